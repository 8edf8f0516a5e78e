import { VISIBLE_CONTACT_FIELDS } from '../../../src/forms/rules';
import { forms, site } from '../support/content';
import { expect, test } from '../support/test';
import { arrivals } from './support/sandbox';
import { newVisitor, openEnquiry } from './support/visitor';

test('the keyboard goes back through the form, fills it in and sends it', async ({ page }) => {
  const { keyboard } = page;
  const next = () => keyboard.press('Tab');
  const visitor = newVisitor({ message: 'By keyboard', subscribeNewsletter: true });
  const form = await openEnquiry(page, '/home');
  await form.getByRole('link').first().focus();
  const names: string[] = [];
  for (let press = 0; press < VISIBLE_CONTACT_FIELDS.length; press += 1) {
    await keyboard.press('Shift+Tab');
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
  }
  expect(names.reverse()).toEqual(VISIBLE_CONTACT_FIELDS);

  for (const name of ['firstName', 'lastName', 'businessMail', 'companyName'] as const) {
    await keyboard.type(visitor[name]);
    await next();
  }
  await keyboard.type(visitor.companyStrength.slice(0, 3));
  await next();
  await keyboard.type('nethe');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await next();
  await keyboard.type(visitor.mobileNo);
  await next();
  await keyboard.type(visitor.message);
  await next();
  await keyboard.press('Space');
  // Past the two links of the note.
  for (let press = 0; press < 3; press += 1) await next();
  await keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('button', { name: forms.popup.close })).toBeFocused();
  await keyboard.press('Enter');
  await expect(popup).toHaveCount(0);
  expect(await arrivals('form', visitor.businessMail)).toMatchObject([
    { ...visitor, website: site.websiteMarker },
  ]);
});
