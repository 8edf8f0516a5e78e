/** Extensions, translators and proxies change a page before React hydrates it. No visitor input is lost. */
import type { Locator, Page } from '@playwright/test';
import { newVisitor, textFields } from './forms/support/values';
import {
  choose,
  expectValues,
  fillIn,
  openEnquiry,
  options,
  picker,
} from './forms/support/visitor';
import { about, contact, forms } from './support/content';
import { boxOf } from './support/geometry';
import { translate } from './support/translate';
import { expect, test } from './support/test';
import { expectPage, headerLink, hydrated, visit, visitWithoutScripts } from './support/visit';
import { phone } from './support/widths';

/** Each runs in the page. */
const changes = {
  'an attribute on the body and on inputs': () => {
    document.body.setAttribute('data-extension', '');
    for (const input of document.querySelectorAll('input, textarea')) {
      input.setAttribute('data-manager', 'ignore');
    }
  },
  'an element in the body': () => document.body.prepend(document.createElement('div')),
  'an element in the page': () =>
    document.querySelector('#content')?.prepend(document.createElement('div')),
  'an element in the header': () =>
    document.querySelector('header')?.append(document.createElement('div')),
  'an element in each form': () =>
    document.querySelectorAll('form').forEach((form) => form.prepend(document.createElement('i'))),
  'an element beside each input': () =>
    document
      .querySelectorAll('input, textarea')
      .forEach((input) => input.after(document.createElement('i'))),
  'other words': () =>
    document.querySelectorAll('h2, label span').forEach((element) => (element.textContent += '!')),
  'no comments': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const comments: Node[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    for (const comment of comments) comment.parentNode?.removeChild(comment);
  },
  translation: () => {
    document.documentElement.dataset.translateNow = '';
  },
};

/** All changes except translation at once, then translation; in the nightly job each by itself. */
const { translation, ...others } = changes;
const tried: [name: string, made: (() => void)[]][] = process.env.NIGHTLY
  ? Object.entries(changes).map(([name, change]) => [name, [change]])
  : [
      ['all changes by extensions', Object.values(others)],
      ['translation', [translation]],
    ];

/** Opens a page, changes it as they would, and returns a function that lets its scripts load. */
async function open(page: Page, address: string, made: readonly (() => void)[]) {
  await page.setViewportSize(phone.size);
  await page.addInitScript(translate, '[data-translate-now]');
  const release = await visitWithoutScripts(page, address);
  for (const change of made) await page.evaluate(change);
  return async () => {
    release();
    await hydrated(page);
    await page.locator('[data-waiting] form').waitFor({ state: 'detached' });
  };
}

for (const [name, made] of tried) {
  test(`with ${name}, /home keeps its styles, folds and form`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'info') warnings.push(message.text());
    });
    const number = { country: 'India', callingCode: '+91', mobileNo: '9876543210' };
    const visitor = newVisitor({ ...number, subscribeNewsletter: true });
    const hydrate = await open(page, '/home', made);
    const form = page.locator('#enquiry-form');
    const fold = page.locator('details').nth(2);
    await fold.locator('summary').click();
    for (const field of textFields) await form.locator(`[name=${field}]`).fill(visitor[field]);
    await form.locator('[name=companyStrength]').selectOption(visitor.companyStrength);
    await form.locator('[name=subscribeNewsletter]').check();
    await form.locator('[name=mobileNo]').fill('+91 98765 43210');
    await form.locator('[name=country]').fill('india');
    await form.locator('[name=lastName]').focus();
    await hydrate();

    await expect(form.locator('[name=lastName]')).toBeFocused();
    for (const field of textFields) {
      await expect(form.locator(`[name=${field}]`)).toHaveValue(visitor[field]);
    }
    await expect(form.locator('[name=companyStrength]')).toHaveValue(visitor.companyStrength);
    await expect(form.locator('[name=country]')).toHaveValue(visitor.country);
    await expect(form.getByText(visitor.callingCode, { exact: true })).toBeVisible();
    await expect(form.locator('[name=subscribeNewsletter]')).toBeChecked();
    await expect(fold).toHaveAttribute('open');
    // The style sheet linked below the first view is applied.
    await expect(page.locator('section[aria-labelledby=closing]')).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    expect(warnings.length).toBeLessThanOrEqual(1);
  });
}

for (const [address, field, value] of [
  ['/contact', 'message', 'We have four auditors.'],
  ['/insights/factsheet/download', 'companyName', 'Sample Bank'],
  ['/insights/blog', 'mail', 'anna@samplebank.example'],
  ['/insights/search', 'q', 'outsourcing'],
] as const) {
  for (const [name, made] of tried) {
    test(`with ${name}, ${address} keeps typed text`, async ({ page }) => {
      const hydrate = await open(page, address, made);
      const input = page.locator(`main form [name=${field}]`);
      await input.fill(value);
      await hydrate();
      await expect(input).toHaveValue(value);
      await expect(input).toBeFocused();
    });
  }
}

test('fields that an extension puts into its own elements can be filled in', async ({ page }) => {
  const visitor = newVisitor();
  const form = await openEnquiry(page);
  await form.evaluate((element) => {
    for (const field of element.querySelectorAll('input, textarea')) {
      const own = document.createElement('div');
      field.replaceWith(own);
      own.append(field);
    }
  });
  await fillIn(form, visitor);
  await expectValues(form, visitor);
});

/** Whether each text's first line that begins with a number begins at its left. */
const readFromLeft = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.map((element) => {
      const text = element.firstChild;
      const found = /^[+\d].*/m.exec(text?.textContent ?? '');
      if (!text || !found) return undefined;
      const { index, 0: line } = found;
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      return leftOf(index) < leftOf(index + line.length - 1);
    }),
  );

async function expectFromLeft(texts: Locator) {
  await expect(texts).not.toHaveCount(0);
  const results = await readFromLeft(texts);
  expect.soft(results, String(texts)).toContain(true);
  expect.soft(results, String(texts)).not.toContain(false);
}

test('a page that is turned from right to left keeps its numbers, map and carousels', async ({
  page,
}) => {
  const turn = () => page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const numbers = page.locator('a[href^="tel:"]');
  const form = await openEnquiry(page);
  const map = page.getByRole('group', { name: contact.mapLabel, exact: true });
  const places = () =>
    map.locator('button, span[aria-hidden]').evaluateAll((cities) => {
      const land = document.querySelector('[role=group] img')?.getBoundingClientRect().left ?? 0;
      return cities.map((city) => Math.round(city.getBoundingClientRect().left - land));
    });
  const before = await places();
  await turn();
  expect.soft(await places()).toEqual(before);
  await expectFromLeft(numbers);
  await expectFromLeft(page.locator('address p, address + p'));
  const country = picker(form, forms.labels.country);
  await country.click();
  await expectFromLeft(options(form).locator('span:last-child'));
  await choose(country, 'India');
  await expectFromLeft(form.locator('[id$="-prefix"]'));

  await openEnquiry(page, '/home');
  await turn();
  await expectFromLeft(numbers);
  const carousel = page.locator('[aria-roledescription=carousel]');
  const [previous, next] = await carousel.getByRole('button').all();
  if (!previous || !next) throw new Error('No buttons');
  expect((await boxOf(previous)).x).toBeLessThan((await boxOf(next)).x);
});

test('the next page shows even if an extension has removed parts of this one', async ({ page }) => {
  await visit(page, '/home');
  await page.locator('main section').evaluateAll((sections) => {
    for (const section of sections.slice(1)) section.remove();
  });
  await headerLink(page, '/about').click();
  await expectPage(page, '/about', about.banner.title);
});
