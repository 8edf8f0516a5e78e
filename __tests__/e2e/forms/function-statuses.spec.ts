import type { APIRequestContext } from '@playwright/test';
import { MESSAGES, REQUEST_BODY_MAX } from '../../../src/forms/rules';
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

test('202 as well: the honeypot is filled in, and nothing is sent', async ({ request }) => {
  const body = { ...right(), companyFax: '+44 20 7946 0000' };
  const answer = await post(request, body);
  expect(answer.status()).toBe(202);
  expect(await arrivals('mail', body.businessMail)).toEqual([]);
});

test('400: a field is invalid, and the answer says which', async ({ request }) => {
  const answer = await post(request, { ...right(), firstName: '', factSheet: '../secret' });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toEqual({
    status: 'invalid',
    fields: { firstName: MESSAGES.required, factSheet: MESSAGES.invalid },
  });
});

test('400: the body is no JSON object', async ({ request }) => {
  for (const body of ['{"firstName":', '', '[]']) {
    const answer = await post(request, body);
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual({ status: 'malformed' });
  }
});

test('403: the request comes from another site', async ({ request }) => {
  const body = right();
  const answer = await post(request, body, { ...json, origin: 'https://evil.example' });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toEqual({ status: 'forbidden' });
  expect(await arrivals('mail', body.businessMail)).toEqual([]);
});

test('405: another method than POST', async ({ request }) => {
  const answer = await request.get(address, { headers: { origin } });
  expect(answer.status()).toBe(405);
  expect(answer.headers().allow).toBe('POST');
});

test('413: more than 16 KiB', async ({ request }) => {
  const answer = await post(request, { ...right(), more: 'x'.repeat(REQUEST_BODY_MAX) });
  expect(answer.status()).toBe(413);
  expect(await answer.json()).toEqual({ status: 'too-large' });
});

test('415: another type than JSON', async ({ request }) => {
  const answer = await post(request, right(), { origin, 'content-type': 'text/plain' });
  expect(answer.status()).toBe(415);
  expect(await answer.json()).toEqual({ status: 'unsupported-media-type' });
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

test('502: the email provider fails, and none of its words are passed on', async ({ request }) => {
  await setModes({ mail: 'error' });
  const answer = await post(request, right());
  expect(answer.status()).toBe(502);
  expect(await answer.json()).toEqual({ status: 'failed' });
});

test('every answer is JSON that is not cached', async ({ request }) => {
  for (const body of [right(), '{']) {
    const headers = (await post(request, body)).headers();
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});
