import { quote } from '../source/words';
import { mistakeAt, type FileCheck } from './check';

/** Reports text below the front matter that is missing or would not be shown. */
const checkText: FileCheck = (file) => {
  const { body, contentType } = file;
  if (body?.isEmpty && contentType.body === 'required') {
    return [mistakeAt(file, body.line, 'has no text', 'Write it below the front matter')];
  }
  if (!body || body.isEmpty || contentType.body !== 'none') return [];
  const problem = 'has text below the front matter, which is not shown';
  return [mistakeAt(file, body.line, problem, 'Move it to description, or remove it')];
};

/** Reports raw HTML and scripts, once per line: articles may only contain Markdown. */
const checkHtml: FileCheck = (file) => {
  const firstOfLine = new Map(file.body?.html.toReversed().map(({ text, line }) => [line, text]));
  return [...firstOfLine].map(([line, text]) => {
    const what = text.toLowerCase().includes('<script') ? 'a script' : 'raw HTML';
    const remedy = 'Write it in Markdown, or remove it';
    return mistakeAt(file, line, `has ${what}: ${quote(text)}`, remedy);
  });
};

const noText = 'Write what it shows between the brackets: ![What it shows](./…)';
const notAlone = 'Put it in its own paragraph, between two empty lines';

/** Reports pictures without alternative text, and pictures inside a sentence, which are not shown. */
const checkImages: FileCheck = (file) =>
  (file.body?.pictures ?? []).flatMap(({ text, address, line, standsAlone }) => {
    const nameless = mistakeAt(file, line, `${address} has no alternative text`, noText);
    const problem = `${address} is inside other text, where pictures are not shown`;
    const inside = mistakeAt(file, line, problem, notAlone);
    return [...(text.trim() ? [] : [nameless]), ...(standsAlone ? [] : [inside])];
  });

/** Reports what the text below the front matter lacks or must not contain. */
export const checkBody: FileCheck = (file, content) =>
  [checkText, checkImages, checkHtml].flatMap((check) => check(file, content));
