import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/geometry';
import { expect, moving, test } from './support/test';
import { footerLink, holdFiles, visit } from './support/visit';
import { phone } from './support/widths';

test.use(moving);

/** The carousel of roles has six slides. */
const roles = [
  ...['Solution Architect', 'Designer', 'QA Engineer'],
  ...['Data Engineer', 'Project Manager', 'Software Engineer'],
];

/** The two carousels, their slides by a text in them, and how many they show at a window's width. */
const carousels = [
  {
    address: '/home',
    name: 'Client Testimonials',
    slides: ['A. R.', 'M. K.', 'S. D.', 'J. T.'],
    visible: { 1280: 2, 801: 2, 800: 1, 390: 1 },
  },
  {
    address: '/careers',
    name: 'Career Opportunities',
    slides: roles,
    visible: { 1280: 3, 730: 3, 729: 1, 390: 1 },
  },
] as const;

const carouselOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Scrolls to the carousel of a page, and waits until it can move. */
async function findCarousel(page: Page, name: string) {
  const carousel = carouselOf(page, name);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('[inert]').first()).toBeAttached();
  return {
    carousel,
    slides: carousel.locator(':not([inert]) > * > * > :is(figure, :has(> h3))'),
    previous: carousel.getByRole('button', { name: /^Previous/ }),
    next: carousel.getByRole('button', { name: /^Next/ }),
  };
}

/** Expects the slides in view to be these, and to be announced by their numbers. */
async function expectRoles(carousel: Locator, slides: Locator, announced: string, first: number) {
  await expect(carousel).toContainText(announced);
  const shown = [...roles, ...roles].slice(first - 1, first - 1 + (await slides.count()));
  await expect(slides.getByRole('heading')).toHaveText(shown);
}

for (const { address, name, slides: texts, visible } of carousels) {
  const widths = Object.entries(visible).toReversed();
  const containing = texts.map((text) => new RegExp(text));

  test(`${name} shows as many slides as fit the window, which keep the focus`, async ({ page }) => {
    const release = await holdFiles(page, '**/carousel-*.js');
    await visit(page, address);
    await carouselOf(page, name).getByRole('list').focus();
    release();
    const { carousel, slides, previous } = await findCarousel(page, name);
    await expect(previous).toBeFocused();
    for (const [width, shown] of widths) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await expect(slides).toHaveText(containing.slice(0, shown));
      // react-slick gives slides their width, and with it their height, a while after a resize.
      await expect(async () => {
        await carousel.scrollIntoViewIfNeeded();
        await expect(slides.last()).toBeInViewport({ ratio: 0.9, timeout: 1_000 });
      }).toPass();
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${name} shows as many slides in a row that scrolls to its end`, async ({ page }) => {
      await page.goto(address);
      const row = carouselOf(page, name).getByRole('list');
      const slides = row.getByRole('listitem');
      await expect(slides).toHaveText(containing);
      for (const [width, shown] of widths) {
        await page.setViewportSize({ width: Number(width), height: 900 });
        await row.scrollIntoViewIfNeeded();
        await expect(slides.nth(shown - 1)).toBeInViewport({ ratio: 0.9 });
        await expect(slides.nth(shown)).not.toBeInViewport({ ratio: 0.1 });
      }
      await slides.last().scrollIntoViewIfNeeded();
      await expect(slides.last()).toBeInViewport({ ratio: 0.5 });
    });
  });
}

test('buttons and keys move a carousel one slide at a time, in a loop', async ({ page }) => {
  await visit(page, '/about');
  // Through a link, so that the browser renders the page, not the server.
  await footerLink(page, '/careers').click();
  const { carousel, slides, previous, next } = await findCarousel(page, 'Career Opportunities');
  await expect(carousel.getByRole('button')).toHaveCount(2);
  await expectRoles(carousel, slides, '1–3 of 6', 1);
  await previous.click();
  await expectRoles(carousel, slides, '6, 1 and 2 of 6', 6);
  await previous.press('Tab');
  for (const [key, announced, first] of [
    ['Enter', '1–3 of 6', 1],
    ['Space', '2–4 of 6', 2],
  ] as const) {
    await expect(next).toBeFocused();
    await page.keyboard.press(key);
    await expectRoles(carousel, slides, announced, first);
  }
  // The keyboard reaches nothing else but the links of the slides in view.
  await next.press('Tab');
  await expect(carousel.locator(':focus')).toHaveCount(0);
  await previous.press('Shift+Tab');
  await expect(carousel.locator('a:focus')).toBeInViewport({ ratio: 1 });
  // A resize and the second click come during the first step.
  await next.evaluate((button: HTMLElement) => {
    button.click();
    window.dispatchEvent(new Event('resize'));
    button.click();
  });
  await expectRoles(carousel, slides, '4–6 of 6', 4);
});

test('the text of slides is copied with the page, but a drag selects none', async ({ page }) => {
  await visit(page, '/careers');
  const { carousel, slides } = await findCarousel(page, 'Career Opportunities');
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await page.keyboard.press('ControlOrMeta+a');
  for (const role of roles.slice(0, 3)) expect(await selected()).toContain(role);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  const { x, y, width, height } = await boxOf(slides.last());
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - width / 2, y + height / 2, { steps: 10 });
  await page.mouse.up();
  await expectRoles(carousel, slides, '2–4 of 6', 2);
  expect(await selected()).toBe('');
});

for (const [reducedMotion, duration] of [
  ['no-preference', '0.5s'],
  ['reduce', 'none'],
] as const) {
  test(`with ${reducedMotion} for reduced motion, a step moves for ${duration}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/careers');
    const { carousel, slides, next } = await findCarousel(page, 'Career Opportunities');
    await page.evaluate(() => {
      document.documentElement.dataset.moves = 'none';
      // An event of the transition could come after its end.
      new MutationObserver((changes) => {
        const moves = changes
          .map(({ target }) => getComputedStyle(target as HTMLElement))
          .filter(({ transitionProperty }) => transitionProperty.endsWith('transform'));
        const move = moves.find(({ transitionDuration }) => transitionDuration !== '0s');
        if (move) document.documentElement.dataset.moves = move.transitionDuration;
      }).observe(document.body, { attributeFilter: ['style'], subtree: true });
    });
    await next.click();
    await expectRoles(carousel, slides, '2–4 of 6', 2);
    await expect(page.locator('html')).toHaveAttribute('data-moves', duration);
  });
}

test.describe('on a touch screen', () => {
  test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

  test('a swipe moves a carousel', async ({ page }) => {
    await visit(page, '/careers');
    const { carousel, slides } = await findCarousel(page, 'Career Opportunities');
    const { x, y, width, height } = await boxOf(slides.first());
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...distances: number[]) => {
      const at = (distance: number) => ({ x: x + width / 2 + 100 - distance, y: y + height / 2 });
      return session.send('Input.dispatchTouchEvent', { type, touchPoints: distances.map(at) });
    };
    await touch('touchStart', 0);
    for (let distance = 20; distance <= 200; distance += 20) await touch('touchMove', distance);
    await touch('touchEnd');
    await expectRoles(carousel, slides, '2 of 6', 2);
    // Two fingers enlarge the page.
    await expect(carousel.locator('.slick-slider')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  });
});
