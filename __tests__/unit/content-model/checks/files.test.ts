import { currentSchemas } from '../../../../src/content-model/checks/schemas';
import { content, at, field, file, itFinds, sampleFiles } from './sample-content';

const { post, news } = sampleFiles;
const stray = 'insights/blog/stray.md';
const noFrontMatter = 'Write --- on the first line, the fields below it and --- again';
const hub = 'insights/insights.json';
const first = 'solutions/solution1.json';
const offices = currentSchemas()('Offices').description;

describe('the syntax of a file', () => {
  itFinds([
    [
      file('clients.json', '{\n  "heading": "Our Clients",\n}\n', 3),
      `has } where a field's name is needed. Write "name": and the value, or remove the comma before it`,
    ],
    [
      () => `${news}:${content.edit(news, /heading: .*/, 'heading: RBI: a hearing: at last')}`,
      'has front matter that cannot be read: Nested mappings are not allowed in compact mappings. Put a text that contains a colon followed by a space in quotation marks',
    ],
    [
      () => `${news}:${content.edit(news, /heading: .*/, 'heading: !important A hearing')}`,
      'has front matter that cannot be read: Unresolved tag: !important. Put the text in quotation marks',
    ],
    [
      file(stray, 'Just a text.\n'),
      `begins with Just a text., not with front matter. ${noFrontMatter}`,
    ],
    [
      file(stray, '---\nheading: Another post\n'),
      'has front matter that does not end. Write --- on a line of its own below the fields',
    ],
    [
      file(stray, '---js\n{ heading: process.exit() }\n---\n'),
      `begins with ---js, not with front matter. ${noFrontMatter}`,
    ],
  ]);
});

describe('names and places of files', () => {
  itFinds([
    [
      () => {
        content.remove('offices.json');
        return 'offices.json:1';
      },
      `is missing. Write an object with offices: ${offices?.replace(/^T/, 't').replace(/\.$/, '')}`,
    ],
    [
      () => {
        content.rename('offices.json', 'ofices.json');
        return 'ofices.json:1';
      },
      'is not a file that the site reads. Did you mean content/offices.json?',
    ],
    [
      () => {
        content.rename(content.addPost(), 'insights/another.md');
        return 'insights/another.md:1';
      },
      'is not a file that the site reads. Move it to content/insights/blog, content/insights/news or content/insights/factsheet',
    ],
    [
      () => {
        content.rename(content.addPost(), 'insights/blog/.another.md');
        return 'insights/blog/.another.md:1';
      },
      'is not a file that the site reads. Rename it to another.md, or remove it',
    ],
    [
      file('pages/pictures/new.avif', 'RIFF'),
      'is not a file that the site reads. Save the picture as .png or .jpg',
    ],
    [
      () => `${content.addPost('insights/blog/Büro_Notes.md')}:1`,
      'has the name Büro_Notes, but lower-case letters, digits and single hyphens are allowed. Rename it to buro-notes',
    ],
  ]);
});

describe('values that files must not share', () => {
  itFinds([
    [
      () => {
        content.addPost('insights/blog/sheet.md');
        return 'insights/factsheet/sheet.md:1';
      },
      'has the same name as content/insights/blog/sheet.md. Rename one of the two',
    ],
    [
      field(news, 'heading', 'POST  heading'),
      `is also the heading of ${at(post, 'heading')}. Write one of its own`,
    ],
    [
      field('pages/about.json', 'seo.title', 'post seo title'),
      `is also the title of ${at(post, 'title')}. Write one of its own`,
    ],
    [
      field('solutions/solution2.json', 'order', 1),
      `is also the place of ${at(first, '  "order"')}. Write a place that is free`,
    ],
    [
      field('solutions/solution2.json', 'strip.order', 1),
      `is also the place of ${at(first, '    "order"')}. Write a place that is free`,
    ],
    [field(hub, 'lists.1.type', 'blog'), `is also the type of ${at(hub, '"blog"')}. Write another`],
    [
      () => {
        content.set(hub, 'categories.6', 'fraud');
        return `${hub}:${content.lineOf(hub, '"fraud"')}: categories[7]`;
      },
      `is also ${at(hub, '"Fraud"')}. Remove one of the two`,
    ],
  ]);
});

describe('earlier names and deleted pages', () => {
  const another = 'insights/blog/another.md';

  /** Writes a list with one value and tells its place. */
  const list = (name: string, field: string, value: string) => () => {
    if (name === another) content.addPost();
    content.set(name, field, [value]);
    return `${name}:${content.lineOf(name, field) + 1}: ${field}[1]`;
  };

  itFinds([
    [list(another, 'formerly', 'another'), `already leads to content/${another}. Remove it`],
    [list(another, 'formerly', 'post'), `already leads to content/${post}. Remove it`],
    [
      () => {
        list(another, 'formerly', 'old')();
        return list(post, 'formerly', 'old')();
      },
      `already leads to ${at(another, '- old')}. Remove it`,
    ],
    [
      list(another, 'formerly', 'old.md'),
      '"old.md" is not the name of a file. Write it without its folder and its ending, such as my-post',
    ],
    [
      list('site.json', 'gone', '/insights/blog/content/post'),
      '"/insights/blog/content/post" leads to a page. Remove it',
    ],
    [
      list('site.json', 'gone', '/insights/*'),
      '"/insights/*" is not the address of a page. Write it from its first slash to its end',
    ],
    [
      () => {
        list(another, 'formerly', 'old')();
        return `${post}:${content.setBody(post, 'See [this](/insights/blog/content/old).')}`;
      },
      '/insights/blog/content/old leads to no page of this site. Did you mean /insights/blog/content/another?',
    ],
  ]);
});
