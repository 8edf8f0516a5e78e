import unicode from '@fontsource-variable/instrument-sans/unicode.json';
import type { Content } from 'mdast';
import { nodesOf, ofType, type Placed } from '../body/parse';
import type { Mistake } from '../mistake';
import { fieldOf } from '../source/content-file';
import type { FileCheck } from './check';
import { mistakeAt, mistakeInBody } from './mistake-at';

/** What an article may contain and a PDF may not: the problem, and what to write. */
const notInPrint: Partial<Record<Content['type'], readonly [string, string]>> = {
  code: ['has a block of code', 'Write it as a paragraph or a list'],
  inlineCode: ['has words between backticks', 'Write them in bold, as **words**'],
  delete: ['has words that are struck through', 'Leave them out'],
  imageReference: ['names a picture by reference', 'Write ![What it shows](./pictures/name.png)'],
  footnote: ['has a note inside a sentence', 'Write [^name], and [^name]: the note below'],
};

const isOnMarginOnly = ({ type }: Content) => ['heading', 'table', 'image'].includes(type);

/** The longest word that fits on a line of a fact sheet. */
const longestWord = /[^\s/-]{61,}/;

/** The characters of the typeface that documents are set in. */
const ranges = unicode.latin.split(',').map((range) => {
  const [first = 0, last = first] = range
    .slice(2)
    .split('-')
    .map((code) => parseInt(code, 16));
  return { first, last };
});

function inTypeface(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(({ first, last }) => code >= first && code <= last);
}

type Report = (problem: string, remedy: string) => Mistake;

function characterMistakes(text: string, report: Report): Mistake[] {
  return [...new Set(text)]
    .filter((character) => !inTypeface(character))
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
    return [report(problem, 'Move it out, to the margin')];
  }
  if (node.type === 'heading' && node.depth > 4) {
    return [report(`has a heading of level ${node.depth}`, 'Write ##, ### or ####')];
  }
  if (node.type === 'listItem' && typeof node.checked === 'boolean') {
    return [report('has an item with a box to tick', 'Leave [ ] and [x] out')];
  }
  if (node.type !== 'text') return [];
  const long = longestWord.exec(node.value)?.[0];
  const tooLong = `has the word ${long}, which is longer than a line`;
  return [
    ...(long ? [report(tooLong, 'Write a shorter one')] : []),
    ...characterMistakes(node.value, report),
  ];
}

/** Reports what the PDF of a fact sheet or a page cannot show. */
export const checkPrint: FileCheck = (file) => {
  if (file.contentType.type !== 'FactSheet' && !fieldOf(file.data, 'pdf')) return [];
  const { text = '', line: firstLine = 1 } = file.body ?? {};
  const nodes = nodesOf(text);
  const reportAt =
    (node: Content): Report =>
    (problem, remedy) =>
      mistakeInBody(file, firstLine - 1 + (node.position?.start.line ?? 1), problem, remedy);
  const mentioned = new Set(ofType(nodes, 'footnoteReference').map(({ node }) => node.identifier));
  const fields = ['heading', 'description', 'subtitle'].flatMap((name) =>
    characterMistakes(String(fieldOf(file.data, name) ?? ''), (problem, remedy) =>
      mistakeAt(file, [name], problem, remedy),
    ),
  );
  const unmentioned = ofType(nodes, 'footnoteDefinition')
    .filter(({ node }) => !mentioned.has(node.identifier))
    .map(({ node }) => {
      const name = `[^${node.identifier}]`;
      const remedy = `Write ${name} where it belongs, or leave the note out`;
      return reportAt(node)(`has the note ${name}, which is mentioned nowhere`, remedy);
    });
  const inBody = nodes.flatMap((placed) => nodeMistakes(placed, reportAt(placed.node)));
  return [...fields, ...inBody, ...unmentioned];
};
