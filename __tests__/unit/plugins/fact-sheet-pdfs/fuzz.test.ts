import { toHtml } from 'hast-util-to-html';
import { fromHtml } from 'hast-util-from-html';
import path from 'node:path';
import { fonts, typesetFactSheet } from '../../../../plugins/gatsby-plugin-fact-sheet-pdfs/typeset';
import { fullText } from '../../../../plugins/gatsby-plugin-site-files/feed/full-text';
import { createTypesetter } from '../../../../plugins/typesetting/typesetter';
import { parseBody } from '../../../../src/content-model/checks/body/parse';
import { blocksOf } from '../../../../src/content-model/entries/article-blocks';
import { elementsOf } from '../../../../src/content-model/entries/elements';
import { documentsFrom } from '../../../fixtures/documents';
import { bodyChecker } from '../../content-model/checks/check-body';

/** `FUZZ_DOCUMENTS=5000 npx jest fuzz` tries more, for some minutes. */
const count = Number(process.env.FUZZ_DOCUMENTS ?? 250);
const seed = 41;

const picture = {
  alt: 'A',
  file: { pictureData: null },
};
const brand = {
  name: 'Sample',
  legalName: 'Sample Ltd',
  url: 'https://www.sample.example',
  description: 'A company.',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9V9z"/></svg>',
};

/** The blocks of a text as the data layer gives them to a query. */
const queried = (text: string) =>
  blocksOf(parseBody(text)).map((block) => ({
    level: null,
    ordered: null,
    start: null,
    items: null,
    file: null,
    alt: null,
    caption: null,
    footnotes: null,
    ...block,
  }));

/** What is wrong with the HTML of an article: it says something else once it is read, or has an id twice. */
function flawsOf(text: string): string[] {
  const html = queried(text)
    .flatMap((block) => [
      block.html,
      ...(block.items ?? []).map((item) => `<ul><li>${item.html}</li></ul>`),
      ...(block.footnotes ?? []).map((note) => `<div id="${note.id}">${note.html}</div>`),
    ])
    .join('');
  const tree = fromHtml(html, { fragment: true });
  const ids = elementsOf(tree).flatMap(({ properties }) => properties.id ?? []);
  return [
    ...(toHtml(tree) === toHtml(fromHtml(toHtml(tree), { fragment: true })) ? [] : ['HTML']),
    ...(new Set(ids).size === ids.length ? [] : ['ids']),
  ];
}

/** https://www.w3.org/TR/xml/#charsets */
const notXml = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const feedOf = (text: string) =>
  fullText(
    { picture, keyTakeaways: ['A'], blocks: queried(text) },
    { keyTakeaways: 'B' },
    'https://www.sample.example/a',
  );

test(`of ${count} documents of seed ${seed}, none passes the check and fails later`, async () => {
  const next = documentsFrom(seed);
  const mistakesInPost = bodyChecker('.', 'insights/blog/blog1.md');
  const mistakesInSheet = bodyChecker('.', 'insights/factsheet/liability-protection.md');
  const typesetter = await createTypesetter(fonts);
  const blog = path.resolve('content/insights/blog');
  const failures: { text: string; failure: string }[] = [];
  const passed = { post: 0, sheet: 0 };

  for (let number = 0; number < count; number += 1) {
    const text = next();
    const attempt = async (what: string, action: () => unknown) => {
      try {
        await action();
      } catch (error) {
        failures.push({ text, failure: `${what}: ${String(error).slice(0, 300)}` });
      }
    };
    await attempt('check', async () => {
      if ((await mistakesInPost(text)).length > 0) return;
      passed.post += 1;
      await attempt('page', () => expect(flawsOf(text)).toEqual([]));
      await attempt('feed', () => expect(feedOf(text)).not.toMatch(notXml));
      // The pictures lie beside the posts.
      const mistakes = await mistakesInSheet(text);
      if (mistakes.some((mistake) => !mistake.includes('blog1.png does not exist'))) return;
      passed.sheet += 1;
      await attempt('PDF', () =>
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
        ),
      );
    });
  }
  process.stdout.write(
    `${count} documents of seed ${seed}: ${passed.post} pass as posts, ${passed.sheet} as fact sheets\n`,
  );
  expect(failures.slice(0, 5)).toEqual([]);
  expect(passed.sheet).toBeGreaterThan(count / 50);
}, 1_200_000);
