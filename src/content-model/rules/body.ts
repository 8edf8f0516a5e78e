import { quote } from '../source/words';
import type { FileCheck } from './check';
import { mistakeInBody } from './mistake-at';

/** Reports a missing text below the front matter, and one that would not be shown. */
export const checkBodyText: FileCheck = (file) => {
  const { body, contentType } = file;
  if (body?.isEmpty && contentType.body === 'required') {
    return [mistakeInBody(file, body.line, 'has no text', 'Write it below the front matter')];
  }
  if (!body || body.isEmpty || contentType.body !== 'none') return [];
  const problem = 'has a text below the front matter, which is not shown';
  return [mistakeInBody(file, body.line, problem, 'Write it into description, or remove it')];
};

/** Reports headings whose levels jump, or take the title's place (WCAG 2.2, 1.3.1). */
export const checkHeadings: FileCheck = (file) => {
  let before = 1;
  return (file.body?.headings ?? []).flatMap(({ text, level, line }) => {
    const allowed = before + 1;
    before = level;
    if (text.trim() === '') {
      return mistakeInBody(file, line, 'has an empty heading', 'Write or remove it');
    }
    const name = `the heading ${quote(text)} has level ${level}`;
    if (level === 1) {
      return mistakeInBody(file, line, `${name}, which only the title has`, 'Write ## before it');
    }
    if (level <= allowed) return [];
    const problem = `${name} but follows one of level ${allowed - 1}`;
    return mistakeInBody(file, line, problem, `Write ${'#'.repeat(allowed)} before it`);
  });
};

/** Reports raw HTML and scripts, once a line: Markdown says all that an article may contain. */
export const checkHtml: FileCheck = (file) => {
  const html = file.body?.html ?? [];
  const firstOfLine = new Map(html.toReversed().map(({ text, line }) => [line, text]));
  return [...firstOfLine].map(([line, text]) => {
    const what = text.toLowerCase().includes('<script') ? 'a script' : 'raw HTML';
    const remedy = 'Write it in Markdown, or remove it';
    return mistakeInBody(file, line, `has ${what}: ${quote(text)}`, remedy);
  });
};

/** Reports pictures without alternative text, and pictures inside a sentence, which are not shown. */
export const checkBodyPictures: FileCheck = (file) =>
  (file.body?.pictures ?? []).flatMap(({ text, address, line, standsAlone }) => {
    const nameless = `${address} has no alternative text`;
    const name = 'Write what it shows between the brackets: ![What it shows](./…)';
    const inside = `${address} stands inside other text, where no picture is shown`;
    const move = 'Put it between two empty lines, as a paragraph of its own';
    return [
      ...(text.trim() === '' ? [mistakeInBody(file, line, nameless, name)] : []),
      ...(standsAlone ? [] : [mistakeInBody(file, line, inside, move)]),
    ];
  });

/** Reports references and footnotes without a definition, and broken link syntax. */
export const checkReferences: FileCheck = (file) =>
  (file.body?.unresolved ?? []).map(({ text, line }) => {
    const remedy = text.startsWith('[^')
      ? `Write the footnote below the text: ${text}: …`
      : 'Write a link as [words](/address), without a space before or inside the address';
    return mistakeInBody(file, line, `${text} leads nowhere`, remedy);
  });

/** Reports what a reader would not see as it is meant. */
export const checkFlaws: FileCheck = (file) =>
  (file.body?.flaws ?? []).map(({ line, problem, remedy }) =>
    mistakeInBody(file, line, problem, remedy),
  );
