import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { typesetFactSheet } from '../../plugins/gatsby-plugin-fact-sheet-pdfs/typeset';
import { fullText } from '../../plugins/gatsby-plugin-site-files/full-text';
import { createTypesetter } from '../../plugins/typesetting/typesetter';
import { parseBody } from '../../src/content-model/source/markdown/parse';
import { blocksOf } from '../../src/content-model/nodes/article-blocks';
import { ArticleBody } from '../../src/sections/Article/ArticleBody';
import { brand } from '../fixtures/brand';
import { documents } from '../fixtures/documents';
import { emptyBlock } from '../fixtures/empty-block';
import { useFolder } from '../fixtures/folder';
import { htmlErrors } from '../fixtures/html-errors';
import { content, sampleFiles } from '../fixtures/site';
import { bodyChecker } from './content-model/rules/check-body';

/** `FUZZ_DOCUMENTS=5000 npx jest documents` tries more, which takes some minutes. */
const count = Number(process.env.FUZZ_DOCUMENTS ?? 100);
const seed = 41;

const folder = useFolder();

const picture = { alt: 'A', file: { gatsbyImageData: null, isDark: null } };

/** The blocks of a text as a query returns them. */
const queried = (text: string) =>
  blocksOf(parseBody(text)).map((block) => ({
    ...emptyBlock,
    ...block,
    file: block.src ? picture.file : null,
  }));

const pageOf = (text: string): string => {
  const { labels } = JSON.parse(content.read('insights/insights.json'));
  const body = renderToStaticMarkup(<ArticleBody blocks={queried(text)} labels={labels} />);
  return `<!doctype html><html lang="en"><title>A page</title><main>${body}</main>`;
};

const feedOf = (text: string): string =>
  fullText({ keyTakeaways: ['A'], picture, blocks: [] }, parseBody(text), 'B', `${brand.url}/a`);

/** https://www.w3.org/TR/xml/#charsets */
const notXml = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** The errors in the HTML of pages, each with its page. */
function errorsIn(pages: readonly string[]): string[] {
  pages.forEach((page, index) => folder.write(`${index}.html`, page));
  // A heading that skips a level is a warning, and a note or address ends the link around it.
  return htmlErrors(folder.at())
    .filter((line) => !/skipping \d heading level|tag “(?:a|sup)”/.test(line))
    .map((line) => `${line}\n${pages[Number(/(\d+)\.html/.exec(line)?.[1])]}`);
}

/** What Typst reports, so that the build stops with the name of the fact sheet. */
const reported =
  /can’t hold|could not be displayed|skipped from heading level|wider than the page|does not (?:contain|exist)/;

test(`none of ${count} documents with seed ${seed} passes the check and fails later (R350)`, async () => {
  const mistakesIn = bodyChecker(sampleFiles.post);
  const typesetter = createTypesetter();
  const blog = content.at('insights/blog');
  const failures: { text: string; failure: string }[] = [];
  const pages: string[] = [];
  let sheets = 0;

  const typeset = (text: string) =>
    typesetFactSheet(
      {
        heading: 'A',
        date: '2024-11-12',
        description: 'B',
        picture: { file: content.at('insights/blog/pictures/sample.png'), alt: 'C' },
        body: parseBody(text),
        contents: 'D',
        folder: blog,
      },
      brand,
      typesetter,
    );

  async function tryOne(text: string): Promise<void> {
    if ((await mistakesIn(text)).length > 0) return;
    pages.push(pageOf(text));
    expect(feedOf(text)).not.toMatch(notXml);
    await typeset(text).then(
      () => (sheets += 1),
      (reason: unknown) => expect(String(reason)).toMatch(reported),
    );
  }

  for (const text of fc.sample(documents, { seed, numRuns: count })) {
    await tryOne(text).catch((error: unknown) => failures.push({ text, failure: String(error) }));
  }
  expect(failures.slice(0, 9)).toEqual([]);
  const invalid = pageOf('').replace('</main>', '<span><p>A</p></span></main>');
  expect(errorsIn([invalid, ...pages]).slice(0, 5)).toEqual([
    expect.stringMatching(/0\.html".*“p”.*“span”/),
  ]);
  // The documents are tried, not refused.
  expect(pages.length).toBeGreaterThan(0.95 * count);
  expect(sheets).toBeGreaterThan(0.2 * count);
}, 1_200_000);
