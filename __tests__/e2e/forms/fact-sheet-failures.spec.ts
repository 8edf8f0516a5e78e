import { forms } from '../support/content';
import {
  answering,
  expectSilentFailure,
  isLogged,
  misbehaving,
  offline,
  refused,
  type Failure,
} from './support/failures';
import { arrivals } from './support/sandbox';
import { expect, test } from './support/test';
import {
  expectValues,
  fillIn,
  newVisitor,
  nothing,
  openFactSheet,
  submitOf,
} from './support/visitor';

const thanks = forms.factSheetSuccess;
const address = '**/api/fact-sheet';

const mailFailures: Record<string, Failure> = {
  'a refused connection to the function': refused(address),
  'an answer 429 of the function': answering(address, 429),
  'a visitor who is offline': offline,
  'an email provider that cuts the connection': misbehaving({ mail: 'cut' }),
  'a rejected recipient': misbehaving({ mail: 'rejected' }),
};

for (const [name, failure] of Object.entries(mailFailures)) {
  test(`a fact-sheet request survives ${name}, and the next attempt succeeds`, async ({ page }) => {
    const visitor = newVisitor();
    const form = await openFactSheet(page);
    await fillIn(form, visitor);
    await failure.begin(page);
    await expectSilentFailure(page, form, visitor.businessMail);
    await expectValues(form, visitor);

    await failure.end(page);
    await submitOf(form).click();
    await expect(form.getByText(thanks)).toBeVisible();
    await expectValues(form, nothing);
    expect((await arrivals('mail', visitor.businessMail)).length).toBeGreaterThan(0);
  });
}

test('offline, a request that asks for the newsletter too stays as it was; back online, both are sent', async ({
  page,
}) => {
  const visitor = newVisitor({ subscribeNewsletter: true });
  const form = await openFactSheet(page);
  await fillIn(form, visitor);
  await offline.begin(page);
  const listFailed = page.waitForEvent('console', isLogged('mailing list'));
  await expectSilentFailure(page, form, visitor.businessMail);
  expect((await listFailed).text()).not.toContain(visitor.businessMail);
  await expectValues(form, visitor);

  await offline.end(page);
  await submitOf(form).click();
  await expect(form.getByText(thanks)).toBeVisible();
  await expectValues(form, nothing);
  expect(await arrivals('list', visitor.businessMail)).toHaveLength(1);
  expect(await arrivals('mail', visitor.businessMail)).toHaveLength(1);
});

const listFailures: Record<string, Failure> = {
  'refuses the connection': refused('**/subscribe'),
  'cuts the connection': misbehaving({ list: 'cut' }),
};

for (const [name, failure] of Object.entries(listFailures)) {
  test(`a mailing list that ${name} is logged and delays no email`, async ({ page }) => {
    const visitor = newVisitor({ subscribeNewsletter: true });
    const form = await openFactSheet(page);
    await fillIn(form, visitor);
    await failure.begin(page);
    const logged = page.waitForEvent('console', isLogged('mailing list'));
    await submitOf(form).click();
    await expect(form.getByText(thanks)).toBeVisible();
    expect((await logged).text()).not.toContain(visitor.businessMail);
    expect(await arrivals('mail', visitor.businessMail)).toHaveLength(1);
    await expectValues(form, nothing);
  });
}

for (const mode of ['error-500', 'hang'] as const) {
  test(`a mailing list in mode ${mode} delays no email`, async ({ page }) => {
    const visitor = newVisitor({ subscribeNewsletter: true });
    const form = await openFactSheet(page);
    await fillIn(form, visitor);
    await misbehaving({ list: mode }).begin(page);
    await submitOf(form).click();
    await expect(form.getByText(thanks)).toBeVisible();
    expect(await arrivals('list', visitor.businessMail)).toHaveLength(1);
    expect(await arrivals('mail', visitor.businessMail)).toHaveLength(1);
  });
}
