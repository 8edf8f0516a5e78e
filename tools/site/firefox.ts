import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The Firefox that FIREFOX names, else the system's; throws where there is none, with what to do. */
function firefoxPath(): string {
  const named = process.env.FIREFOX;
  const found = (named ? [named] : places).find((place) => existsSync(place));
  if (!found) {
    const missing = named ? `There is no Firefox at ${named}` : 'No Firefox found';
    throw new Error(`${missing}. Install it (Debian: firefox-esr), or set FIREFOX to its path.`);
  }
  return found;
}

/**
 * Starts Firefox without a window, driven over WebDriver BiDi. Playwright can't: its own channel for it asks
 * for commands that released versions of Firefox don't know, such as emulation.setMediaFeaturesOverride.
 */
export const launchFirefox = async (): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    defaultViewport: { width: 1280, height: 900 },
  });
