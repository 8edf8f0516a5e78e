import fs from 'node:fs';
import path from 'node:path';
import { isOptional, singleFileTypes } from '../../../../src/content-model/schema/content-types';
import { schemaOf } from '../../../../src/content-model/schema/schema-of';
import { isUnchecked, readContent } from '../../../../src/content-model/source/read-content';
import { content, sampleFiles, today } from '../../../fixtures/site';
import { body, field, file, itAccepts, itFinds } from './planted';

const { post, news, page } = sampleFiles;
const stray = 'insights/blog/stray.md';
const noFrontMatter = 'Write --- on the first line, the fields below it and --- again';
const indent =
  'Indent the line if it continues a text, or write a colon after the name of the field';
const offices = schemaOf('Offices').description;

const newsHeading = (text: string) =>
  `${news}:${content.edit(news, /heading: .*/, `heading: ${text}`)}`;

const inQuotes = (text: string) => `Put it in quotation marks: ${text}`;
const marked = 'begins with &, * or !, which mean something else in YAML';

itFinds('the syntax of a file', {
  'has } where a field\'s name is needed. Write "name": and the value, or remove the comma before it':
    () => file('clients.json', '{\n  "heading": "Our Clients",\n}\n', 3),
  'has front matter that cannot be read: Nested mappings are not allowed in compact mappings. Put text that contains a colon and a space in quotation marks':
    () => newsHeading('RBI: a hearing: at last'),
  [`has front matter that cannot be read: Nested mappings are not allowed in compact mappings. Put straight quotation marks around the text: heading: "“Exit: a plan”"`]:
    () => newsHeading('“Exit: a plan”'),
  [`has front matter that cannot be read: Implicit map keys need to be followed by map values. ${indent}`]:
    () => file(stray, '---\nseo:\n  description: A long text\nthat goes on\n---\n', 4),
  'has front matter that cannot be read: Plain value cannot start with reserved character @. Put the text in quotation marks: - "@role"':
    () => file(stray, '---\ndescription:\n  - @role\n---\n', 3),
  [`has front matter that cannot be read: Missing closing 'quote. Put the text in quotation marks: heading: "'Twas late"`]:
    () => file(stray, "---\nheading: 'Twas late\ndate: 2024-01-31\n---\n", 2),
  'begins with --- and spaces. Write --- alone, without spaces': () =>
    file(stray, '---  \nheading: A\n---\n'),
  'has --- where front matter ends. Write --- alone, without spaces': () =>
    file(stray, '---\nheading: A\n--- \n', 3),
  [`begins with Just a text., not with front matter. ${noFrontMatter}`]: () =>
    file(stray, 'Just a text.\n'),
  'has front matter without an end. Write --- on its own line below the fields': () =>
    file(stray, '---\nheading: Another post\n'),
  'has front matter that cannot be read: Implicit keys need to be on a single line. Type the space after the colon again':
    () => file(stray, '---\nheading: A\ndate:\u00A02024-01-31\ndraft: false\n---\n', 3),
  [`is read only up to the sign #: "Risk". ${inQuotes('heading: "Risk # 1 of banks"')}`]: () =>
    newsHeading('Risk # 1 of banks'),
  [`${marked}. ${inQuotes('heading: "&Anchor title"')}`]: () => newsHeading('&Anchor title'),
});

it.each(['*a*', '- a', '{a', '"a" b'])('reports a heading that is YAML: %j', async (written) => {
  newsHeading(written);
  expect((await content.mistakes())[0]).toContain(`content/${news}:`);
});

it.each([
  ['pages/home.json', false],
  ['insights/blog/post.md', false],
  ['insights/blog', false],
  ['insights/blog/README.md', true],
  ['insights/notes.markdown', true],
  ['pages/settings.JSON', true],
])('Gatsby does not read a file that the checks have not read: %s, %s', (file, isIgnored) => {
  expect(isUnchecked(path.resolve('content', file))).toBe(isIgnored);
});

itFinds('unreadable files', {
  'is not UTF-8 text. Save it as UTF-8, or restore the file': () =>
    file(post, Buffer.from(`\uFEFF${content.read(post)}`, 'utf16le')),
  'has 5.0 MB, but at most 500 kB are allowed. Shorten the text; keep pictures and files beside it':
    () => file('forms.json', JSON.stringify({ labels: 'x'.repeat(5_000_000) })),
  'is empty. Begin with --- and the fields': () => file(post, '\n'),
  'is a list, but must be an object. Write an object with offices: the offices, in the footer, on the contact page and beside the enquiry form (content/offices.json)':
    () => file('offices.json', '[]'),
  'begins with a byte-order mark. Save it as UTF-8 without BOM': () =>
    file('offices.json', `\uFEFF${content.read('offices.json')}`),
});

it('reads an article with Windows line endings as one with others', () => {
  content.setBody(post, '# A\n\n> B\n> c\n\n```\nf\n\ng\n```');
  const texts = () =>
    readContent(content.at(''), today).content.files.map(({ body }) => body?.text);
  const before = texts();
  content.write(post, content.read(post).replaceAll('\n', '\r\n'));
  expect(texts()).toEqual(before);
});

const conflict = ['<<<<<<< HEAD', 'ours', '=======', 'theirs', '>>>>>>> branch'].join('\n');
const keep = 'Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>';
itFinds('merge conflicts', {
  [`has a merge conflict: <<<<<<< HEAD. ${keep}`]: [
    () => body(conflict.replaceAll('\n', '\n\n')),
    () => `offices.json:${content.edit('offices.json', '\n', `\n${conflict}\n`)}`,
  ],
  [`has a merge conflict: >>>>>>> branch. ${keep}`]: () => body('A text\n\n>>>>>>> branch', 2),
});

itFinds('control characters', {
  'has the character U+0010 (invisible). Remove it': [
    () => body('Two\u0010words'),
    () => field('clients.json', 'heading', 'Two\u0010words'),
  ],
});

function renamed(from: string, to: string): string {
  content.rename(from, to);
  return `${to}:1`;
}

itFinds('names, places and numbers of files', {
  [`is missing. Write an object with offices: ${offices?.replace(/^T/, 't').replace(/\.$/, '')}`]:
    () => {
      content.remove('offices.json');
      return 'offices.json:1';
    },
  'is not a file that the site reads. Did you mean content/offices.json?': () =>
    renamed('offices.json', 'ofices.json'),
  'is not a file that the site reads. Move it to content/insights/blog, content/insights/news or content/insights/factsheet':
    () => renamed(content.addPost(), 'insights/another.md'),
  'is not a file that the site reads. Remove it': () => file('insights/blog/post.md~', '---\n'),
  'is not a file that the site reads. Rename it to post.md': () =>
    file('insights/blog/post.markdown', '---\n'),
  'is not a file that the site reads. Save the picture as .png or .jpg': () =>
    file('pages/pictures/new.avif', 'RIFF'),
  'is not a file that the site reads. Rename it to Photo.jpeg': () =>
    file('insights/blog/pictures/Photo.Jpeg', 'x'),
  'would have the address /healthz, which the site or its host uses. Rename it, for example to about-healthz':
    () => file('pages/healthz.md', content.read(page)),
  'would have the address /insights/blog/content/index, which the site or its host uses. Rename it, for example to about-index':
    () => `${content.addPost('insights/blog/index.md')}:1`,
  'has the name Büro_Łódź-Øst-Gruß, but lower-case letters, digits and single hyphens are allowed. Rename it to buro-lodz-ost-gruss':
    () => `${content.addPost('insights/blog/Büro_Łódź-Øst-Gruß.md')}:1`,
  'has the address of content/pages/about.json. Rename or remove one of the two': () =>
    file('pages/about.md', content.read(page)),
  'has 9 JSON files, but 3 to 8 are allowed. Remove the others': () => {
    content.addSolutions(9);
    return 'solutions:1';
  },
});

itAccepts('what systems put into a folder:', ['.DS_Store', 'Thumbs.db'], (name) =>
  content.write(`insights/blog/${name}`, 'x'),
);

it('an empty folder is reported as missing every file that the site needs', async () => {
  content.remove('');
  fs.mkdirSync(content.at(''));
  const missing = (await content.mistakes()).filter((mistake) => mistake.includes('is missing'));
  const needed = singleFileTypes.filter((contentType) => !isOptional(contentType));
  const files = needed.map(({ path }) => `content/${path}`).sort();
  expect(missing.map((mistake) => mistake.split(':')[0])).toEqual(files);
});

it.each(['insights', '404', 'home'])('pages/%s.md is refused', async (name) => {
  content.write(`pages/${name}.md`, content.read(page));
  expect((await content.mistakes()).join()).toContain(`/${name}`);
});
