import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  sendFactSheetEmail,
  type FactSheetEmail,
} from '../../../src/server/function/email-provider';
import { readSettings } from '../../../src/server/shared/settings';
import { sandboxEnvironment } from '../../../tools/sandbox';
import { freePort, listen } from '../../../tools/site/listen';

const mail: FactSheetEmail = {
  recipient: { address: 'anna@bank.example', name: "Anna O'Brien" },
  pdfName: 'Risk & control',
  downloadLink: `https://www.keelstone.example/fact-sheets/risk-${'0a'.repeat(16)}.pdf`,
};

/** The result of sending the email through a provider. */
function outcomeAt(url: string, timeout?: number) {
  const variables = sandboxEnvironment(url, 'https://www.keelstone.example');
  return sendFactSheetEmail(
    mail,
    readSettings((name) => variables[name]),
    timeout,
  );
}

/** The result of sending the email if the provider responds like this. */
async function outcomeOf(provider: RequestListener, timeout?: number) {
  const { url, close } = await listen(createServer(provider));
  return outcomeAt(url, timeout).finally(close);
}

test.each([
  [200, '[{"status":"sent"}]', true, 'recipient sent'],
  [200, '[{"status":"queued"}]', true, 'recipient queued'],
  [200, '[{"status":"scheduled"}]', true, 'recipient scheduled'],
  [
    200,
    '[{"status":"rejected","reject_reason":"unsigned"}]',
    false,
    'recipient rejected (unsigned)',
  ],
  [
    200,
    '[{"status":"rejected","reject_reason":"to anna@b.cc"}]',
    false,
    'recipient rejected (no name)',
  ],
  [200, '[{"status":"invalid"}]', false, 'recipient invalid (no name)'],
  [200, '[{"status":"sent"},{"status":"unknown"}]', false, 'answer not understood'],
  [200, '[null, 1, "sent"]', false, 'answer not understood'],
  [200, '{"status":"sent"}', false, 'answer not understood'],
  [200, '[]', false, 'answer not understood'],
  [200, '<h1>OK</h1>', false, 'answer not understood'],
  [202, '[{"status":"sent"}]', false, 'answered 202 (no name)'],
  [401, '{"name":"Invalid_Key","message":"Invalid key"}', false, 'answered 401 (Invalid_Key)'],
  [500, '<h1>Internal Server Error</h1>', false, 'answered 500 (no name)'],
  // The provider's message may repeat the key.
  [400, '{"name":"Bad key: sandbox-key"}', false, 'answered 400 (no name)'],
])('with %d and %j the email is sent: %s (%s)', async (status, body, sent, answer) => {
  const outcome = await outcomeOf((_request, response) => {
    response.writeHead(status).end(body);
  });
  expect(outcome).toEqual({ sent, answer });
});

test('an apostrophe in a name is escaped', async () => {
  let received = '';
  await outcomeOf(async (request, response) => {
    received = await text(request);
    response.end();
  });
  expect(received).toContain('"content":"Anna O&#39;Brien"');
});

test('a provider that hangs or never finishes its answer reaches the timeout', async () => {
  const answer = 'no answer within 50 ms';
  expect(await outcomeOf(() => undefined, 50)).toEqual({ sent: false, answer });
  const unending: RequestListener = (_request, response) => {
    response.writeHead(200).write('[{"status":');
  };
  expect(await outcomeOf(unending, 50)).toMatchObject({ sent: false });
});

test('an endless answer is read up to a limit', async () => {
  let closed = false;
  const endless: RequestListener = (_request, response) => {
    response.on('close', () => (closed = true)).writeHead(200);
    const write = (): void => void response.write(' '.repeat(10_000), () => closed || write());
    write();
  };
  expect(await outcomeOf(endless)).toEqual({ sent: false, answer: 'answer not understood' });
});

test('a redirect is not followed, so that the key stays with the provider', async () => {
  let calls = 0;
  const outcome = await outcomeOf((_request, response) => {
    calls += 1;
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(outcome).toEqual({ sent: false, answer: 'answered 307 (no name)' });
  expect(calls).toBe(1);
});

test('the log says why the provider could not be reached', async () => {
  const answer = 'could not be reached (ECONNREFUSED)';
  expect(await outcomeAt(`http://127.0.0.1:${freePort()}`)).toEqual({ sent: false, answer });
});
