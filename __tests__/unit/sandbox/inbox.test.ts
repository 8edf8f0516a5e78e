/** @jest-environment jsdom */
import { inboxPage } from '../../../tools/sandbox/inbox/page';
import { newModes } from '../../../tools/sandbox/modes';
import type { Received } from '../../../tools/sandbox/received';
import { enquiry, message } from './calls';

function call(change: Partial<Received>): Received {
  return {
    id: 1,
    at: '2025-01-02T03:04:05.678Z',
    endpoint: 'form',
    mode: 'ok',
    answered: 200,
    mistakes: [],
    payload: enquiry,
    ...change,
  };
}

function show(...calls: Received[]): Document {
  return new DOMParser().parseFromString(inboxPage(calls, newModes()), 'text/html');
}

test('an empty inbox says so', () => {
  expect(show().querySelector('main')?.textContent).toBe(
    'Nothing has arrived yet. Send a form of the site.',
  );
});

test('the newest call comes first', () => {
  const page = show(call({ id: 1 }), call({ id: 2, endpoint: 'list', payload: { EMAIL: 'a' } }));
  const titles = [...page.querySelectorAll('h2')].map((title) => title.textContent);
  expect(titles).toEqual(['Mailing list', 'Enquiry']);
});

test('every field, the answer and the mistakes are shown', () => {
  const page = show(call({ answered: 400, mistakes: ['fax: unknown'] }));
  for (const [name, value] of Object.entries(enquiry)) {
    expect(page.querySelector('main')?.textContent).toContain(`${name}${value}`);
  }
  expect(page.querySelector('main')?.textContent).toContain('answered 400');
  expect(page.querySelector('li')?.textContent).toBe('fax: unknown');
});

test('a call that was left without an answer is shown as such', () => {
  const page = show(call({ answered: null, mode: 'hang' }));
  expect(page.querySelector('main')?.textContent).toContain('no answer, hang');
});

test('what somebody typed stays text', () => {
  const typed = '"><script>alert(1)</script>';
  const page = show(call({ payload: { ...enquiry, lastName: typed }, mistakes: [typed] }));
  expect(page.querySelectorAll('main script')).toHaveLength(0);
  expect(page.querySelector('main')?.textContent).toContain(typed);
});

test('an e-mail is shown with its head and, in a frame without scripts, its link', () => {
  const page = show(call({ endpoint: 'mail', payload: { message } }));
  expect(page.querySelector('dl')?.textContent).toBe(
    'FromFact sheets <fact-sheets@sandbox.example>ToAnna Smith <anna@bank.example>SubjectYour Downloadable PDF',
  );
  const frame = page.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-scripts');
  const mail = new DOMParser().parseFromString(frame?.getAttribute('srcdoc') ?? '', 'text/html');
  expect(mail.body.textContent).toContain('Dear Anna Smith');
  expect(mail.querySelector('a')?.getAttribute('href')).toBe(message.global_merge_vars[2]?.content);
});

test('an e-mail of no known shape breaks nothing', () => {
  for (const payload of [null, 'x', [], {}, { message: 1 }, { message: { to: 1 } }]) {
    expect(show(call({ endpoint: 'mail', payload })).querySelectorAll('article')).toHaveLength(1);
  }
});
