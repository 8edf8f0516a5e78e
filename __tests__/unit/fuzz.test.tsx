import fc from 'fast-check';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import insights from '../../content/insights/insights.json';
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
import { bodyChecker } from './content-model/rules/check-body';

/** `FUZZ_DOCUMENTS=5000 npx jest documents` tries more, which takes some minutes. */
const count = Number(process.env.FUZZ_DOCUMENTS ?? 100);
const seed = 41;

const { labels } = insights;
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
  return htmlErrors(folder.at()).map(
    (line) => `${line}\n${pages[Number(/(\d+)\.html/.exec(line)?.[1])]}`,
  );
}

test(`none of ${count} documents with seed ${seed} passes the check and fails later (R353)`, async () => {
  const mistakesInPost = bodyChecker('.', 'insights/blog/blog1.md');
  const mistakesInSheet = bodyChecker('.', 'insights/factsheet/liability-protection.md');
  const typesetter = createTypesetter();
  const blog = path.resolve('content/insights/blog');
  const failures: { text: string; failure: string }[] = [];
  const pages: string[] = [];
  let sheets = 0;

  const typeset = (text: string) =>
    typesetFactSheet(
      {
        heading: 'A',
        date: '2024-11-12',
        description: 'B',
        picture: { file: path.join(blog, 'pictures/blog1.png'), alt: 'C' },
        body: parseBody(text),
        contents: 'D',
        folder: blog,
      },
      brand,
      typesetter,
    );

  async function tryOne(text: string): Promise<void> {
    if ((await mistakesInPost(text)).length > 0) return;
    pages.push(pageOf(text));
    expect(feedOf(text)).not.toMatch(notXml);
    // The pictures are beside the posts.
    const mistakes = await mistakesInSheet(text);
    if (mistakes.some((mistake) => !mistake.includes('blog1.png does not exist'))) return;
    sheets += 1;
    await typeset(text);
  }

  for (const text of fc.sample(documents, { seed, numRuns: count })) {
    await tryOne(text).catch((error: unknown) => failures.push({ text, failure: String(error) }));
  }
  const said = `${count} documents of seed ${seed}: ${pages.length} pass as posts, ${sheets} as fact sheets\n`;
  process.stdout.write(said);
  expect(failures.slice(0, 5)).toEqual([]);
  const invalid = pageOf('').replace('</main>', '<span><p>A</p></span></main>');
  expect(errorsIn([invalid, ...pages]).slice(0, 5)).toEqual([
    expect.stringMatching(/0\.html".*“p”.*“span”/),
  ]);
  expect(sheets).toBeGreaterThan(count / 50);
}, 1_200_000);
