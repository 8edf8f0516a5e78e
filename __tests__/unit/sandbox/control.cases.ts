import { startSandbox, type Sandbox } from '../../../tools/sandbox';
import { send } from '../server/site';
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

describe('the control of the sandbox', () => {
  let sandbox: Sandbox;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0 });
  });
  afterEach(() => sandbox.close());

  const form = () => postJson(`${sandbox.url}${FORM}`, enquiry);
  const list = () => postForm(`${sandbox.url}${LIST}`, newsletter);
  const mail = () => postJson(`${sandbox.url}${MAIL}`, email);

  test('calls are kept in order, right or wrong, until they are cleared', async () => {
    expect(await callsOf(sandbox)).toEqual([]);
    await form();
    await postForm(`${sandbox.url}${LIST}`, { EMAIL: 'x' });
    const right = { id: 1, endpoint: 'form', mode: 'ok', answered: 200, mistakes: [] };
    const wrong = { id: 2, endpoint: 'list', mode: 'ok', answered: 400, payload: { EMAIL: 'x' } };
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(await callsOf(sandbox)).toEqual([
      { ...right, at, payload: enquiry },
      { ...wrong, at, mistakes: ['EMAIL: invalid'] },
    ]);
    await fetch(`${sandbox.url}/_received`, { method: 'DELETE' });
    expect(await callsOf(sandbox)).toEqual([]);
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
    const answers = await Promise.all([form(), list(), mail()]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('a call that breaks the contract is answered in every mode', async () => {
    await setModes(sandbox, { form: 'hang' });
    expect((await postJson(`${sandbox.url}${FORM}`, {})).status).toBe(400);
  });

  test('a request for another host name is refused', async () => {
    const headers = { host: 'evil.example' };
    const { status } = await send(`${sandbox.url}/_received`, { method: 'GET', headers });
    expect(status).toBe(403);
  });
});
