import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/controls.css';
import '../styles/verdict.css';
import '../styles/crawlers.css';
import '../styles/data.css';
import '../styles/picker.css';
import '../styles/popup.css';
import { render } from 'preact';
import type { PopupServices } from './popup-services.ts';
import { createPopupStore } from './popup-store.ts';
import { PopupView } from './popup-view.tsx';

/**
 * Shows the popup in an element and asks about the current tab.
 *
 * @returns a function that takes it away again
 */
export function mountPopup(root: HTMLElement, services: PopupServices): () => void {
  const store = createPopupStore(services);
  render(<PopupView store={store} services={services} />, root);
  void store.start();
  return () => {
    store.dispose();
    render(null, root);
  };
}
