import type { Page } from '@playwright/test';
import type { ContactValues } from '../../../src/forms/rules';
import { expectAccessible } from '../support/axe';
import { expect, moving, test } from '../support/test';
import { headerLink, scrollTo, scrollTop } from '../support/visit';
import { phone } from '../support/widths';
import { arrivals } from './support/sandbox';
import { type FormOnPage, newVisitor, nothing, openEnquiry } from './support/visitor';

test.use(moving);

const title = 'Your form is submitted successfully';
const text = 'We will be in touch and contact you soon!';

const popupOf = (page: Page) => page.getByRole('dialog', { name: title });

/** Expects the provider to have received this visitor's enquiry once. */
const expectArrival = async (visitor: ContactValues) =>
  expect(await arrivals('form', visitor.businessMail)).toMatchObject([
    { ...visitor, website: 'keelstone-website' },
  ]);

/** Expects the form to say until the next change that it was sent, and the focus at the top of the page (R62). */
async function expectSent(page: Page, form: FormOnPage) {
  const thanks = 'Your enquiry has been sent. We will be in touch.';
  await expect(form.status).toHaveText(thanks);
  await expect(form.root.getByText(thanks)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await form.field('subscribeNewsletter').check();
  await expect(form.root.getByText(thanks)).toHaveCount(0);
}

/** Submits the form with the page's clock paused, and advances it in small steps until the popup shows. */
async function submitInSteps(page: Page, form: FormOnPage) {
  await page.clock.pauseAt(Date.now() + 600_000);
  await form.submit.click();
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return popupOf(page).isVisible();
    })
    .toBe(true);
}

/** Closes the popup. Returns in how many steps the page then scrolls to the top. */
async function countSteps(page: Page, close: () => Promise<unknown>) {
  await page.evaluate(() => {
    window.addEventListener('scroll', () => {
      const { dataset } = document.documentElement;
      dataset.steps = `${Number(dataset.steps ?? 0) + 1}`;
    });
  });
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await close();
  await expect(popupOf(page)).toHaveCount(0);
  await expect.poll(() => scrollTop(page)).toBe(0);
  return page.evaluate(() => Number(document.documentElement.dataset.steps));
}

test('the popup closes after 2 s, then the page scrolls smoothly to the top', async ({ page }) => {
  await page.clock.install();
  const form = await openEnquiry(page, '/home');
  await form.fillIn(newVisitor({ country: 'United Kingdom', mobileNo: '+44 7911 123456' }));
  await submitInSteps(page, form);
  await expect(popupOf(page)).toHaveAccessibleDescription(text);
  // The page behind it stays where it is.
  const top = await scrollTop(page);
  await page.mouse.move(1, 1);
  await page.mouse.wheel(0, -600);
  await page.keyboard.press('PageUp');
  await page.clock.runFor(1900);
  await expect(popupOf(page)).toBeVisible();
  expect(await scrollTop(page)).toBe(top);
  expect(await countSteps(page, () => page.clock.runFor(100))).toBeGreaterThan(3);
  await form.expectValues(nothing);
  await expectSent(page, form);

  // The form is untouched, and the country of the earlier number is forgotten.
  await page.clock.resume();
  await form.field('firstName').focus();
  await form.choose('India');
  await expect(form.field('mobileNo')).toHaveValue('');
  await expect(form.wrong).toHaveCount(0);
});

/** Fills in the form with the keyboard, and ends on the button. */
async function fillInByKeyboard({ keyboard }: Page, form: FormOnPage, visitor: ContactValues) {
  const typed = { ...visitor, companyStrength: '251', country: 'Nethe' };
  await form.field('firstName').focus();
  for (const name of form.names) {
    await expect(form.field(name)).toBeFocused();
    if (name === 'subscribeNewsletter') await keyboard.press('Space');
    else if (name !== 'mail') await keyboard.type(typed[name]);
    if (name === 'country') {
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    }
    await keyboard.press('Tab');
  }
  // Past the two links of the note.
  for (let press = 0; press < 2; press += 1) await keyboard.press('Tab');
}

// Phones have no scroll bar beside the page.
test.describe('on a phone', () => {
  test.use({ viewport: phone.size, isMobile: true, hasTouch: true });

  test('an enquiry by keyboard, and a second one; the popup can be closed early', async ({
    page,
  }) => {
    await page.clock.install();
    const form = await openEnquiry(page, '/solutions/operationalrisk');
    const visitor = newVisitor({ message: 'By keyboard', subscribeNewsletter: true });
    await fillInByKeyboard(page, form, visitor);
    await page.keyboard.press('Enter');
    await expect(popupOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popupOf(page)).toHaveCount(0);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expectSent(page, form);

    // Nothing moves when the popup would have closed by itself.
    await scrollTo(page, 400);
    await page.clock.fastForward(5000);
    expect(await scrollTop(page)).toBe(400);
    await expectArrival(visitor);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const mandatoryOnly = newVisitor({ lastName: '', message: '' });
    await form.fillIn(mandatoryOnly);
    await submitInSteps(page, form);
    // The second click of a double click on Submit does not close the popup, nor does a click or a selection
    // that begins on its text.
    await page.mouse.click(5, 5);
    await page.clock.runFor(600);
    await popupOf(page).getByText(text).click();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(popupOf(page)).toBeVisible();
    // With reduced motion the page jumps.
    expect(await countSteps(page, () => page.mouse.click(5, 5))).toBe(1);
    await expectArrival(mandatoryOnly);
  });
});

test('the contact page replaces its form with thanks and links back and home', async ({ page }) => {
  const form = await openEnquiry(page);
  const headline = page.getByRole('heading', { level: 1 });
  const send = async (visitor: ContactValues) => {
    await form.fillIn(visitor);
    await form.submit.click();
    await expect(headline).toHaveText(title);
    await expect(headline).toBeFocused();
  };
  const expectForm = async () => {
    await expect(headline).toHaveText('Contact Us');
    await expect(page).toHaveTitle('Contact us | Keelstone');
    await form.expectValues(nothing);
  };
  const visitor = newVisitor({ subscribeNewsletter: true });
  await send(visitor);
  await expectArrival(visitor);
  await expect(page).toHaveTitle(`${title} | Keelstone`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - region "${title}":
        - button "Back"
        - heading "${title}" [level=1]
        - paragraph: ${text}
        - link "Go to Home Page"
  `);
  await expectAccessible(page, 'main');
  expect(await scrollTop(page)).toBe(0);
  await expect(page).toHaveURL('/contact');

  await page.getByRole('button', { name: 'Back' }).click();
  const heading = page.getByRole('heading', {
    name: 'Get in touch and let us know how we can help',
  });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(form.root).toBeInViewport();
  await expectForm();

  await send(newVisitor());
  // A link to the open page shows its form again.
  await headerLink(page, '/contact').click();
  await expectForm();

  await send(newVisitor());
  await page.getByRole('link', { name: 'Go to Home Page' }).click();
  await expect(page).toHaveURL('/home');
  await expect(headline).toHaveText("Resilience isn't luck. Its a Strategy");
});
