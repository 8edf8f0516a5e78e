import type { RootContent, Table } from 'mdast';
import { fieldOf } from '../source/content-file';
import { nodesOf, parseBody, wordsOf, type Placed } from '../source/markdown/parse';
import type { Mistake } from '../source/mistake';
import type { FileCheck } from './check';
import { mistakeAt, mistakeInBody } from './mistake-at';

/** What an article may contain and a PDF may not: the problem, and what to write. */
const notInPrint: Partial<Record<RootContent['type'], readonly [string, string]>> = {
  code: ['has a block of code', 'Write it as a paragraph or a list'],
  inlineCode: ['has words between backticks', 'Write them in bold, as **words**'],
  delete: ['has words that are struck through', 'Leave them out'],
};

const isOnMarginOnly = ({ type }: RootContent) => ['heading', 'table', 'image'].includes(type);

/** The longest word that fits on a line of a fact sheet. */
const longestWord = /[^\s/-]{61,}/;

/**
 * The characters of the typeface that documents are set in, and spaces. Its package lists more than the font has: a test
 * sets each of these.
 */
export const inTypeface =
  // eslint-disable-next-line no-misleading-character-class -- accents by themselves, of text that macOS has decomposed
  /[\s\u0020-\u007E\u00A0-\u00A3\u00A5\u00A7-\u00AB\u00AE-\u00B0\u00B4\u00B6-\u00B8\u00BA-\u00BB\u00BF-\u00FF\u0102\u0131\u0152-\u0153\u02C6\u02DA\u02DC\u0300-\u0301\u0303-\u0304\u0308\u2013-\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039-\u203A\u20AC\u2122\u2191\u2193\u2212]/u;

/** How wide the page is for a table of more than two columns, and for others, in points (fact-sheet.typ). */
const tableWidths = { wide: 495, narrow: 326 };

/** The width of a word in a table at its smallest size, in points; rather too much. */
const widthOf = (word: string) =>
  [...word].reduce((sum, letter) => sum + (/[\p{Lu}mw@%&—…]/u.test(letter) ? 6.5 : 4.3), 0);

/** Whether the longest words of a table's columns fit beside each other. */
function fitsPage({ children: rows, align }: Table): boolean {
  const columns = align?.length ?? 0;
  const widest = Array.from({ length: columns }, (_, index) =>
    Math.max(
      ...rows
        .flatMap(({ children }) =>
          wordsOf(children[index] ?? { type: 'text', value: '' }).split(/\s/),
        )
        .map(widthOf),
    ),
  );
  const width = widest.reduce((sum, word) => sum + word, 14 * (columns - 1));
  return width <= (columns > 2 ? tableWidths.wide : tableWidths.narrow);
}

type Report = (problem: string, remedy: string) => Mistake;

function characterMistakes(text: string, report: Report): Mistake[] {
  return [...new Set(text)]
    .filter((character) => !inTypeface.test(character))
    .map((character) => {
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      const problem = `has ${character} (U+${code}), which the typeface of documents lacks`;
      return report(problem, 'Write another character, or a word');
    });
}

function nodeMistakes({ node, around }: Placed, report: Report): Mistake[] {
  const refused = notInPrint[node.type];
  if (refused) return [report(...refused)];
  if (isOnMarginOnly(node) && around.some(({ type }) => /^(listItem|blockquote)$/.test(type))) {
    const problem = 'has a heading, a table or a picture inside a list or a quotation';
    return [report(problem, 'Move it out of the list or quotation')];
  }
  if (node.type === 'heading' && node.depth > 4) {
    return [report(`has a heading of level ${node.depth}`, 'Write ##, ### or ####')];
  }
  if (around.some(({ type }) => type === 'footnoteDefinition')) {
    if (!/^(?:paragraph|text|strong|emphasis|link|break)$/.test(node.type)) {
      return [report('has a note with more than words and links', 'Write it as a sentence')];
    }
  }
  if (node.type === 'table' && !fitsPage(node)) {
    return [report('has a table wider than the page', 'Write fewer columns or shorter words')];
  }
  if (node.type === 'listItem' && typeof node.checked === 'boolean') {
    return [report('has a task list item', 'Leave [ ] and [x] out')];
  }
  if (node.type === 'image') return characterMistakes(node.title ?? '', report);
  if (node.type !== 'text') return [];
  const long = longestWord.exec(node.value)?.[0];
  const tooLong = `has the word ${long}, which is longer than a line`;
  return [
    ...(long ? [report(tooLong, 'Write a shorter one')] : []),
    ...characterMistakes(node.value, report),
  ];
}

/** The fields that PDFs contain, by the type of file. */
const printed: Readonly<Record<string, readonly string[]>> = {
  Brand: [
    ...['name', 'legalName', 'description', 'companyNumber', 'registeredOffice'],
    ...['placeOfRegistration', 'securityEmail'],
  ],
  FactSheetDownloadPage: ['contents'],
  FactSheet: ['heading', 'description'],
  TextPage: ['heading', 'subtitle'],
};

/** Reports what the PDF of a fact sheet or a page cannot show. */
export const checkPrint: FileCheck = (file) => {
  const { type } = file.contentType;
  if (!printed[type] || (type === 'TextPage' && !fieldOf(file.data, 'pdf'))) return [];
  const fields = printed[type].flatMap((name) =>
    characterMistakes(String(fieldOf(file.data, name) ?? ''), (problem, remedy) =>
      mistakeAt(file, [name], problem, remedy),
    ),
  );
  const { text = '', line: firstLine = 1 } = file.body ?? {};
  const inBody = nodesOf(parseBody(text)).flatMap((placed) =>
    nodeMistakes(placed, (problem, remedy) => {
      const { start } = placed.node.position ?? { start: { line: 1 } };
      return mistakeInBody(file, firstLine - 1 + start.line, problem, remedy);
    }),
  );
  return [...fields, ...inBody];
};
