/**
 * `npm run screens [part of a name …]`: screenshots of every route and state at four widths and a contact sheet, in
 * `screens/`, README's picture and, with the name `guide`, those of the writers' guide. It serves the site as built for the
 * tests, and builds it if there is none. `-- --compare REF` lays them beside those of another version, in
 * `screens/compared.html`.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { runCommand } from '../run-command';
import { withBrowser } from '../site/browser';
import { buildSite, environment, testPorts } from '../site/gatsby';
import { routes, widths } from '../site/routes';
import { withTestSite } from '../site/serve-site';
import { compareWith } from './compare';
import { contactSheet, type Screen } from './contact-sheet';
import { takeGuidePictures } from './guide';
import { states, type State } from './states';

const folder = 'screens';
const site = `http://localhost:${testPorts.site}`;

const height = (width: number) => (width < 500 ? 844 : 900);

/** Scrolls through the page, so that everything that loads near the viewport is there. */
async function scrollThrough(page: Page): Promise<void> {
  const bottom = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < bottom; top += 500) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Waits for the site's font, which may arrive late on a busy machine. */
async function loadFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
    if (!link) throw new Error('The page does not preload a font.');
    const font = new FontFace('Instrument Sans', `url(${link.href})`, { weight: '400 600' });
    document.fonts.add(await font.load());
  });
}

async function open(browser: Browser, route: string, width: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: height(width) },
    reducedMotion: 'reduce',
  });
  await page.goto(`${site}${route}`);
  await loadFont(page);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Every route as a whole, and every state in its window. */
const subjects: readonly State[] = [
  ...routes.map((route) => ({
    name: route.slice(1).replaceAll('/', '-'),
    route,
    isWholePage: true,
    prepare: scrollThrough,
  })),
  ...states.map((state) => ({ ...state, name: `state-${state.name}` })),
];

async function takeAll(browser: Browser, wanted: readonly string[]): Promise<Screen[]> {
  const screens: Screen[] = [];
  for (const { name, route, prepare, isWholePage, widths: own = widths } of subjects) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    for (const width of own) {
      const page = await open(browser, route, width);
      await prepare(page);
      if (!isWholePage) await page.waitForTimeout(400);
      const file = `${name}-${width}.png`;
      await page.screenshot({ path: `${folder}/${file}`, fullPage: isWholePage });
      await page.close();
      screens.push({ name, width, file });
    }
  }
  return screens;
}

/** Takes the screenshots and writes the contact sheet and README's picture. */
async function takeScreenshots(browser: Browser, wanted: readonly string[]): Promise<Screen[]> {
  const screens = await takeAll(browser, wanted);
  await writeFile(`${folder}/index.html`, contactSheet(screens));
  if (screens.some(({ file }) => file === 'home-1280.png')) {
    const page = await open(browser, '/home', 1280);
    await page.screenshot({ path: 'docs/home.png' });
  }
  if (wanted.includes('guide')) await takeGuidePictures(browser);
  console.log(`${screens.length} pictures: ${folder}/index.html`);
  return screens;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { compare: { type: 'string' } },
    allowPositionals: true,
  });
  if (!existsSync('public/home/index.html')) await buildSite(environment(testPorts));
  await mkdir(folder, { recursive: true });
  const screens = await withTestSite(() =>
    withBrowser((browser) => takeScreenshots(browser, positionals)),
  );
  if (!values.compare) return;
  const compared = await compareWith(values.compare, screens, folder, positionals);
  await writeFile(`${folder}/compared.html`, contactSheet(compared));
  console.log(`${compared.length} of ${screens.length} differ: ${folder}/compared.html`);
}

runCommand(main);
