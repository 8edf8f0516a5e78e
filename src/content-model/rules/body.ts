import { lineAt, mistakeAt, type Mistake } from '../source/mistake';
import type { Content } from '../source/read-content';
import { quote } from '../source/words';
import type { FileCheck } from './check';

/** Reports text below the front matter that is missing or would not be shown. */
export const checkText: FileCheck = (file) => {
  const { body, contentType } = file;
  if (body?.isEmpty && contentType.body === 'required') {
    return [mistakeAt(file, body.line, 'has no text', 'Write it below the front matter')];
  }
  if (!body || body.isEmpty || contentType.body !== 'none') return [];
  const problem = 'has text below the front matter, which is not shown';
  const line = body.line - 1 + lineAt(body.text, body.text.search(/\S/));
  return [mistakeAt(file, line, problem, 'Move it to description, or remove it')];
};

/** A comment, such as the marks of WordPress's blocks: it is left out of the page. */
const comment = /^<!--(?:(?!-->).)*-->\s*$/s;

/** Reports raw HTML and scripts, once per line: articles may only contain Markdown. */
export const checkHtml: FileCheck = (file) => {
  const html = file.body?.html.filter(({ text }) => !comment.test(text)) ?? [];
  const firstOfLine = new Map(html.toReversed().map(({ text, line }) => [line, text]));
  return [...firstOfLine].map(([line, text]) => {
    const what = text.toLowerCase().includes('<script') ? 'a script' : 'raw HTML';
    const remedy = 'Write it in Markdown, or remove it';
    return mistakeAt(file, line, `has ${what}: ${quote(text)}`, remedy);
  });
};

const noText = 'Write what it shows between the brackets: ![What it shows](./…)';
const notAlone = 'Put it in its own paragraph, between two empty lines';

/** Reports pictures inside a sentence, which are not shown. */
export const checkImages: FileCheck = (file) =>
  (file.body?.pictures ?? []).flatMap(({ address, line, standsAlone }) => {
    const problem = `${address} is inside other text, where pictures are not shown`;
    return standsAlone ? [] : [mistakeAt(file, line, problem, notAlone)];
  });

/** Finds pictures without alternative text, for which a screen reader says nothing. */
export const findNamelessPictures = ({ files }: Content): Mistake[] =>
  files.flatMap((file) =>
    (file.body?.pictures ?? [])
      .filter(({ text }) => !text.trim())
      .map(({ address, line }) =>
        mistakeAt(file, line, `${address} has no alternative text`, noText),
      ),
  );
