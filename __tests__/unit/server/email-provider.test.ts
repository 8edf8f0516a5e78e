import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { sendFactSheetEmail } from '../../../src/server/function/email-provider';
import { readSettings } from '../../../src/server/shared/settings';
import { sandboxEnvironment } from '../../../tools/sandbox/environment';
import { freePort, listen } from '../../../tools/site/listen';

const mail = {
  subject: 'Your PDF',
  address: 'anna@bank.example',
  name: "Anna O'Brien",
  pdfName: 'Risk & control',
  downloadLink: `https://www.keelstone.example/fact-sheets/risk-${'0a'.repeat(16)}.pdf`,
};

/** The result of sending the email through a provider. */
function outcomeAt(url: string, timeout?: number) {
  const variables = sandboxEnvironment(url, 'https://www.keelstone.example');
  const settings = readSettings((name) => variables[name]);
  return sendFactSheetEmail(mail, settings, timeout);
}

/** The result of sending the email if the provider responds like this. */
async function outcomeOf(provider: RequestListener, timeout?: number) {
  const { url, close } = await listen(createServer(provider));
  return outcomeAt(url, timeout).finally(close);
}

const sent = { status: 'sent' };
const rejected = { status: 'rejected', reject_reason: 'unsigned' };

test.each<[boolean, string, number, unknown]>([
  [true, 'recipient sent', 200, [sent]],
  [true, 'recipient queued', 200, [{ status: 'queued' }]],
  [true, 'recipient scheduled', 200, [{ status: 'scheduled' }]],
  [false, 'recipient rejected (unsigned)', 200, [rejected]],
  [false, 'recipient rejected (no name)', 200, [{ ...rejected, reject_reason: 'to anna@b.cc' }]],
  [false, 'recipient invalid (no name)', 200, [{ status: 'invalid' }]],
  [false, 'answer not understood', 200, [sent, { status: 'unknown' }]],
  [false, 'answer not understood', 200, [null, 1, 'sent']],
  [false, 'answer not understood', 200, sent],
  [false, 'answer not understood', 200, []],
  [false, 'answer not understood', 200, '<h1>OK</h1>'],
  [false, 'answered 202 (no name)', 202, [sent]],
  [false, 'answered 401 (Invalid_Key)', 401, { name: 'Invalid_Key', message: 'Invalid key' }],
  [false, 'answered 500 (no name)', 500, '<h1>Internal Server Error</h1>'],
  // The provider's message may repeat the key.
  [false, 'answered 400 (no name)', 400, { name: 'Bad key: sandbox-key' }],
])(
  'sent is %s, and the log says "%s", if the answer is %d %j',
  async (isSent, answer, status, body) => {
    const outcome = await outcomeOf((_request, response) => {
      response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
    expect(outcome).toEqual({ sent: isSent, answer });
  },
);

test('the name is escaped, and a redirect is not followed, so that the key stays with the provider', async () => {
  const received: string[] = [];
  const outcome = await outcomeOf(async (request, response) => {
    received.push(await text(request));
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(outcome).toEqual({ sent: false, answer: 'answered 307 (no name)' });
  expect(received).toEqual([expect.stringContaining('"content":"Anna O&#39;Brien"')]);
});

test.each<[string, string, RequestListener]>([
  ['hangs', 'no answer (100 ms)', () => undefined],
  [
    'never finishes its answer',
    'answered 200, unfinished (100 ms)',
    (_request, response) => response.writeHead(200).write('[{"status":'),
  ],
  [
    'breaks its answer off',
    'answered 200, unfinished (UND_ERR_SOCKET)',
    (_request, response) => response.writeHead(200).write('[', () => response.destroy()),
  ],
])('a provider that %s is logged as "%s"', async (_, answer, provider) => {
  expect(await outcomeOf(provider, 100)).toEqual({ sent: false, answer });
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

test('the log says why there is no answer', async () => {
  const answer = 'no answer (ECONNREFUSED)';
  expect(await outcomeAt(`http://127.0.0.1:${freePort()}`)).toEqual({ sent: false, answer });
});
