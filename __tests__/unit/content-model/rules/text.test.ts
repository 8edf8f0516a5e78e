import { content, sampleFiles } from '../../../fixtures/site';
import { body, field, itAccepts, itFinds } from './planted';

const { post, news, sheet, page } = sampleFiles;
const sample = './pictures/sample.png';

itFinds('the text of an article', {
  'has no text. Write it below the front matter': () => body('', -1),
  'has text below the front matter, which is not shown. Move it to description, or remove it': () =>
    body('A text.', 0, news),
  'has raw HTML: "<b>". Write it in Markdown, or remove it': () => body('A <b>bold</b> word.'),
  'has a script: "<script>a()</script>". Write it in Markdown, or remove it': () =>
    body('A text.\n\n<script>a()</script>', 2),
  [`${sample} is inside other text, where pictures are not shown. Put it in its own paragraph, between two empty lines`]:
    () => body(`See ![Layers](${sample}) here.`),
  'has more than 20 quotations or lists inside each other. Start the line with fewer marks': () =>
    body('>'.repeat(20_000)),
  'has a paragraph of 24000 characters, but at most 10000 are allowed. Divide it into shorter ones':
    [
      () => body(`A text.\n\n${'*a_'.repeat(8_000)}\n\nMore.`, 2),
      () => body(`- An item\n- ${'*a_\n'.repeat(6_000).slice(1, -1)}\n- An item`, 1),
      () => body(`| A |\n| --- |\n|${'*a_'.repeat(8_000).slice(1)}`, 2),
    ],
  '#scripts leads to a heading or part that the page does not have. Did you mean #section-scripts?':
    () => body('## Scripts\n\nSee [above](#scripts).', 2),
  '#plan leads to a heading or part that the page does not have. Did you mean #plans?': () =>
    body('## Plans\n\n> ## Plan\n\nSee [above](#plan).', 4),
});

itAccepts('the text', ['If A<B and C>D, or x<y and y>z, a List<String> follows.'], body);

it.each([
  ['article', `${'A "long" text. '.repeat(600)}\n\n`.repeat(40)],
  ['list', '- A "long" text.\n'.repeat(800)],
  ['table', `| A |\n| --- |\n${'| A "long" text. |\n'.repeat(1_000)}`],
])('a long %s is accepted', async (_name, text) => {
  body(text);
  expect(await content.mistakes()).toEqual([]);
});

const lacks = 'which the typefaces of PDFs and share pictures lack';
const inLetters = 'Write it in Latin, Greek or Cyrillic letters';

itFinds('what a PDF or a share picture cannot show', {
  [`has 漢, ${lacks}. ${inLetters}`]: [
    () => body('In Han: `漢`', 0, sheet),
    () => field('pages/about.json', 'seo.title', 'A fine of 漢'),
    () => field('site.json', 'name', '漢'),
  ],
  [`has 信 and 3 more, ${lacks}. ${inLetters}`]: () => field(post, 'heading', '信用風險 and 信用'),
  [`has 😀, ${lacks}. Write another character, or a word`]: () => {
    content.set(page, 'pdf', 'As a PDF');
    return body('A *smile* 😀', 0, page);
  },
});

const link = (address: string) => field('pages/home.json', 'banner.action.address', address);
function linkWithout(file: string, address: string): string {
  content.remove(file);
  return link(address);
}
const anotherPage = '/insights/blog/content/another';
const notPublished =
  'which is not published by that day. Publish that page first, or remove the link';

itFinds('blocks of Markdown in a field', {
  'has "| A | B |", which is shown as it is typed. Write it in sentences': () =>
    field(news, 'description.0', 'A text:\n| A | B |\n| --- | --- |'),
});

itFinds('links', {
  '/contcat does not lead to a page of this site. Did you mean /contact?': () => link('/contcat'),
  '/contact/ does not lead to a page of this site. Did you mean /contact?': () => link('/contact/'),
  '/contact#enquiry leads to a heading or part that the page does not have. Did you mean #enquiry-form?':
    () => link('/contact#enquiry'),
  '/solutions/solution1#feature-9 leads to a heading or part that the page does not have. Did you mean #feature-1?':
    () => link('/solutions/solution1#feature-9'),
  '"contact" is not a page of this site or an address that starts with https://. Write a page of this site, such as /contact, or an address that starts with https://':
    () => link('contact'),
  '/solutions/deleted#feature-1 does not lead to a page of this site. Write /solutions/solution1, /solutions/solution2 or /solutions/solution3':
    () => link('/solutions/deleted#feature-1'),
  'javascript:alert(1) is not a valid link address. Write a page of this site, such as /contact, or an address that starts with https://':
    () => body('[Click](javascript:alert(1))'),
  'a@b.example is not a valid link address. Write mailto:a@b.example': () =>
    body('[Write](a@b.example)'),
  '/\\elsewhere.example leads to another site. Write its address with https://': () =>
    body('[Click](</\\elsewhere.example>)'),
  'http://www.a.example\\ is not an address. Copy it from the address bar of a browser': () =>
    body('See www.a.example\\ and more.'),
  'https://a.test/” is not an address. Copy it from the address bar of a browser': () =>
    body('See “https://a.test/”.'),
  'https://a.test/(U+200B) is not an address. Copy it from the address bar of a browser': () =>
    body('See [this](https://a.test/\u200B).'),
  './post.md is not a valid link address. Write /insights/blog/content/post': () =>
    body('See [this](./post.md).'),
  '/insights/factsheet/download does not lead to a page of this site. Write the address of a page, such as /contact':
    () => linkWithout(sheet, '/insights/factsheet/download'),
  [`/insights/factsheet/download leads to content/${sheet}, ${notPublished}`]: [
    ['draft', true] as const,
    ['date', '2026-01-16'] as const,
  ].map(([name, value]) => () => {
    content.set(sheet, name, value);
    return link('/insights/factsheet/download');
  }),
  '/careers leads to content/pages/careers.json, which does not exist. Change or remove the link, or write that file':
    () => linkWithout('pages/careers.json', '/careers'),
  '/insights/news leads to a list without entries. Change or remove the link, or publish an entry first':
    [
      () => linkWithout(news, '/insights/news'),
      () => {
        content.set(news, 'draft', true);
        return link('/insights/news');
      },
    ],
  [`${anotherPage} leads to content/insights/blog/another.md, ${notPublished}`]: () => {
    content.set(content.addPost(), 'draft', true);
    return link(anotherPage);
  },
});

it.each([
  ['a draft to a later post', 'draft', true, '2026-03-01'],
  ['a later post to an earlier one', 'date', '2026-03-01', '2026-02-01'],
  ['a published post to a post dated today', 'draft', false, '2026-01-15'],
])('accepts a link from %s', async (_name, name, value, day) => {
  content.set(content.addPost(), 'date', day);
  content.setBody(post, `[Next](${anotherPage})`);
  content.set(post, name, value);
  expect(await content.mistakes()).toEqual([]);
});

itAccepts(
  'the address',
  [
    ...['http://www.rbi.org.in', 'HTTPS://bücher.example/a–b_(c)?d=%E2%80%9D'],
    ...['https://www.sample.example/contact', 'tel:+442079460000;ext=204', 'MAILTO:a@bank.example'],
  ],
  (address) => body(`See [it](${address}).`),
);
