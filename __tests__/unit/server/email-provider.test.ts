import { createServer, type RequestListener } from 'node:http';
import { sendFactSheetEmail, type FactSheetEmail } from '../../../src/server/email-provider';
import { readSettings } from '../../../src/server/settings';
import { sandboxEnvironment, startSandbox, type Sandbox } from '../../../tools/sandbox';
import { listen } from '../../fixtures/listen';
import { callsOf, setModes } from '../sandbox/calls';

const mail: FactSheetEmail = {
  recipient: { address: 'anna@bank.example', name: "Anna O'Brien" },
  pdfName: 'Risk & control',
  downloadLink: `https://www.keelstone.example/fact-sheets/risk-${'0a'.repeat(16)}.pdf`,
};

function settingsFor(url: string) {
  const variables = sandboxEnvironment(url, 'https://www.keelstone.example');
  return readSettings((name) => variables[name]);
}

describe('with the sandbox', () => {
  let sandbox: Sandbox;
  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0 });
  });
  afterEach(() => sandbox.close());

  test('an apostrophe in a name is escaped', async () => {
    await sendFactSheetEmail(mail, settingsFor(sandbox.url));
    expect(JSON.stringify(await callsOf(sandbox))).toContain('Anna O&#39;Brien');
  });

  test.each([
    ['rejected', 'recipient rejected'],
    ['invalid', 'recipient invalid'],
    ['error', 'answered 500 (GeneralError)'],
    ['error-400', 'answered 400 (ValidationError)'],
    ['error-500', 'answered 500 (no name)'],
  ])('in mode %s the mail is not sent: %s', async (mode, answer) => {
    await setModes(sandbox, { mail: mode });
    const outcome = await sendFactSheetEmail(mail, settingsFor(sandbox.url));
    expect(outcome).toEqual({ sent: false, answer });
  });

  test('a provider that hangs runs into the timeout', async () => {
    await setModes(sandbox, { mail: 'hang' });
    const outcome = await sendFactSheetEmail(mail, settingsFor(sandbox.url), 50);
    expect(outcome).toEqual({ sent: false, answer: 'no answer within 50 ms' });
  });
});

describe('with a provider that misbehaves', () => {
  async function outcomeOf(listener: RequestListener, timeout?: number) {
    const server = createServer(listener);
    try {
      return await sendFactSheetEmail(mail, settingsFor(await listen(server)), timeout);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  test.each([
    [200, '<h1>OK</h1>', 'answer not understood'],
    [200, '', 'answer not understood'],
    [200, '[]', 'answer not understood'],
    [200, '{"status":"sent"}', 'answer not understood'],
    [200, '[null, 1, "sent"]', 'answer not understood'],
    [200, '[{"status":"bounced"}]', 'answer not understood'],
    [200, '[{"status":"sent"},{"status":"unknown"}]', 'answer not understood'],
    [202, '[{"status":"sent"}]', 'answered 202 (no name)'],
    // The provider's words may repeat the key.
    [400, '{"name":"Bad key: sandbox-key","message":"sandbox-key"}', 'answered 400 (no name)'],
    [200, '[{"status":"queued"}]', 'recipient queued'],
    [200, '[{"status":"scheduled"}]', 'recipient scheduled'],
  ])('%d with %j is understood as: %s', async (status, body, answer) => {
    const outcome = await outcomeOf((_request, response) => {
      response.writeHead(status).end(body);
    });
    expect(outcome).toEqual({ sent: answer.startsWith('recipient'), answer });
  });

  test('a redirect is not followed, since it would take the key along', async () => {
    let calls = 0;
    const outcome = await outcomeOf((_request, response) => {
      calls += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect(outcome).toEqual({ sent: false, answer: 'could not be reached' });
    expect(calls).toBe(1);
  });

  test('a body that never ends runs into the timeout', async () => {
    const outcome = await outcomeOf((_request, response) => {
      response.writeHead(200).write('[{"status":');
    }, 50);
    expect(outcome).toEqual({ sent: false, answer: expect.any(String) });
  });
});
