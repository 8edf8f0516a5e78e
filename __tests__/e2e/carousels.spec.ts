import type { Locator, Page } from '@playwright/test';
import { careers, testimonials } from './support/content';
import { boxOf } from './support/geometry';
import { expect, moving, test } from './support/test';
import { footerLink, holdFiles, visit } from './support/visit';
import { phone } from './support/widths';

test.use(moving);

/** Matches an element that contains a text. */
const containing = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** The two carousels, and how many slides they show at a window's width. */
const carousels = [
  {
    address: '/home',
    name: testimonials.heading,
    controls: testimonials.controls,
    slides: 'figure',
    texts: testimonials.testimonials.map(({ text }) => containing(text)),
    visible: { 1280: 2, 801: 2, 800: 1, 390: 1 },
  },
  {
    address: '/careers',
    name: careers.opportunities.heading,
    controls: careers.opportunities.controls,
    slides: ':has(> h3)',
    texts: careers.opportunities.roles.map(({ description }) => containing(description)),
    visible: { 1280: 3, 730: 3, 729: 1, 390: 1 },
  },
] as const;

/** The carousel on which common behaviour is tested. */
const [, roles] = carousels;
const count = roles.texts.length;

const carouselOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Scrolls to the carousel of a page, and waits until it can move. */
async function findCarousel(page: Page, { name, controls, slides }: (typeof carousels)[number]) {
  const carousel = carouselOf(page, name);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('[inert]').first()).toBeAttached();
  return {
    carousel,
    slides: carousel.locator(`:not([inert]) > * > * > ${slides}`),
    previous: carousel.getByRole('button', { name: controls.previous }),
    next: carousel.getByRole('button', { name: controls.next }),
  };
}

/** The visible slides, starting from one of them; the first follows the last. */
const run = <Item>(items: readonly Item[], from: number, length: number): Item[] =>
  [...items, ...items].slice(from, from + length);

/** Expects a step to have ended on a slide, counted from 1, and no hidden slide or clone to be in reach. */
async function expectFirst(carousel: Locator, slides: Locator, first: number) {
  const shown = await slides.count();
  const last = ((first + shown - 2) % count) + 1;
  const { one, several, wrapped } = roles.controls;
  const numbers = run([...Array(count).keys()], first - 1, shown).map((index) => String(index + 1));
  const announced = (last < first ? wrapped : shown === 1 ? one : several)
    .replace('{slides}', new Intl.ListFormat('en-GB').format(numbers))
    .replace('{first}', String(first))
    .replace('{last}', String(last))
    .replace('{count}', String(count));
  await expect(carousel).toContainText(announced);
  await expect(slides).toHaveText(run(roles.texts, first - 1, shown));
}

async function expectSideBySide(carousel: Locator, slides: Locator) {
  const frame = await boxOf(carousel);
  let edge = frame.x - 0.1;
  for (const slide of await slides.all()) {
    const { x, width } = await boxOf(slide);
    expect(x).toBeGreaterThanOrEqual(edge);
    edge = x + width;
  }
  expect(edge).toBeCloseTo(frame.x + frame.width, 1);
}

for (const expected of carousels) {
  const { name, address, texts, visible } = expected;
  const widths = Object.entries(visible).toReversed();

  test(`${name} shows as many slides as fit the window, which keep the focus`, async ({ page }) => {
    const release = await holdFiles(page, '**/carousel-*.js');
    await visit(page, address);
    await carouselOf(page, name).getByRole('list').focus();
    release();
    const { carousel, slides, previous } = await findCarousel(page, expected);
    await expect(previous).toBeFocused();
    for (const [width, shown] of widths) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await expect(slides).toHaveText(run(texts, 0, shown));
      await expect(() => expectSideBySide(carousel, slides)).toPass({ timeout: 7_000 });
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${name} shows as many slides in a row that scrolls to its end`, async ({ page }) => {
      await page.goto(address);
      const row = carouselOf(page, name).getByRole('list');
      const slides = row.getByRole('listitem');
      await expect(slides).toHaveText([...texts]);
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

test('buttons and the mouse move a carousel one slide at a time, in a loop', async ({ page }) => {
  await visit(page, '/about');
  // Through a link, so that the browser renders the page, not the server.
  await footerLink(page, roles.address).click();
  const { carousel, slides, previous, next } = await findCarousel(page, roles);
  await expect(carousel.getByRole('button')).toHaveCount(2);
  await expectFirst(carousel, slides, 1);

  // The text of slides is copied with the page, but a drag selects none.
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await page.keyboard.press('ControlOrMeta+a');
  for (const text of await slides.allInnerTexts()) {
    expect(await selected()).toContain(text.split('\n')[0]);
  }
  await page.evaluate(() => getSelection()?.removeAllRanges());
  const { x, y, width, height } = await boxOf(slides.last());
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - width / 2, y + height / 2, { steps: 10 });
  await page.mouse.up();
  await expectFirst(carousel, slides, 2);
  expect(await selected()).toBe('');
  await previous.click();
  await expectFirst(carousel, slides, 1);

  await previous.press('Tab');
  for (let step = 1; step <= count; step += 1) {
    await expect(next).toBeFocused();
    await page.keyboard.press(step % 2 === 0 ? 'Enter' : 'Space');
    await expectFirst(carousel, slides, (step % count) + 1);
  }
  // The keyboard reaches nothing else but the links of the slides in view.
  await next.press('Tab');
  await expect(carousel.locator(':focus')).toHaveCount(0);
  await previous.press('Shift+Tab');
  await expect(carousel.locator('a:focus')).toBeInViewport({ ratio: 1 });
  await previous.click();
  await expectFirst(carousel, slides, count);
  // A resize and the second click come during the first step.
  await next.evaluate((button: HTMLElement) => {
    button.click();
    window.dispatchEvent(new Event('resize'));
    button.click();
  });
  await expectFirst(carousel, slides, 2);

  // A step takes 500 ms, or no time with reduced motion.
  for (const [reducedMotion, duration] of [
    ['no-preference', '0.5s'],
    ['reduce', 'none'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.reload();
    await findCarousel(page, roles);
    await page.evaluate(() => {
      document.documentElement.dataset.moves = 'none';
      document.addEventListener('transitionrun', ({ propertyName, target }) => {
        if (!(target instanceof HTMLElement) || !propertyName.endsWith('transform')) return;
        document.documentElement.dataset.moves = getComputedStyle(target).transitionDuration;
      });
    });
    await next.click();
    await expectFirst(carousel, slides, 2);
    await expect(page.locator('html')).toHaveAttribute('data-moves', duration);
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

  test('a swipe moves a carousel, and two fingers enlarge the page', async ({ page }) => {
    await visit(page, roles.address);
    const { carousel, slides, next } = await findCarousel(page, roles);
    const { x, y, width, height } = await boxOf(slides.first());
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...distances: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: distances.map((distance, id) => ({
          id,
          x: x + width / 2 + 100 - distance,
          y: y + height / 2,
        })),
      });
    await touch('touchStart', 0);
    for (let distance = 20; distance <= 200; distance += 20) await touch('touchMove', distance);
    await touch('touchEnd');
    await expectFirst(carousel, slides, 2);
    await next.click();
    await expectFirst(carousel, slides, 3);

    await touch('touchStart', 90);
    for (let distance = 20; distance <= 90; distance += 10) {
      await touch('touchMove', 90 - distance, 110 + distance);
    }
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1);
    await expectFirst(carousel, slides, 3);
  });
});
