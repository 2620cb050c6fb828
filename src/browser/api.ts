/**
 * The WebExtension API with promises in every browser. This folder is the only one that touches it, so that
 * everything else can run, and be tested, without a browser extension around it.
 */
export { default as browser } from 'webextension-polyfill';
