import { listMistakes } from '../contracts/list';
import { escapeHtml } from '../inbox/html';
import type { Provider, Reply } from './provider';

function page(status: number, title: string, lines: string[]): Reply {
  const body = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${lines
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('')}</html>`;
  return { status, type: 'text/html', body };
}

function fieldsOf(body: string): { payload: Record<string, string>; repeated: string[] } {
  const payload: Record<string, string> = {};
  const repeated: string[] = [];
  for (const [name, value] of new URLSearchParams(body)) {
    if (Object.hasOwn(payload, name)) repeated.push(`${name}: given twice`);
    payload[name] = value;
  }
  return { payload, repeated };
}

/** The list endpoint: form-encoded, no CORS headers, an HTML page (R165, R166). */
export const listProvider: Provider = {
  path: '/subscribe',
  allowsOtherSites: false,
  check: ({ contentType, body }) => {
    const { payload, repeated } = fieldsOf(body);
    const type = contentType.startsWith('application/x-www-form-urlencoded')
      ? []
      : ['content-type: must be application/x-www-form-urlencoded'];
    return { payload, mistakes: [...type, ...repeated, ...listMistakes(payload)] };
  },
  answer: (mode, { mistakes }) => {
    if (mistakes.length > 0) return page(400, 'Please check your entries', mistakes);
    if (mode === 'error-400') return page(400, 'Please check your entries', []);
    if (mode === 'error-500') return page(500, 'Something went wrong', []);
    return page(200, 'Almost finished', ['We need to confirm your email address.']);
  },
};
