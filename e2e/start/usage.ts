import { DEFAULT_AGENT } from '../../src/agents/index.ts';
import { DEFAULT_BOUNDS } from '../../src/crawl/index.ts';
import { boundsText } from '../../src/ui/options/bounds-fields.ts';

const { pages, depth, time, size, delay } = boundsText(DEFAULT_BOUNDS);

/** What `--help` prints. */
export const usage = `npm start [-- <url> options]

Opens a browser with Gatepost on <url>, or on the bundled demo site. With --headless, and wherever there is no display,
it clicks the toolbar button, reads the verdict, crawls the site, prints both and saves them.
A URL without http:// or https:// is read as https, on this machine (localhost:8080) as http.

  --headless         no window, although there is a display (default: a window where there is a display)
  --agent TOKEN      the crawler, by product token (default: ${DEFAULT_AGENT})
  --max-pages N      fetch at most N pages (default: ${pages})
  --max-depth N      follow links at most N deep (default: ${depth})
  --max-time SECONDS end the crawl after so long (default: ${time})
  --max-size MB      end it after so much has been received (default: ${size})
  --delay SECONDS    wait between two requests; robots.txt can only raise it (default: ${delay})
  --out FOLDER       where report.json and the screenshots go; what is there is replaced (default: a new temporary folder)
  --help             this text`;
