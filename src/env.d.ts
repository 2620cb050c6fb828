/** What the build says of itself. */
interface ImportMetaEnv {
  /** The browser that this build is for. */
  readonly BROWSER: 'chrome' | 'firefox';
}
