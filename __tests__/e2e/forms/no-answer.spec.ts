import type { BrowserContext, Locator } from '@playwright/test';
import { forms } from '../support/content';
import { expectSilentFailure, isLogged } from './support/failures';
import { arrivals, setModes } from './support/sandbox';
import { expect, test } from './support/test';
import {
  expectValues,
  fillIn,
  freshAddress,
  newVisitor,
  openEnquiry,
  openFactSheet,
  openNewsletter,
  submitOf,
  textField,
} from './support/visitor';

const enquirer = newVisitor({ subscribeNewsletter: true });
const reader = newVisitor({ subscribeNewsletter: true });
const subscriber = freshAddress();

/** The forms, filled in, the last one's function out of reach; each in a tab of its own so that they wait at the same time. */
async function openAll(context: BrowserContext) {
  const enquiry = await openEnquiry(await context.newPage());
  await fillIn(enquiry, enquirer);
  const factSheet = await openFactSheet(await context.newPage());
  await fillIn(factSheet, reader);
  const newsletter = await openNewsletter(await context.newPage());
  await textField(newsletter, forms.labels.mail).fill(subscriber);
  const unanswered = await openFactSheet(await context.newPage());
  await fillIn(unanswered, reader);
  await unanswered.page().route('**/api/fact-sheet', () => undefined);
  return { enquiry, factSheet, newsletter, unanswered };
}

test('each call gives up without an answer, and the next attempt succeeds', async ({ context }) => {
  const { enquiry, factSheet, newsletter, unanswered } = await openAll(context);
  await setModes({ form: 'hang', list: 'hang', mail: 'hang' });
  const listGaveUp = factSheet.page().waitForEvent('console', isLogged('mailing list'));
  const failed = (form: Locator, typed: string) => expectSilentFailure(form.page(), form, typed);
  await Promise.all([
    failed(enquiry, enquirer.businessMail),
    failed(factSheet, reader.businessMail),
    failed(newsletter, subscriber),
    failed(unanswered, reader.businessMail),
    listGaveUp,
  ]);
  await expectValues(enquiry, enquirer);
  await expectValues(factSheet, reader);
  await expectValues(unanswered, reader);
  await expect(textField(newsletter, forms.labels.mail)).toHaveValue(subscriber);

  await setModes({ form: 'ok', list: 'ok', mail: 'ok' });
  for (const form of [enquiry, factSheet, newsletter]) await submitOf(form).click();
  await expect(enquiry.page().getByText(forms.popup.title)).toBeVisible();
  await expect(factSheet.getByText(forms.factSheetSuccess)).toBeVisible();
  await expect(newsletter.getByText(forms.newsletterSuccess)).toBeVisible();
  expect(await arrivals('form', enquirer.businessMail)).toHaveLength(2);
  expect(await arrivals('mail', reader.businessMail)).toHaveLength(2);
  expect(await arrivals('list', subscriber)).toHaveLength(2);
});
