import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';
import { onPath } from './on-path.ts';

/** Where a browser is and what it calls itself, or one sentence that says why there is none. */
export type FoundBrowser = { path: string; version: string } | { missing: string };

const applications = '/Applications';
const programs = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']];

/** Commands on the PATH and fixed places, best first. Chromium and Chrome serve us equally. */
const chromiumPlaces = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  `${applications}/Chromium.app/Contents/MacOS/Chromium`,
  `${applications}/Google Chrome.app/Contents/MacOS/Google Chrome`,
  ...programs.map((folder) => path.join(folder ?? '/', 'Google/Chrome/Application/chrome.exe')),
];
const firefoxPlaces = [
  'firefox',
  'firefox-esr',
  `${applications}/Firefox.app/Contents/MacOS/firefox`,
  ...programs.map((folder) => path.join(folder ?? '/', 'Mozilla Firefox/firefox.exe')),
];

/** Playwright gives up by itself where it is not allowed to download; this stops one that neither comes nor fails. */
const downloadLimitMs = 180_000;

/**
 * Finds a Chromium or Chrome, or gets one: `CHROMIUM_PATH`, an installed one, Playwright's, Debian's.
 * The first use downloads, and says so.
 */
export async function findChromium(): Promise<FoundBrowser> {
  const named = fromVariable('CHROMIUM_PATH');
  if (named) return named;
  const { chromium } = await import('@playwright/test');
  const found = firstThatRuns(chromiumPlaces) ?? runs(chromium.executablePath());
  if (found) return found;

  console.log("Downloading Playwright's Chromium: no Chromium or Chrome is installed.");
  const failure = downloadWithPlaywright();
  const downloaded = failure === null ? runs(chromium.executablePath()) : null;
  if (downloaded) return downloaded;
  console.log(failure ?? "Playwright's Chromium does not start here: system libraries it needs are missing.");

  const refusal = installDebianPackages(['chromium', 'fonts-dejavu-core'], 'the download did not work');
  const installed = firstThatRuns(chromiumPlaces);
  if (installed) return installed;
  return {
    missing: `No Chromium or Chrome: install one, or set CHROMIUM_PATH to one. ${refusal ?? ''}`.trim(),
  };
}

/** Finds a Firefox, or gets Debian's: `FIREFOX_PATH`, an installed one, Debian's. Playwright's is a patched one. */
export function findFirefox(): FoundBrowser {
  const found = fromVariable('FIREFOX_PATH') ?? firstThatRuns(firefoxPlaces);
  if (found) return found;
  const refusal = installDebianPackages(['firefox-esr'], 'no Firefox is installed');
  const installed = firstThatRuns(firefoxPlaces);
  if (installed) return installed;
  return { missing: `No Firefox: install one, or set FIREFOX_PATH to one. ${refusal ?? ''}`.trim() };
}

function fromVariable(name: string): FoundBrowser | null {
  const place = process.env[name];
  if (!place) return null;
  return runs(place) ?? { missing: `${name} is ${place}, and that does not start.` };
}

function firstThatRuns(places: readonly string[]): { path: string; version: string } | null {
  for (const place of places) {
    const found = runs(place);
    if (found) return found;
  }
  return null;
}

/** Asks a browser for its version. Null when it is not there, or lacks the libraries to start. */
function runs(place: string): { path: string; version: string } | null {
  const full = path.isAbsolute(place) ? place : onPath(place);
  if (full === null || !existsSync(full)) return null;
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return { path: full, version: path.basename(full, '.exe') };
  const { status, stdout } = spawnSync(full, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  if (status !== 0) return null;
  const [version = ''] = stdout.match(/\S.*?[\d.]+/) ?? [];
  return { path: full, version };
}

/** Returns null when the download worked, else one sentence. With Debian's package at hand it gives up sooner. */
function downloadWithPlaywright(): string | null {
  const cli = path.join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
  const { status, stderr, error } = spawnSync(
    process.execPath,
    [cli, 'install', '--no-shell', '--no-progress', 'chromium'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: downloadLimitMs,
      env: {
        ...process.env,
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: canInstallDebianPackages() ? '15000' : '60000',
      },
    },
  );
  if (status === 0) return null;
  if (error) return `The download was given up: ${error.message}.`;
  const reason = stderr.match(/Error: (?!Download)(.+)/)?.[1] ?? `it ended with ${status}`;
  return `The download did not work: ${reason}.`;
}
