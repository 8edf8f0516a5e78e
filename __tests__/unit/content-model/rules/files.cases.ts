import { readFileSync } from 'node:fs';
import { schemaOf } from '../../../../src/content-model/schema/schema-of';
import { at, body, content, field, file, itAccepts, itFinds, sampleFiles } from './sample-content';

const { post, news } = sampleFiles;
const another = 'insights/blog/another.md';
const stray = 'insights/blog/stray.md';
const noFrontMatter = 'Write --- on the first line, the fields below it and --- again';
const hub = 'insights/insights.json';
const first = 'solutions/solution1.json';
const offices = schemaOf('Offices').description;

const newsHeading = (text: string) =>
  `${news}:${content.edit(news, /heading: .*/, `heading: ${text}`)}`;

itFinds('the syntax of a file', {
  'has } where a field\'s name is needed. Write "name": and the value, or remove the comma before it':
    () => file('clients.json', '{\n  "heading": "Our Clients",\n}\n', 3),
  'has front matter that cannot be read: Nested mappings are not allowed in compact mappings. Put text that contains a colon and a space in quotation marks':
    () => newsHeading('RBI: a hearing: at last'),
  'has front matter that cannot be read: Unresolved tag: !important. Put the text in quotation marks: heading: "!important A hearing"':
    () => newsHeading('!important A hearing'),
  [`begins with Just a text., not with front matter. ${noFrontMatter}`]: () =>
    file(stray, 'Just a text.\n'),
  'has front matter without an end. Write --- on its own line below the fields': () =>
    file(stray, '---\nheading: Another post\n'),
  [`begins with ---js, not with front matter. ${noFrontMatter}`]: () =>
    file(stray, '---js\n{ heading: process.exit() }\n---\n'),
});

const pictures = 'insights/blog/pictures';
const decomposed = 'Büro.png'.normalize('NFD');
const picture = (name: string) =>
  file(`${pictures}/${name}`, readFileSync(content.at(`${pictures}/sample.png`)));

function renamed(from: string, to: string): string {
  content.rename(from, to);
  return `${to}:1`;
}

itFinds('names and places of files', {
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
  'is not a file that the site reads. Rename it to another.md, or remove it': () =>
    renamed(content.addPost(), 'insights/blog/.another.md'),
  'is not a file that the site reads. Save the picture as .png or .jpg': () =>
    file('pages/pictures/new.avif', 'RIFF'),
  'has the name con.md, which Windows does not allow. Rename it, for example to about-con.md': () =>
    `${content.addPost('insights/blog/con.md')}:1`,
  'has the name Q3: why?.png, which Windows does not allow. Rename it, for example to about-q3-why.png':
    () => picture('Q3: why?.png'),
  'has the name AUX.png, which Windows does not allow. Rename it, for example to about-aux.png':
    () => picture('AUX.png'),
  [`has the same name as content/${pictures}/Chart.png on Windows and Macs. Rename one of the two`]:
    () => {
      picture('Chart.png');
      return picture('chart.png');
    },
  [`has the same name as content/${pictures}/${decomposed} on Windows and Macs. Rename one of the two`]:
    () => {
      picture(decomposed);
      return picture('Büro.png');
    },
  'would have the address /healthz, which the site or its host uses. Rename it, for example to about-healthz':
    () =>
      `${file('pages/healthz.md', content.read(sampleFiles.page).replaceAll('page ', 'other '))}`,
  'would have the address /insights/blog/content/index, which the site or its host uses. Rename it, for example to about-index':
    () => `${content.addPost('insights/blog/index.md')}:1`,
  'has the name Büro_Notes, but lower-case letters, digits and single hyphens are allowed. Rename it to buro-notes':
    () => `${content.addPost('insights/blog/Büro_Notes.md')}:1`,
});

itAccepts(
  'what systems put into a folder:',
  ['.DS_Store', 'Thumbs.db', 'desktop.ini', 'Icon\r'],
  (name) => content.write(`insights/blog/${name}`, 'x'),
);

itFinds('values that files must not share', {
  'has the same name as content/insights/blog/sheet.md. Rename one of the two': () => {
    content.addPost('insights/blog/sheet.md');
    return 'insights/factsheet/sheet.md:1';
  },
  [`is also the heading of ${at(post, 'heading')}. Write a different one`]: () =>
    field(news, 'heading', 'POST  heading'),
  [`is also the title of ${at(post, 'title')}. Write a different one`]: () =>
    field('pages/about.json', 'seo.title', 'post seo title'),
  [`is also the position of ${at(first, '  "order"')}. Write a free position`]: () =>
    field('solutions/solution2.json', 'order', 1),
  [`is also the position of ${at(first, '    "order"')}. Write a free position`]: () =>
    field('solutions/solution2.json', 'strip.order', 1),
  [`is also the type of ${at(hub, '"blog"')}. Write another`]: () =>
    field(hub, 'lists.1.type', 'blog'),
  [`has the address of ${at(hub, '"Fraud"')}. Rename or remove one of the two`]: () =>
    field(hub, 'categories.2', 'Fraud!', '"Fraud!"'),
});

/** Writes a list with one value and returns its place. */
function list(name: string, field: string, value: string): string {
  if (name === another) content.addPost();
  content.set(name, field, [value]);
  return `${name}:${content.lineOf(name, field) + 1}: ${field}[1]`;
}

itFinds('earlier names and deleted pages', {
  [`already redirects to content/${another}. Remove it`]: () =>
    list(another, 'formerly', 'another'),
  [`already redirects to content/${post}. Remove it`]: () => list(another, 'formerly', 'post'),
  [`already redirects to ${at(another, '- old')}. Remove it`]: () => {
    list(another, 'formerly', 'old');
    return list(post, 'formerly', 'old');
  },
  '"/insights/blog" leads to a page. Remove it': () => list(another, 'formerly', '/insights/blog'),
  '"/healthz" leads to a page. Remove it': () => list(another, 'formerly', '/healthz'),
  '"old.md" is not a file name without folder or extension, or the address of a page. Write the file\'s earlier names without .md, or its earlier addresses, such as /legal; leave it out if there are none':
    () => list(another, 'formerly', 'old.md'),
  '"/insights/blog/content/post" leads to a page. Remove it': () =>
    list('site.json', 'gone', '/insights/blog/content/post'),
  '"/insights/*" is not the address of a page, from its first slash to its end. Write the addresses of pages that were deleted, such as /insights/blog/content/my-post; leave it out if there are none':
    () => list('site.json', 'gone', '/insights/*'),
  '/insights/blog/content/old does not lead to a page of this site. Did you mean /insights/blog/content/another?':
    () => {
      list(another, 'formerly', 'old');
      return body('See [this](/insights/blog/content/old).');
    },
});
