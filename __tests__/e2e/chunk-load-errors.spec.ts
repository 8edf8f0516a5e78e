import type { Page, Route } from '@playwright/test';
import { scriptsWith } from './support/scripts';
import { expect, test } from './support/test';
import { expectAddress, visit } from './support/visit';

test.use({ provokesFailures: true });

/** How long a script may take before it counts as lost (R186), in milliseconds. */
const chunkTimeout = 120_000;

/** Answers requests for scripts in a way of one's own. */
async function answerScripts(
  page: Page,
  scripts: readonly string[],
  answer: (route: Route) => Promise<void> | undefined,
  options?: { times: number },
) {
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) await page.route(`**/${script}`, answer, options);
}

/** Lets scripts fail to load. */
const failScripts = (page: Page, scripts: readonly string[], options?: { times: number }) =>
  answerScripts(page, scripts, (route) => route.abort(), options);

/**
 * Lets scripts never come, in a browser whose clock the test turns. Returns what waits until the page wants one
 * of them, and then for as long as it has patience.
 */
async function withholdScripts(page: Page, scripts: readonly string[]) {
  await page.clock.install();
  let tell = () => {};
  const isWanted = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await answerScripts(page, scripts, (route) => {
    // What is fetched ahead, by a link, is not wanted yet.
    if (route.request().resourceType() === 'script') tell();
    return undefined;
  });
  return async () => {
    await isWanted;
    await page.clock.fastForward(chunkTimeout);
  };
}

test('where no script loads at all, the page can be read and left', async ({ page }) => {
  await failScripts(page, ['*.js']);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expectAddress(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who are we');
});

for (const [address, headline] of [
  ['/home', "Resilience isn't luck. Its a Strategy"],
  ['/careers', 'Build what holds'],
] as const) {
  test(`where the carousel’s script fails on ${address}, its slides are a row that scrolls`, async ({
    page,
  }) => {
    await failScripts(page, scriptsWith('slick-slider'));
    await visit(page, address);
    const carousel = page.locator('[aria-roledescription=carousel]');
    const slides = carousel.getByRole('listitem');
    await carousel.scrollIntoViewIfNeeded();
    await expect(slides.first()).toBeInViewport();
    await carousel.getByRole('button', { name: /^Next/ }).click();
    await expect(slides.first()).not.toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  });
}

/** Expects the error screen, and home by the button on it. */
async function expectErrorScreen(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.unrouteAll();
  await page.getByRole('main').getByRole('link', { name: 'Go to Home Page' }).click();
  await expectAddress(page, '/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Resilience isn't luck. Its a Strategy",
  );
}

test('where a form’s script fails, the page ends on the error screen with its ways on', async ({
  page,
}) => {
  await failScripts(page, scriptsWith('companyStrength'));
  await visit(page, '/contact');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expectErrorScreen(page);
});

test('where a form’s script fails once, the form answers a moment later', async ({ page }) => {
  await failScripts(page, scriptsWith('companyStrength'), { times: 1 });
  await visit(page, '/contact');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('First Name')).toHaveAttribute('aria-invalid', 'true');
});

test('offline, a page stands without its form’s script; online again, the form answers', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await visit(page, '/contact');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.getByLabel('First Name').scrollIntoViewIfNeeded();
  await page.getByLabel('First Name').fill('Ada');
  await failed;
  for (let minute = 0; minute < 5; minute += 1) {
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  }
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('Company Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test('where a form’s script fails, what was typed meanwhile stands in the form of the next page', async ({
  page,
}) => {
  await failScripts(page, scriptsWith('companyStrength'));
  await page.goto('/contact');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Message').fill('We have four auditors.');
  await page.getByRole('combobox', { name: /^Country/ }).fill('Ind');
  await expectErrorScreen(page);
  await page.getByLabel('First Name').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Message')).toHaveValue('We have four auditors.');
  await expect(page.getByRole('combobox', { name: /^Country/ })).toHaveValue('');
});

test('where a form’s script never comes, the page stands for two minutes, then ends likewise', async ({
  page,
}) => {
  const outlast = await withholdScripts(page, scriptsWith('companyStrength'));
  await visit(page, '/contact');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await outlast();
  await expectErrorScreen(page);
});

test('where the next page’s script fails, the visitor gets there all the same', async ({
  page,
}) => {
  await failScripts(page, ['component---src-pages-careers-*.js']);
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expectAddress(page, '/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w+/);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('where the next page’s script never comes, two minutes later the visitor gets there all the same', async ({
  page,
}) => {
  const outlast = await withholdScripts(page, ['component---src-pages-careers-*.js']);
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who are we');
  await outlast();
  await expectAddress(page, '/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build what holds');
});
