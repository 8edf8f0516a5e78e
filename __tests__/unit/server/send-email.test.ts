import { createServer, type RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EmailProvider } from '../../../src/forms/rules';
import { readAtMost } from '../../../src/server/function/request-body';
import { sendFactSheetEmail } from '../../../src/server/function/send-email';
import { freePort, listen } from '../../../tools/site/listen';

const mail = { subject: '', address: 'anna@bank.example', name: '', pdfName: '', downloadLink: '' };

/** Any provider. */
const provider: EmailProvider = {
  request: ({ address }, { emailApiUrl, emailApiKey }) => ({
    url: `${emailApiUrl}/send`,
    headers: { authorization: `Bearer ${emailApiKey}` },
    body: { to: address },
  }),
  outcome: (status, body) => ({ sent: status === 200, answer: JSON.stringify([status, body]) }),
};

/** The result of sending the email through a provider. */
function outcomeAt(url: string, timeout?: number) {
  const account = { emailApiUrl: url, emailApiKey: 'key', fromAddress: '', fromName: '' };
  return sendFactSheetEmail(mail, account, { provider, ...(timeout && { timeout }) });
}

/** The result of sending the email if the provider responds like this. */
async function outcomeOf(provider: RequestListener, timeout?: number) {
  const { url, close } = await listen(createServer(provider));
  return outcomeAt(url, timeout).finally(close);
}

test('the call is a POST of JSON with the headers of the provider, which reads the answer', async () => {
  const received: unknown[] = [];
  const outcome = await outcomeOf(async (request, response) => {
    const { method, url, headers } = request;
    received.push(method, url, headers['content-type'], headers.authorization, await text(request));
    response.end('{"id":1}');
  });
  expect(outcome).toEqual({ sent: true, answer: '[200,{"id":1}]' });
  const call = ['POST', '/send', 'application/json', 'Bearer key'];
  expect(received).toEqual([...call, '{"to":"anna@bank.example"}']);
});

test('a redirect is not followed, so that the key stays with the provider, and HTML is no answer', async () => {
  const outcome = await outcomeOf((_request, response) => {
    response.writeHead(307, { location: '/elsewhere' }).end('<h1>Moved</h1>');
  });
  expect(outcome).toEqual({ sent: false, answer: '[307,null]' });
});

test.each<[string, string, RequestListener]>([
  ['hangs', 'no answer (1000 ms)', () => undefined],
  [
    'never finishes its answer',
    'answered 200, unfinished (1000 ms)',
    (_request, response) => response.writeHead(200).write('[{"status":'),
  ],
  [
    'breaks its answer off',
    'answered 200, unfinished (UND_ERR_SOCKET)',
    (_request, response) => response.writeHead(200).write('[', () => response.destroy()),
  ],
])('a provider that %s is logged as "%s"', async (_, answer, provider) => {
  expect(await outcomeOf(provider, 1000)).toEqual({ sent: false, answer });
});

test('an answer in pieces is read whole', async () => {
  const pieces = Readable.from(['[', ']'].map((piece) => Buffer.from(piece)));
  expect(String(await readAtMost(pieces, 2))).toBe('[]');
});

test('an endless answer is read up to a limit', async () => {
  const endless: RequestListener = (_request, response) => {
    response.writeHead(200);
    const write = (): void => void response.write(' '.repeat(10_000), (error) => error ?? write());
    write();
  };
  expect(await outcomeOf(endless)).toEqual({ sent: true, answer: '[200,null]' });
});

test('the log says why there is no answer', async () => {
  const answer = 'no answer (ECONNREFUSED)';
  expect(await outcomeAt(`http://127.0.0.1:${freePort()}`)).toEqual({ sent: false, answer });
});
