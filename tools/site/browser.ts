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

/** The browser for screenshots and tests: the one that CHROMIUM names, or else the system's. Throws if there is none. */
export function browserPath(): string {
  const found = [process.env.CHROMIUM, ...browsers].find((file) => file && existsSync(file));
  if (!found) throw new Error('No Chromium found. Run `npm test`, or set CHROMIUM to its path.');
  return found;
}

/** Starts the browser headless. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: browserFlags });
