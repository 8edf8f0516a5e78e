/** @jest-environment node */
import sharp from 'sharp';
import { addPost, another, today } from './breaks';
import { SiteCopy } from './site-copy';

const first = 'insights/blog/blog1.md';
const news = 'insights/news/uk-app-fraud-reimbursement.md';
const other = 'insights/news/rbi-fraud-guidelines.md';
const sheet = 'insights/factsheet/liability-protection.md';

/** The text of a post: eight mistakes from the second line on. */
const body = `## First

#### Deep

![](./pictures/blog1.png)

See [below](#frist).

See [the page](/contcat).

See [this](javascript:alert(1)).

<script>alert(1)</script>

Dear {{name}},

it is {user_content}.`;

function plainPicture(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: 'navy' } as const;
  return sharp({ create }).png().toBuffer();
}

it('gives each of twenty-five mistakes in one run its line: file, line, field, what is wrong, what to write', async () => {
  const copy = new SiteCopy();
  addPost(copy, { body });
  copy.edit(another, 'author:', 'autor:');
  copy.edit(another, 'date: 2024-01-31', 'date: 2024-02-30');
  copy.edit(another, 'category: Fraud', 'category: Frauds');
  copy.edit(another, '  title: Another post', '  title: UK authorised push payment fraud');
  copy.edit(another, '  - Another takeaway.\n', '');
  copy.edit(another, './pictures/blog1.png\n  alt', './pictures/blg1.png\n  alt');
  copy.write('insights/blog/empty.md', copy.read(first).replace(/^(---.*?\n---\n).*/s, '$1'));
  copy.edit('insights/blog/empty.md', '2024-11-12', '2024-11-13');
  copy.write('insights/blog/text.md', 'No front matter');
  copy.write(
    'insights/news/empty.md',
    copy.read(other).replace(/heading: .*/, 'heading: A new one'),
  );
  copy.edit(news, 'heading: ', 'heading: UK: a ');
  copy.write('insights/factsheet/pictures/liability-protection.png', await plainPicture(400, 500));
  copy.write('pages/pictures/home.png', await plainPicture(6500, 900));
  copy.write('solutions/pictures/aigovernance.png', 'no picture');
  copy.edit(sheet, /date: .*/, 'date: today');
  copy.edit('clients.json', '"heading":', '"heading"');
  copy.edit('site.json', /"name": "[^"]*"/, '"name": 2024');

  const lines = await copy.mistakes(today);
  copy.dispose();
  expect(lines).toEqual([
    'content/clients.json:2: has no colon before "Our Clients". Write a colon and the value',
    'content/insights/blog/another.md:3: date: 2024-02-30 is a day that does not exist. February 2024 has the days 01 to 29',
    'content/insights/blog/another.md:4: category: Frauds is not a category of insights.json. Did you mean Fraud?',
    'content/insights/blog/another.md:10: autor: is not a field here. Did you mean author?',
    'content/insights/blog/another.md:11: keyTakeaways: has 1 entry, 2 to 5 are allowed. Write the article in two to five sentences that can be taken away',
    'content/insights/blog/another.md:14: picture.file: ./pictures/blg1.png does not exist. Did you mean ./pictures/blog1.png?',
    'content/insights/blog/another.md:20: the heading "Deep" has level 4, behind one of level 2. Write ### before it',
    'content/insights/blog/another.md:22: ./pictures/blog1.png has no alternative text. Write what it shows between the brackets: ![What it shows](./…)',
    'content/insights/blog/another.md:24: #frist leads to a heading or part that the page does not have. Did you mean #first?',
    'content/insights/blog/another.md:26: /contcat leads to no page of this site. Did you mean /contact?',
    'content/insights/blog/another.md:28: javascript:alert(1) is not an address that a link may have. Write a page of this site, such as /contact, or an address that starts with https://',
    'content/insights/blog/another.md:30: has a script: "<script>alert(1)</script>". Write it in Markdown, or remove it',
    'content/insights/blog/another.md:32: has the template token {{name}}. Write what it stands for, or remove it',
    'content/insights/blog/another.md:34: has the template token {user_content}. Write what it stands for, or remove it',
    'content/insights/blog/empty.md:1: has the same name as content/insights/news/empty.md. Rename one of the two',
    'content/insights/blog/empty.md:2: heading: is also the heading of content/insights/blog/blog1.md:2. Write one of its own',
    'content/insights/blog/empty.md:11: seo.title: is also the title of content/insights/blog/blog1.md:11. Write one of its own',
    'content/insights/blog/empty.md:23: has no text. Write it below the front matter',
    'content/insights/blog/text.md:1: begins with No front matter, not with front matter. Write --- on the first line, the fields below it and --- again',
    'content/insights/factsheet/liability-protection.md:3: date: "today" is not a day written as year-month-day. Write the day of publication, such as 2024-11-12; a day to come keeps it unpublished until then',
    'content/insights/factsheet/liability-protection.md:17: picture.file: ./pictures/liability-protection.png is 400 pixels wide, at least 800 are needed. Save it larger, 2400 pixels wide where you can',
    'content/insights/news/uk-app-fraud-reimbursement.md:2: has front matter that cannot be read: Nested mappings are not allowed in compact mappings. Put a text that contains a colon followed by a space in quotation marks',
    'content/pages/home.json:10: banner.picture.file: ./pictures/home.png is 6500 by 900 pixels, at most 6000 are allowed. Save it smaller, 2400 pixels are wide enough',
    'content/site.json:2: name: is the number 2024, but must be a text. Put it in quotation marks: "2024"',
    'content/solutions/aigovernance.json:19: card.picture.file: ./pictures/aigovernance.png cannot be read. Save it again as PNG or JPEG',
  ]);
});
