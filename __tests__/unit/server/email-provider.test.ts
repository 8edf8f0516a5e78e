import { emailProvider } from '../../../src/server/function/email-provider';

const sent = { status: 'sent' };
const rejected = { status: 'rejected', reject_reason: 'unsigned' };

test.each<[boolean, string, number, unknown]>([
  [true, 'recipient sent', 200, [sent]],
  [true, 'recipient queued', 200, [{ status: 'queued' }]],
  [true, 'recipient scheduled', 200, [{ status: 'scheduled' }]],
  [false, 'recipient rejected (unsigned)', 200, [rejected]],
  [false, 'recipient rejected (no name)', 200, [{ ...rejected, reject_reason: 'to anna@b.cc' }]],
  [false, 'answer not understood', 200, [sent, { status: 'unknown' }]],
  [false, 'answer not understood', 200, [null, 1, 'sent']],
  [false, 'answer not understood', 200, []],
  [false, 'answer not understood', 200, undefined],
  [false, 'answered 202 (no name)', 202, [sent]],
  [false, 'answered 401 (Invalid_Key)', 401, { name: 'Invalid_Key', message: 'Invalid key' }],
  // The provider's message may repeat the key.
  [false, 'answered 400 (no name)', 400, { name: 'Bad key: sandbox-key' }],
])('sent is %s, and the log says "%s", if the answer is %d %j', (isSent, answer, status, body) => {
  expect(emailProvider.outcome(status, body)).toMatchObject({ sent: isSent, answer });
});

test.each([
  [true, { ...rejected, reject_reason: 'hard-bounce' }],
  [true, { status: 'invalid' }],
  [false, rejected],
])('that the recipient is refused is %s for %j', (isRefused, entry) => {
  expect(emailProvider.outcome(200, [entry])).toMatchObject({ sent: false, isRefused });
});
