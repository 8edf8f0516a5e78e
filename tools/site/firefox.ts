import puppeteer, { type Browser } from 'puppeteer-core';
import { installed } from './browser';

/**
 * Starts Firefox without a window, driven over WebDriver BiDi. Playwright can't: its own channel for it asks
 * for commands that released versions of Firefox don't know, such as emulation.setMediaFeaturesOverride.
 */
export const launchFirefox = async (): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: installed(
      [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'],
      'No Firefox found. Install it (Debian: firefox-esr), or set FIREFOX to its path.',
    ),
    defaultViewport: { width: 1280, height: 900 },
  });
