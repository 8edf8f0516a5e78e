import type { APIRequestContext } from '@playwright/test';
import { REQUEST_BODY_MAX } from '../../../src/forms/rules';
import { testPorts } from '../../../tools/site/gatsby';
import { arrivals, setModes } from './support/sandbox';
import { expect, httpTest as test } from './support/test';
import { freshAddress, newVisitor } from './support/visitor';

const address = '/api/fact-sheet';
const origin = `http://localhost:${testPorts.site}`;
const json = { origin, 'content-type': 'application/json' };

const right = () => ({
  ...newVisitor(),
  factSheet: 'liability-protection',
  companyFax: '',
});

/** Posts as the form does. */
const post = (request: APIRequestContext, data: unknown, headers: Record<string, string> = json) =>
  request.post(address, { headers, data: typeof data === 'string' ? data : JSON.stringify(data) });

test('202: the request is right', async ({ request }) => {
  const body = right();
  const answer = await post(request, body);
  expect(answer.status()).toBe(202);
  expect(await answer.json()).toEqual({ status: 'accepted' });
  expect(await arrivals('mail', body.businessMail)).toHaveLength(1);
});

test('202 as well: the trap is filled in, and nothing is sent', async ({ request }) => {
  const body = { ...right(), companyFax: '+44 20 7946 0000' };
  const answer = await post(request, body);
  expect(answer.status()).toBe(202);
  expect(await arrivals('mail', body.businessMail)).toEqual([]);
});

for (const [what, change, fields] of [
  ['an empty first name', { firstName: '' }, { firstName: 'Please fill in all required fields' }],
  ['a wrong address', { businessMail: 'anna' }, { businessMail: /one '@' symbol/ }],
  ['nine digits', { mobileNo: '123456789' }, { mobileNo: 'Invalid mobile number' }],
  ['a number as message', { message: 7 }, { message: 'Invalid Data Entered' }],
  ['an unknown fact sheet', { factSheet: '../secret' }, { factSheet: 'Invalid Data Entered' }],
] as const) {
  test(`400: ${what}`, async ({ request }) => {
    const answer = await post(request, { ...right(), ...change });
    expect(answer.status()).toBe(400);
    const expected = Object.entries(fields).map(([field, message]) => [
      field,
      expect.stringMatching(message),
    ]);
    expect(await answer.json()).toEqual({
      status: 'invalid',
      fields: Object.fromEntries(expected),
    });
  });
}

for (const body of ['{"firstName":', '', '[]', 'null']) {
  test(`400: ${body || 'nothing'} is no request`, async ({ request }) => {
    const answer = await post(request, body);
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual({ status: 'malformed' });
  });
}

for (const [what, headers] of [
  ['another site', { ...json, origin: 'https://evil.example' }],
  ['no site at all', { 'content-type': 'application/json' }],
  ['a page without an origin', { ...json, origin: 'null' }],
  ['a page of another site, as the browser says', { ...json, 'sec-fetch-site': 'cross-site' }],
] as const) {
  test(`403: the request comes from ${what}`, async ({ request }) => {
    const body = right();
    const answer = await post(request, body, headers);
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toEqual({ status: 'forbidden' });
    expect(await arrivals('mail', body.businessMail)).toEqual([]);
  });
}

for (const method of ['GET', 'PUT', 'DELETE']) {
  test(`405: ${method}`, async ({ request }) => {
    const answer = await request.fetch(address, { method, headers: { origin } });
    expect(answer.status()).toBe(405);
    expect(answer.headers().allow).toBe('POST');
  });
}

test('413: more than 16 KiB', async ({ request }) => {
  const answer = await post(request, { ...right(), more: 'x'.repeat(REQUEST_BODY_MAX) });
  expect(answer.status()).toBe(413);
  expect(await answer.json()).toEqual({ status: 'too-large' });
});

test('415: another type than JSON', async ({ request }) => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const answer = await post(request, right(), { origin, 'content-type': type });
    expect(answer.status()).toBe(415);
    expect(await answer.json()).toEqual({ status: 'unsupported-media-type' });
  }
});

test('429: the cap for one recipient is used up, whatever tag the address carries', async ({
  request,
}) => {
  const businessMail = freshAddress();
  const cap = 20;
  for (let count = 0; count < cap; count += 1) {
    expect((await post(request, { ...right(), businessMail })).status()).toBe(202);
  }
  const answer = await post(request, {
    ...right(),
    businessMail: businessMail.replace('@', '+tag@'),
  });
  expect(answer.status()).toBe(429);
  expect(await answer.json()).toEqual({ status: 'too-many-requests' });
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await arrivals('mail', businessMail)).toHaveLength(cap);
});

for (const mode of ['error-400', 'error-500', 'error', 'cut', 'rejected', 'invalid'] as const) {
  test(`502: the mail provider in mode ${mode}, and none of its words`, async ({ request }) => {
    await setModes({ mail: mode });
    const answer = await post(request, right());
    expect(answer.status()).toBe(502);
    expect(await answer.json()).toEqual({ status: 'failed' });
  });
}

test('every answer is JSON that nobody keeps', async ({ request }) => {
  for (const body of [right(), '{']) {
    const headers = (await post(request, body)).headers();
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});
