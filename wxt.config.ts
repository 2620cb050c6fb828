import preact from '@preact/preset-vite';
import { defineConfig } from 'wxt';

export default defineConfig({
  entrypointsDir: 'entrypoints',
  publicDir: 'public',
  outDir: '.output',
  manifestVersion: 3,
  imports: false,
  modules: ['@wxt-dev/webextension-polyfill'],
  vite: () => ({
    plugins: [preact()],
    // A reviewer of a store reads what is shipped, and the sizes are small enough not to matter.
    build: { minify: false, target: 'es2024' },
  }),
  manifest: ({ browser }) => ({
    name: 'Gatepost',
    short_name: 'Gatepost',
    description:
      'Shows which crawlers may fetch this page and why, and previews what a crawl of the site would find.',
    // None of these shows a warning at install: a test reads the built manifest and holds that.
    permissions: [
      'activeTab',
      'declarativeNetRequestWithHostAccess',
      'scripting',
      'storage',
      'unlimitedStorage',
      'webRequest',
    ],
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    icons: { 16: 'icon/16.png', 32: 'icon/32.png', 48: 'icon/48.png', 128: 'icon/128.png' },
    action: { default_title: 'Check this page with Gatepost' },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'gatepost@gatepost.example',
              // The first that reads data_collection_permissions on a telephone, too; has all that is used here.
              strict_min_version: '142.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : { minimum_chrome_version: '140' }),
  }),
});
