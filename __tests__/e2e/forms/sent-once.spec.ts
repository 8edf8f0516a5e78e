import type { Locator, Page } from '@playwright/test';
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
import { labels, texts } from './support/words';

/** Each form: how it is opened and filled in, where it sends, what it says when that is done. */
const forms = {
  enquiry: {
    open: (page: Page) => openEnquiry(page, '/home'),
    fill: fillIn,
    mailField: labels.businessMail,
    endpoint: 'form',
    sent: texts.popup.title,
  },
  'fact-sheet': {
    open: openFactSheet,
    fill: fillIn,
    mailField: labels.businessMail,
    endpoint: 'mail',
    sent: texts.factSheetSuccess,
  },
  newsletter: {
    open: openNewsletter,
    fill: (form: Locator, { businessMail }: { businessMail: string }) =>
      textField(form, labels.mail).fill(businessMail),
    mailField: labels.mail,
    endpoint: 'list',
    sent: texts.newsletterSuccess,
  },
} as const;

for (const [name, { open, fill, mailField, endpoint, sent }] of Object.entries(forms)) {
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
