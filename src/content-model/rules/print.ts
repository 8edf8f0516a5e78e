import type { RootContent, Table } from 'mdast';
import { fieldOf, type ContentFile } from '../source/content-file';
import { nodesOf, wordsOf, type Placed } from '../source/markdown/parse';
import type { Mistake, Words } from '../source/mistake';
import { quote } from '../source/words';
import { lineOfNode, mistakeAt, type FileCheck } from './check';
import { valueAt } from './values';

/** What an article may contain and a PDF may not. */
const notInPrint: Partial<Record<RootContent['type'], Words>> = {
  code: { problem: 'has a block of code', remedy: 'Write it as a paragraph or a list' },
  inlineCode: {
    problem: 'has words between backticks',
    remedy: 'Write them in bold, as **words**',
  },
  delete: { problem: 'has words that are struck through', remedy: 'Leave them out' },
};

const isOnMarginOnly = ({ type }: RootContent) => ['heading', 'table', 'image'].includes(type);

/** The longest word that fits on a line of a fact sheet. */
const longestWord = /[^\s/-]{61,}/;

/**
 * The characters of the documents' typeface, and spaces. Its package lists more than the font has, so a test sets each
 * of these.
 */
export const inTypeface =
  // eslint-disable-next-line no-misleading-character-class -- separate accents, from text that macOS has decomposed
  /[\s\u0020-\u007E\u00A0-\u00A3\u00A5\u00A7-\u00AB\u00AE-\u00B0\u00B4\u00B6-\u00B8\u00BA-\u00BB\u00BF-\u00FF\u0102\u0131\u0152-\u0153\u02C6\u02DA\u02DC\u0300-\u0301\u0303-\u0304\u0308\u2013-\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039-\u203A\u20AC\u2122\u2191\u2193\u2212]/u;

/** The width of tables with more than two columns, and of others, in points (fact-sheet.typ). */
const tableWidths = { wide: 495, narrow: 326 };

/** The width of a word in a table at its smallest size, in points; a generous estimate. */
const widthOf = (word: string) =>
  [...word].reduce((sum, letter) => sum + (/[\p{Lu}mw@%&—…]/u.test(letter) ? 6.5 : 4.3), 0);

/** Whether the longest words of a table's columns fit side by side. */
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

const wrongCharacters = (text: string): Words[] =>
  [...new Set(text)]
    .filter((character) => !inTypeface.test(character))
    .map((character) => {
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      const problem = `has ${character} (U+${code}), which the typeface of documents and share pictures lacks`;
      return { problem, remedy: 'Write another character, or a word' };
    });

/** What a PDF cannot show in a node; each kind is reported once. */
function wrongNode({ node, around }: Placed): Words[] {
  const refused = notInPrint[node.type];
  if (refused) return [refused];
  if (isOnMarginOnly(node) && around.some(({ type }) => /^(listItem|blockquote)$/.test(type))) {
    const problem = 'has a heading, a table or a picture inside a list or a quotation';
    return [{ problem, remedy: 'Move it out of the list or quotation' }];
  }
  if (node.type === 'heading' && node.depth > 4) {
    return [{ problem: `has a heading of level ${node.depth}`, remedy: 'Write ##, ### or ####' }];
  }
  const isInNote = around.some(({ type }) => type === 'footnoteDefinition');
  if (isInNote && !/^(?:paragraph|text|strong|emphasis|link|break)$/.test(node.type)) {
    const problem = 'has a note with more than text and links';
    return [{ problem, remedy: 'Write it as a sentence' }];
  }
  if (node.type === 'table' && !fitsPage(node)) {
    const problem = 'has a table wider than the page';
    return [{ problem, remedy: 'Write fewer columns or shorter words' }];
  }
  if (node.type === 'listItem' && typeof node.checked === 'boolean') {
    return [{ problem: 'has a task list item', remedy: 'Leave [ ] and [x] out' }];
  }
  if (node.type === 'image') return wrongCharacters(node.title ?? '');
  if (node.type !== 'text') return [];
  const long = longestWord.exec(node.value)?.[0];
  const problem = `has the word ${long}, which is longer than a line`;
  return [
    ...(long ? [{ problem, remedy: 'Write a shorter one' }] : []),
    ...wrongCharacters(node.value),
  ];
}

/** Headings that skip a level, which PDF/UA-1 forbids. The title has the first. */
const skippedLevels = (file: ContentFile): Mistake[] =>
  (file.body?.headings ?? []).flatMap(({ text, level, line }, index, headings) => {
    const before = headings[index - 1]?.level ?? 1;
    const name = `the heading ${quote(text)} has level ${level}`;
    if (level === 1) {
      return mistakeAt(file, line, `${name}, which only the title has`, 'Write ## before it');
    }
    if (level <= before + 1) return [];
    const remedy = `Write ${'#'.repeat(before + 1)} before it`;
    return mistakeAt(file, line, `${name} but follows one of level ${before}`, remedy);
  });

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

/** Reports what the PDF of a fact sheet or a page, or the title on a page's share picture, cannot show. */
export const checkPrint: FileCheck = (file) => {
  const { data, contentType, body } = file;
  const { type } = contentType;
  const names = type === 'TextPage' && !fieldOf(data, 'pdf') ? undefined : printed[type];
  const fields = [...(names ?? []).map((name) => [name]), ['seo', 'title']].flatMap((place) =>
    wrongCharacters(String(valueAt(data, place) ?? '')).map((words) => ({ place, words })),
  );
  const nodes = names && body ? nodesOf(body.tree) : [];
  const inBody = nodes.flatMap((placed) => {
    const place = lineOfNode(file, placed.node);
    return wrongNode(placed).map((words) => ({ place, words }));
  });
  return [
    ...[...fields, ...inBody].map(({ place, words }) =>
      mistakeAt(file, place, words.problem, words.remedy),
    ),
    ...(names ? skippedLevels(file) : []),
  ];
};
