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

/** Headings that skip a level or have the title's (WCAG 2.2, 1.3.1). */
const wrongHeadings = ({ headings }: Outline): Finding[] =>
  headings.flatMap(({ text, level, line }, index) => {
    if (text.trim() === '') {
      return { line, problem: 'has an empty heading', remedy: 'Write or remove it' };
    }
    const before = headings[index - 1]?.level ?? 1;
    const name = `the heading ${quote(text)} has level ${level}`;
    if (level === 1) {
      return { line, problem: `${name}, which only the title has`, remedy: 'Write ## before it' };
    }
    if (level <= before + 1) return [];
    const remedy = `Write ${'#'.repeat(before + 1)} before it`;
    return { line, problem: `${name} but follows one of level ${before}`, remedy };
  });

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

/** References and footnotes without a definition, and broken link syntax. */
const deadReferences = ({ unresolved }: Outline): Finding[] =>
  unresolved.map(({ text, line }) => ({
    line,
    problem: `${text} leads nowhere`,
    remedy: text.startsWith('[^')
      ? `Write the footnote below the text: ${text}: …`
      : 'Write a link as [words](/address), without a space before or inside the address',
  }));

/** Reports mistakes in the text below the front matter that do not depend on other files. */
export const checkBody: FileCheck = (file) => {
  const { body } = file;
  if (!body) return [];
  return [
    ...wrongText(file),
    ...wrongHeadings(body),
    ...wrongPictures(body),
    ...deadReferences(body),
    ...rawHtml(body),
    ...body.flaws,
  ].map((finding) => ({ file: file.file, ...finding }));
};
