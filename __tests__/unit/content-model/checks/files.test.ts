/** @jest-environment node */
import { currentSchemas } from '../../../../src/content-model/checks/schemas';
import { field, file, itFinds, sampleFiles, type SampleContent } from './sample-content';

const { post, news } = sampleFiles;
const stray = 'insights/blog/stray.md';
const noFrontMatter = 'Write --- on the first line, the fields below it and --- again';
const hub = 'insights/insights.json';
const first = 'solutions/solution1.json';
const offices = currentSchemas()('Offices').description;

describe('the syntax of a file', () => {
  itFinds([
    [
      'JSON with a comma too many',
      file('clients.json', '{\n  "heading": "Our Clients",\n}\n', 3),
      `has } where a field's name is needed. Write "name": and the value, or remove the comma before it`,
    ],
    [
      'front matter with a colon in a text',
      (content) =>
        `${news}:${content.edit(news, /heading: .*/, 'heading: RBI: a hearing: at last')}`,
      'has front matter that cannot be read: Nested mappings are not allowed in compact mappings. Put a text that contains a colon followed by a space in quotation marks',
    ],
    [
      'a tag in front matter',
      (content) => `${news}:${content.edit(news, /heading: .*/, 'heading: !important A hearing')}`,
      'has front matter that cannot be read: Unresolved tag: !important. Put the text in quotation marks',
    ],
    [
      'no front matter',
      file(stray, 'Just a text.\n'),
      `begins with Just a text., not with front matter. ${noFrontMatter}`,
    ],
    [
      'front matter that does not end',
      file(stray, '---\nheading: Another post\n'),
      'has front matter that does not end. Write --- on a line of its own below the fields',
    ],
    [
      'front matter in another language',
      file(stray, '---js\n{ heading: process.exit() }\n---\n'),
      `begins with ---js, not with front matter. ${noFrontMatter}`,
    ],
  ]);
});

describe('names and places of files', () => {
  itFinds([
    [
      'a missing file',
      (content) => {
        content.remove('offices.json');
        return 'offices.json:1';
      },
      `is missing. Write an object with offices: ${offices?.replace(/^T/, 't').replace(/\.$/, '')}`,
    ],
    [
      'a misspelt file name',
      (content) => {
        content.rename('offices.json', 'ofices.json');
        return 'ofices.json:1';
      },
      'is not a file that the site reads. Did you mean content/offices.json?',
    ],
    [
      'a file in a wrong folder',
      (content) => {
        content.rename(content.addPost(), 'insights/another.md');
        return 'insights/another.md:1';
      },
      'is not a file that the site reads. Move it to content/insights/blog, content/insights/news or content/insights/factsheet',
    ],
    [
      'a hidden file, which Gatsby would publish',
      (content) => {
        content.rename(content.addPost(), 'insights/blog/.another.md');
        return 'insights/blog/.another.md:1';
      },
      'is not a file that the site reads. Rename it to another.md, or remove it',
    ],
    [
      'a picture of another kind',
      file('pages/pictures/new.webp', 'RIFF'),
      'is not a file that the site reads. Save the picture as .png or .jpg',
    ],
    [
      'a file name that cannot be an address',
      (content) => `${content.addPost('insights/blog/Büro_Notes.md')}:1`,
      'has the name Büro_Notes, but lower-case letters, digits and single hyphens are allowed. Rename it to buro-notes',
    ],
  ]);
});

/** The message about a place that the first solution has. */
const placeOf = (words: string) => (content: SampleContent) =>
  `is also the place of content/${first}:${content.lineOf(first, words)}. Write a place that is free`;

describe('values that files must not share', () => {
  itFinds([
    [
      'a name that is taken in another folder',
      (content) => {
        content.addPost('insights/blog/sheet.md');
        return 'insights/factsheet/sheet.md:1';
      },
      'has the same name as content/insights/blog/sheet.md. Rename one of the two',
    ],
    [
      'a heading that is taken, in whatever case',
      field(news, 'heading', 'POST  heading'),
      (content) =>
        `is also the heading of content/${post}:${content.lineOf(post, 'heading')}. Write one of its own`,
    ],
    [
      'a title that is taken',
      field('pages/about.json', 'seo.title', 'post seo title'),
      (content) =>
        `is also the title of content/${post}:${content.lineOf(post, 'title')}. Write one of its own`,
    ],
    [
      'a place that two solutions claim',
      field('solutions/solution2.json', 'order', 1),
      placeOf('  "order"'),
    ],
    [
      'a place in the strip that two solutions claim',
      field('solutions/solution2.json', 'strip.order', 1),
      placeOf('    "order"'),
    ],
    [
      'a list that stands twice in the hub',
      field(hub, 'lists.1.type', 'blog'),
      (content) =>
        `is also the type of content/${hub}:${content.lineOf(hub, '"blog"')}. Write another`,
    ],
    [
      'a category that stands twice',
      field(hub, 'categories.2', 'fraud'),
      (content) =>
        `is also content/${hub}:${content.lineOf(hub, '"Fraud"')}. Remove one of the two`,
    ],
  ]);
});
