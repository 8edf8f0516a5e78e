import type { Outline } from '../source/markdown/outline';
import type { Finding } from '../source/mistake';
import { quote } from '../source/words';
import type { FileCheck } from './check';

/** A text below the front matter that is missing or would not be shown. */
function wrongText({ body, contentType }: Parameters<FileCheck>[0]): Finding[] {
  if (!body) return [];
  const { line, isEmpty } = body;
  if (isEmpty && contentType.body === 'required') {
    return [{ line, problem: 'has no text', remedy: 'Write it below the front matter' }];
  }
  if (isEmpty || contentType.body !== 'none') return [];
  const problem = 'has text below the front matter, which is not shown';
  return [{ line, problem, remedy: 'Move it to description, or remove it' }];
}

/** Raw HTML and scripts, once per line: articles may only contain Markdown. */
function rawHtml({ html }: Outline): Finding[] {
  const firstOfLine = new Map(html.toReversed().map(({ text, line }) => [line, text]));
  return [...firstOfLine].map(([line, text]) => {
    const what = text.toLowerCase().includes('<script') ? 'a script' : 'raw HTML';
    const problem = `has ${what}: ${quote(text)}`;
    return { line, problem, remedy: 'Write it in Markdown, or remove it' };
  });
}

/** Pictures without alternative text, and pictures inside a sentence, which are not shown. */
const wrongPictures = ({ pictures }: Outline): Finding[] =>
  pictures.flatMap(({ text, address, line, standsAlone }) => {
    const nameless = {
      line,
      problem: `${address} has no alternative text`,
      remedy: 'Write what it shows between the brackets: ![What it shows](./…)',
    };
    const inside = {
      line,
      problem: `${address} is inside other text, where pictures are not shown`,
      remedy: 'Put it in its own paragraph, between two empty lines',
    };
    return [...(text.trim() === '' ? [nameless] : []), ...(standsAlone ? [] : [inside])];
  });

/** Reports what the text below the front matter lacks or must not contain. */
export const checkBody: FileCheck = (file) => {
  const { body } = file;
  if (!body) return [];
  return [...wrongText(file), ...wrongPictures(body), ...rawHtml(body)].map((finding) => ({
    file: file.file,
    ...finding,
  }));
};
