import { chromium, type Browser } from '@playwright/test';
import { existsSync } from 'node:fs';
import browsers from '../run/browsers.json';

/** Flags that keep the browser from opening other connections. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first of these programs that is installed. Throws if there is none, with what to do. */
export function installed(files: readonly (string | undefined)[], advice: string): string {
  const found = files.find((file) => file && existsSync(file));
  if (!found) throw new Error(advice);
  return found;
}

/** The browser for screenshots and tests: the one that CHROMIUM names, or else the system's. */
export const browserPath = (): string =>
  installed(
    [process.env.CHROMIUM, ...browsers],
    'No Chromium found. Run `npm test`, or set CHROMIUM to its path.',
  );

/** Starts the browser headless. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: browserFlags });
