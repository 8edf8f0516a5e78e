import { quote } from '../words';
import type { Check } from './check';
import { mistakeInBody } from './mistake-at';

/** Raw HTML and scripts: Markdown says all that an article may hold. */
export const checkHtml: Check = ({ files }) =>
  files.flatMap((file) =>
    (file.body?.html ?? [])
      .filter(({ text }) => !text.startsWith('</'))
      .map(({ text, line }) => {
        const what = /<script/i.test(text) ? 'a script' : 'raw HTML';
        const problem = `has ${what}: ${quote(text)}`;
        return mistakeInBody(file, line, problem, 'Write it in Markdown, or remove it');
      }),
  );
