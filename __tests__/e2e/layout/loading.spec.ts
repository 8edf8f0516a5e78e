/** What loads when, and what the site's policy forbids. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { footerLink, live, requestsOf, visit } from '../support/visit';
import { windows } from '../support/widths';

declare global {
  interface Document {
    /** https://developer.mozilla.org/en-US/docs/Web/API/FeaturePolicy */
    featurePolicy: { allowedFeatures: () => string[] };
  }
}

test('scripts load after the first paint, and the rest when it is needed', async ({ page }) => {
  const requests = requestsOf(page);
  await visit(page, '/home');
  const { firstScript, painted } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return {
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    };
  });
  expect(firstScript).toBeGreaterThan(painted);
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('navigation', { name: 'Main' }).getByText('Contact Us');
  for (const [file, need] of [
    ['/page-data/contact/', () => link.hover()],
    ['/web-vitals-', () => page.keyboard.press('Tab')],
    ['countries', () => live(page.locator('#enquiry-form'))],
  ] as const) {
    const request = expect.stringContaining(file);
    expect(requests).not.toContainEqual(request);
    await need();
    await expect.poll(() => requests).toContainEqual(request);
  }
});

/** The boxes of what comes before the style sheet that a long page links after its first view. */
const boxesOfFirstView = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('main [data-styles]');
    const before = Node.DOCUMENT_POSITION_FOLLOWING;
    return [...document.querySelectorAll('header *, main *')]
      .filter((each) => place && each.compareDocumentPosition(place) === before)
      .map((each) => JSON.stringify([each.tagName, each.getBoundingClientRect()]));
  });

for (const address of ['/home', '/contact', '/solutions/operationalrisk']) {
  test(`the first view of ${address} needs no linked style sheet`, async ({ page }) => {
    const open = async () => {
      await visit(page, address);
      await page.evaluate(() => document.fonts.ready);
    };
    for (const { size } of windows) {
      await page.setViewportSize(size);
      await open();
      const styled = await boxesOfFirstView(page);
      expect(styled.length).toBeGreaterThan(20);
      await page.route('/component---*.css', (route) =>
        route.fulfill({ contentType: 'text/css', body: '' }),
      );
      await open();
      expect(await boxesOfFirstView(page)).toEqual(styled);
      await page.unrouteAll();
    }
  });
}

test('a long page has its styles when the visitor returns', async ({ page }) => {
  const closing = page.locator('section[aria-labelledby=closing] > div');
  await visit(page, '/home');
  await footerLink(page, '/careers').click();
  await expect(page).toHaveURL('/careers');
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(closing).toHaveCSS('display', 'grid');
});

test.describe('the policy', () => {
  // The test provokes violations.
  test.use({ noScriptError: undefined });

  test('lets no string become a script, a style or HTML, and no script use a device', async ({
    page,
  }) => {
    await visit(page, '/home');
    const allowed = await page.evaluate(() => document.featurePolicy.allowedFeatures());
    expect(allowed).toContain('clipboard-write');
    for (const device of ['geolocation', 'camera', 'microphone', 'clipboard-read', 'usb']) {
      expect(allowed).not.toContain(device);
    }
    const result = await page.evaluate(() => {
      const script = document.createElement('script');
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
      document.body.setAttribute('style', 'background: red');
      const attempts = [
        () => (document.body.innerHTML = '<p>planted</p>'),
        () => (script.src = 'https://evil.example/a.js'),
        () => (script.src = 'data:text/javascript,1'),
      ];
      const refused = attempts.filter((attempt) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      });
      return [refused.length, style.sheet?.cssRules.length ?? 0, document.body.style.length];
    });
    expect(result).toEqual([3, 0, 0]);
  });
});
