import { startSandbox, type Sandbox } from '../../../tools/sandbox';
import { email, message, postJson, without } from './calls';

let sandbox: Sandbox;
let url: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  url = `${sandbox.url}/api/1.0/messages/send-template`;
});
afterAll(() => sandbox.close());

function withMessage(change: object) {
  return { ...email, message: { ...message, ...change } };
}

function withVariable(name: string, content: string) {
  return withMessage({
    global_merge_vars: message.global_merge_vars.map((variable) =>
      variable.name === name ? { name, content } : variable,
    ),
  });
}

test('a right call is answered with a status for each recipient', async () => {
  const answer = await postJson(url, email);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual([
    {
      email: 'anna@bank.example',
      status: 'sent',
      _id: expect.stringMatching(/^[0-9a-f]{32}$/),
      reject_reason: null,
    },
  ]);
});

test.each([
  ['another key', { ...email, key: 'x' }, 401, 'Invalid_Key'],
  ['no key', without(email, 'key'), 401, 'Invalid_Key'],
  ['another template', { ...email, template_name: 'Newsletter' }, 404, 'Unknown_Template'],
  ['template content', { ...email, template_content: [{}] }, 400, 'ValidationError'],
  ['no template content', without(email, 'template_content'), 400, 'ValidationError'],
  ['an unknown field', { ...email, async: true }, 400, 'ValidationError'],
  ['no message', without(email, 'message'), 400, 'ValidationError'],
  ['an unknown field in the message', withMessage({ html: 'x' }), 400, 'ValidationError'],
  ['another subject', withMessage({ subject: 'Hello' }), 400, 'ValidationError'],
  ['two recipients', withMessage({ to: [...message.to, ...message.to] }), 400, 'ValidationError'],
  ['a copy', withMessage({ to: [{ ...message.to[0], type: 'cc' }] }), 400, 'ValidationError'],
  ['no sender', withMessage({ from_email: '' }), 400, 'ValidationError'],
  ['no variables', withMessage({ global_merge_vars: [] }), 400, 'ValidationError'],
  ['markup in the name', withVariable('NAME', '<b>Anna</b>'), 400, 'ValidationError'],
  ['a line break in the name', withVariable('NAME', 'Anna\nBcc: x'), 400, 'ValidationError'],
  [
    'a link elsewhere',
    withVariable('DOWNLOAD_LINK', 'https://evil.example/x.pdf'),
    400,
    'ValidationError',
  ],
  ['a link that can be guessed', withVariable('DOWNLOAD_LINK', 'x.pdf'), 400, 'ValidationError'],
])("%s gets the provider's error", async (_, body, status, name) => {
  const answer = await postJson(url, body);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({
    status: 'error',
    code: expect.any(Number),
    name,
    message: expect.any(String),
  });
});

test('a list, text and a broken body get one too', async () => {
  expect((await postJson(url, [email])).status).toBe(400);
  const broken = await fetch(url, { method: 'POST', body: '{' });
  expect(await broken.json()).toMatchObject({ status: 'error', name: 'ValidationError' });
});

test('browsers may not call it', async () => {
  expect((await fetch(url, { method: 'OPTIONS' })).status).toBe(405);
  const answer = await postJson(url, email);
  expect(answer.headers.has('access-control-allow-origin')).toBe(false);
});

test('the key is not kept', async () => {
  const kept = await (await fetch(`${sandbox.url}/_received`)).text();
  expect(kept).toContain('Fact Sheet Email');
  expect(kept).not.toContain('"sandbox-key"');
});
