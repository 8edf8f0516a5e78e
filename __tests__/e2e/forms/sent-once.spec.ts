import type { Locator, Page } from '@playwright/test';
import { forms } from '../support/content';
import { arrivals, setModes } from './support/sandbox';
import { expect, test } from './support/test';
import {
  fillIn,
  newVisitor,
  openEnquiry,
  openFactSheet,
  openNewsletter,
  submitOf,
  textField,
} from './support/visitor';

/** Each form: how it is opened and filled in, where it sends, what it says when that is done. */
const cases = {
  enquiry: {
    open: (page: Page) => openEnquiry(page, '/home'),
    fill: fillIn,
    mailField: forms.labels.businessMail,
    endpoint: 'form',
    sent: forms.popup.title,
  },
  'fact-sheet': {
    open: openFactSheet,
    fill: fillIn,
    mailField: forms.labels.businessMail,
    endpoint: 'mail',
    sent: forms.factSheetSuccess,
  },
  newsletter: {
    open: openNewsletter,
    fill: (form: Locator, { businessMail }: { businessMail: string }) =>
      textField(form, forms.labels.mail).fill(businessMail),
    mailField: forms.labels.mail,
    endpoint: 'list',
    sent: forms.newsletterSuccess,
  },
} as const;

for (const [name, { open, fill, mailField, endpoint, sent }] of Object.entries(cases)) {
  for (const how of ['a double click', 'Enter twice']) {
    test(`${how} sends the ${name} form once`, async ({ page }) => {
      const visitor = newVisitor();
      const form = await open(page);
      await fill(form, visitor);
      await setModes({ [endpoint]: 'slow' });
      if (how === 'a double click') await submitOf(form).dblclick();
      else {
        await textField(form, mailField).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      }
      await expect(submitOf(form)).toBeDisabled();
      await textField(form, mailField).press('Enter');
      await expect(page.getByText(sent).first()).toBeVisible();
      expect(await arrivals(endpoint, visitor.businessMail)).toHaveLength(1);
    });
  }
}
