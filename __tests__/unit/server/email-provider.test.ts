import { emailProvider } from '../../../src/server/function/email-provider';

const sent = { status: 'sent' };
const rejected = (reason: string) => ({ status: 'rejected', reject_reason: reason });

test.each<[answer: string, status: number, body: unknown, isRefused?: boolean]>([
  ['recipient sent', 200, [sent]],
  ['recipient queued', 200, [{ status: 'queued' }]],
  ['recipient scheduled', 200, [{ status: 'scheduled' }]],
  ['recipient rejected (unsigned)', 200, [rejected('unsigned')]],
  ['recipient rejected (hard-bounce)', 200, [rejected('hard-bounce')], true],
  ['recipient rejected (no name)', 200, [rejected('to anna@b.cc')]],
  ['recipient invalid (no name)', 200, [{ status: 'invalid' }], true],
  ['answer not understood', 200, [sent, { status: 'unknown' }]],
  ['answer not understood', 200, [null, 1, 'sent']],
  ['answer not understood', 200, []],
  ['answer not understood', 200, undefined],
  ['answered 202 (no name)', 202, [sent]],
  ['answered 401 (Invalid_Key)', 401, { name: 'Invalid_Key', message: 'Invalid key' }],
  // The provider's message may repeat the key.
  ['answered 400 (no name)', 400, { name: 'Bad key: sandbox-key' }],
])('the log says "%s" if the provider answers %d %j', (answer, status, body, isRefused = false) => {
  const outcome = emailProvider.outcome(status, body);
  expect(outcome).toMatchObject({ sent: /(sent|queued|scheduled)$/.test(answer), answer });
  expect(Boolean(outcome.isRefused)).toBe(isRefused);
});
