import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const first = (files) => files.find((file) => file && existsSync(file));
const onPath = (...names) =>
  first((process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))));
const usualPlaces = () =>
  first([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
    ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
      (name) => process.env[name] && join(process.env[name], 'Google/Chrome/Application/chrome.exe'),
    ),
  ]);

/** The browser in an npm package (Linux x64), unpacked once with the libraries it needs. */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // also unpacks its shared libraries, so nothing has to be installed
  const before = process.env.AWS_EXECUTION_ENV;
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return {
      executablePath: await chromium.executablePath(),
      env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '', FONTCONFIG_PATH: process.env.FONTCONFIG_PATH ?? '' },
    };
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  } finally {
    if (before === undefined) delete process.env.AWS_EXECUTION_ENV;
  }
}

const shellOnPath = () => {
  const executablePath = onPath('chrome-headless-shell', 'chromium-headless-shell');
  return executablePath && { executablePath };
};

const installed = () => {
  const executablePath =
    onPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge') ?? usualPlaces();
  return executablePath && { executablePath };
};

/**
 * A Chromium: BROWSER_PATH, else an installed one, else the one in an npm package, else Playwright's own.
 *
 * @param wanted `shell` prefers a headless shell, which the npm package contains too: the same engine without the
 *   browser's windows takes a sixth less processor time for a test
 * @throws Error that says how to install one
 */
export async function findBrowser(wanted = 'browser') {
  const named = process.env.BROWSER_PATH ?? process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`BROWSER_PATH names no file: ${named}`);
    return { executablePath: named };
  }
  const found =
    wanted === 'shell'
      ? (shellOnPath() ?? (await fromPackage()) ?? installed())
      : (installed() ?? (await fromPackage()));
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return { executablePath: chromium.executablePath() };
  throw new Error(
    'There is no browser: install Chrome or Chromium (apt-get install chromium), or name one in BROWSER_PATH.',
  );
}

/** Flags for a Chromium that runs as root, without a GPU, and only connects to this machine. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--hide-scrollbars',
];
