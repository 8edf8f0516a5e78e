import { request } from 'node:http';
import { startSandbox, type Sandbox } from '../../../tools/sandbox';
import {
  callsOf,
  email,
  enquiry,
  FORM,
  LIST,
  MAIL,
  newsletter,
  postForm,
  postJson,
  setModes,
} from './calls';

let sandbox: Sandbox;

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterEach(() => sandbox.close());

const form = () => postJson(`${sandbox.url}${FORM}`, enquiry);
const list = () => postForm(`${sandbox.url}${LIST}`, newsletter);
const send = () => postJson(`${sandbox.url}${MAIL}`, email);

test('calls are kept in order, right or wrong, until they are cleared', async () => {
  expect(await callsOf(sandbox)).toEqual([]);
  await form();
  await postForm(`${sandbox.url}${LIST}`, { EMAIL: 'x' });
  expect(await callsOf(sandbox)).toEqual([
    {
      id: 1,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      endpoint: 'form',
      mode: 'ok',
      answered: 200,
      mistakes: [],
      payload: enquiry,
    },
    expect.objectContaining({
      id: 2,
      endpoint: 'list',
      answered: 400,
      mistakes: [`EMAIL: invalid`],
      payload: { EMAIL: 'x' },
    }),
  ]);
  await fetch(`${sandbox.url}/_received`, { method: 'DELETE' });
  expect(await callsOf(sandbox)).toEqual([]);
});

test('every mode begins as ok, and one can be set without the others', async () => {
  const modes = () => fetch(`${sandbox.url}/_modes`).then((answer) => answer.json());
  expect(await modes()).toEqual({ form: 'ok', list: 'ok', mail: 'ok' });
  await setModes(sandbox, { list: 'slow' });
  expect(await modes()).toEqual({ form: 'ok', list: 'slow', mail: 'ok' });
});

test.each([
  [{ form: 'rejected' }, 'form: write one of ok, error-400, error-500, cut, hang, slow'],
  [{ sms: 'ok' }, 'sms: unknown; write one of form, list, mail'],
  ['ok', 'write an object such as {"form":"ok"}'],
])('a wrong mode is refused, and nothing changes: %j', async (modes, mistake) => {
  const answer = await setModes(sandbox, modes);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ mistakes: [mistake] });
  expect((await form()).status).toBe(200);
});

test.each([
  ['error-400', 400],
  ['error-500', 500],
])('every provider answers with an error in mode %s', async (mode, status) => {
  await setModes(sandbox, { form: mode, list: mode, mail: mode });
  const answers = await Promise.all([form(), list(), send()]);
  expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('*');
});

test('cut keeps what it received and ends the connection', async () => {
  await setModes(sandbox, { form: 'cut', list: 'cut', mail: 'cut' });
  const calls = await Promise.allSettled([form(), list(), send()]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(JSON.stringify(await callsOf(sandbox)).split('"answered":null')).toHaveLength(4);
});

test('hang keeps what it received and never answers, until the sandbox closes', async () => {
  await setModes(sandbox, { form: 'hang', list: 'hang', mail: 'hang' });
  const calls = Promise.allSettled([form(), list(), send()]);
  while (JSON.stringify(await callsOf(sandbox)).split('"answered":null').length < 4);
  await sandbox.close();
  expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  sandbox = await startSandbox({ port: 0 });
});

test('a call that breaks the contract is answered in every mode', async () => {
  await setModes(sandbox, { form: 'hang' });
  const answer = await postJson(`${sandbox.url}${FORM}`, {});
  expect(answer.status).toBe(400);
});

test('a request for another host name is refused', async () => {
  const status = await new Promise((resolve, reject) => {
    request(`${sandbox.url}/_received`, { headers: { host: 'evil.example' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
});
