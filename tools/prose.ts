/** Warnings about spelling and style. They never stop a build, and change no exit code. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import headingIncrement from 'remark-lint-heading-increment';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import indefiniteArticle from 'retext-indefinite-article';
import repeatedWords from 'retext-repeated-words';
import sentenceSpacing from 'retext-sentence-spacing';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { fileOfType, leavesOf, nameOf, textOf } from '../src/content-model/source/content-file';
import { nodesOf } from '../src/content-model/source/markdown/parse';
import { lineAt, type Mistake } from '../src/content-model/source/mistake';
import type { Content } from '../src/content-model/source/read-content';
import { either } from '../src/content-model/source/words';

const prose = unified()
  .use(retextEnglish)
  .use({ plugins: [indefiniteArticle, repeatedWords, sentenceSpacing] });

/** What is not shown as it was meant and no rule of remark-lint reports. */
const signs: [type: string, sign: RegExp, reason: string][] = [
  ['text', /^#{2,6}(?=[^#\s])/m, 'a heading needs a space behind its #'],
  ['text', /^(?:#{1,6}|[-*+])\u00A0/m, 'a heading or an item needs a common space behind its sign'],
  ['text', /(?<![\\*])\*\*(?!\*)/, 'bold words need their ** beside them, without spaces'],
  ['text', /^\|.+\|\s*$/m, 'a table needs as many dashes below its headings as columns'],
  ['text', /^[•·▪]\s/m, 'an item needs a - in place of its •'],
  ['text', /(?<!\\)\[[^\]]*\]\(/, 'an address needs its ), and %20 in place of each space'],
  [
    'paragraph',
    /\p{L}\] \((?:https?:|\/)/u,
    'an address needs its ( beside the ], without a space',
  ],
  ['text', /(?<!\\)\[\^[^\]\s]+\]/, 'a note needs its text, in a line such as [^1]: The text'],
  ['text', /^\[![a-z]+\]/im, 'the name of an alert is no sign: write it in bold words'],
  ['heading', /\{#[^}\s]*\}\s*$/, '{#…} is no sign: words name the anchor of a heading'],
  ['heading', /\n[ \t]*(?:-+|=+)\s*$/, 'a line of dashes makes the words above it a heading'],
  ['code', /^(`{3,}|~{3,})(?![^]*\n[\s>]*\1[`~]*\s*$)/, 'code needs the same signs below its end'],
];

const asTyped = () => (tree: Root, file: VFile) => {
  for (const { node, around } of nodesOf(tree)) {
    const table = around.at(-1);
    const columns = table?.type === 'table' ? table.align?.length : undefined;
    if (node.type === 'tableRow' && node.children.length > Number(columns)) {
      file.message('a row has more cells than its table: inside one, | is written \\|', node);
    }
    const { start, end } = node.position ?? {};
    const source = String(file).slice(start?.offset, end?.offset);
    for (const [type, sign, reason] of signs) {
      const found = node.type === type && sign.exec(source);
      const line = (start?.line ?? 1) + lineAt(source, found ? found.index : 0) - 1;
      if (found) file.message(reason, { line, column: 1 });
    }
  }
};

const style = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(headingIncrement)
  .use(noDuplicateDefinitions)
  .use(noUnusedDefinitions)
  // Words in brackets, as in quotations, are no references.
  .use(noUndefinedReferences, { allowShortcutLink: true, allow: [/\s/] })
  .use(asTyped)
  .use(remarkRetext, prose);

/** The words of the company's names and of its offices, which are never misspelt. */
function namesIn({ files }: Content): ReadonlySet<string> {
  const brand = fileOfType(files, 'Brand')?.data;
  const offices = leavesOf(fileOfType(files, 'Offices')?.data).map(({ value }) => value);
  const names = [textOf(brand, 'name'), textOf(brand, 'legalName'), ...offices];
  return new Set(names.join(' ').match(/[\p{L}\p{M}’']+/gu));
}

/** Words that cspell knows as misspelt (cspell.json), and those that content/words.txt forbids. */
async function spelling(content: Content): Promise<Mistake[]> {
  const { root, files } = content;
  const names = namesIn(content);
  // Only an import() reaches its API: what require() gets has no more than a type.
  const { lint } = await import('cspell');
  const warnings: Mistake[] = [];
  const paths = files.map(({ relativePath }) => path.join(root, relativePath));
  const options = { root, config: path.resolve('cspell.json'), progress: false, summary: false };
  await lint(paths, options, {
    issue({ uri = '', row, text, suggestionsEx = [] }) {
      if (names.has(text)) return;
      const file = path.relative(root, fileURLToPath(uri)).replaceAll('\\', '/');
      const words = suggestionsEx.filter(({ isPreferred }) => isPreferred).map(({ word }) => word);
      const remedy =
        words.length > 0 ? `Write ${either(words)}` : 'Write another, or add it to words.txt';
      warnings.push({ file: nameOf(file), line: row, problem: `has the word ${text}`, remedy });
    },
  });
  return warnings;
}

/** What the rules of remark-lint and retext find in a Markdown file, front matter included. */
async function styleOf(root: string, relativePath: string): Promise<Mistake[]> {
  const file = new VFile(readFileSync(path.join(root, relativePath), 'utf8'));
  await style.run(style.parse(file), file);
  return file.messages.map(({ line = 1, reason, url }) => ({
    file: nameOf(relativePath),
    line,
    problem: reason,
    remedy: url ? `See ${url}` : 'Otherwise it is not shown as it is meant',
  }));
}

/** Everything to consider in the content's spelling and style. */
export async function findWarnings(content: Content): Promise<Mistake[]> {
  const markdown = content.files.filter(({ contentType }) => contentType.format === 'markdown');
  const found = await Promise.all([
    spelling(content),
    ...markdown.map(({ relativePath }) => styleOf(content.root, relativePath)),
  ]);
  return found.flat();
}
