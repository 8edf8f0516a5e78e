import { startSandbox, type Sandbox } from '../../../tools/sandbox';
import { MESSAGES } from '../../../src/forms/rules';
import { consent, newsletter, postForm, postJson } from './calls';

let sandbox: Sandbox;
let url: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  url = `${sandbox.url}/subscribe`;
});
afterAll(() => sandbox.close());

test.each([
  ['a newsletter sign-up', newsletter],
  ["a fact-sheet form's consent", consent],
  ['the same without consent', { ...consent, MERGE7: 'No' }],
])('%s is answered with a page that other sites cannot read', async (_, fields) => {
  const answer = await postForm(`${url}?u=1&id=2`, fields);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch('text/html');
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
    [],
  );
  expect(await answer.text()).toContain('<h1>Almost finished</h1>');
});

test('other sites may not ask before', async () => {
  expect((await fetch(url, { method: 'OPTIONS' })).status).toBe(405);
});

test.each([
  ['nothing', {}, 'EMAIL: missing'],
  ['no address', { EMAIL: 'anna' }, `EMAIL: ${MESSAGES.invalid}`],
  ['company strength, which is not sent', { ...consent, STRENGTH: '50' }, 'STRENGTH: unknown'],
  ['another word for consent', { ...consent, MERGE7: 'true' }, 'MERGE7: must be'],
  ['a short phone number', { ...consent, PHONE: '123' }, 'PHONE: must be'],
])('%s is refused', async (_, fields, mistake) => {
  const answer = await postForm(url, { ...fields });
  expect(answer.status).toBe(400);
  const [last] = (await (await fetch(`${sandbox.url}/_received`)).json()).slice(-1);
  expect(last.mistakes).toContainEqual(expect.stringContaining(mistake));
});

test('JSON and a field that is given twice are refused', async () => {
  expect((await postJson(url, newsletter)).status).toBe(400);
  const twice = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'EMAIL=a%40bank.example&EMAIL=b%40bank.example',
  });
  expect(twice.status).toBe(400);
});
