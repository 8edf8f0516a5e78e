import { quote } from '../words';
import type { Check } from './check';
import { mistakeInBody } from './mistake-at';

/** Raw HTML and scripts, once a line: Markdown says all that an article may contain. */
export const checkHtml: Check = ({ files }) =>
  files.flatMap((file) => {
    const firstOfLine = new Map(
      (file.body?.html ?? []).toReversed().map(({ text, line }) => [line, text]),
    );
    return [...firstOfLine].map(([line, text]) => {
      const what = text.toLowerCase().includes('<script') ? 'a script' : 'raw HTML';
      const problem = `has ${what}: ${quote(text)}`;
      return mistakeInBody(file, line, problem, 'Write it in Markdown, or remove it');
    });
  });
