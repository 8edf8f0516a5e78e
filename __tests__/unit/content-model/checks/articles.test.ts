/** @jest-environment node */
import { addPost, another, bodyLine, itFinds } from './breaks';
import type { Break } from './breaks';

const news = 'insights/news/rbi-fraud-guidelines.md';

/** Adds a post with a text of one mistake. */
const text =
  (body: string, line: number, message: string): Break =>
  (copy) => {
    addPost(copy, { body });
    return `content/${another}:${bodyLine + line}: ${message}`;
  };

describe('articles', () => {
  itFinds({
    'a day that does not exist': (copy) => {
      addPost(copy);
      const line = copy.edit(another, '2024-01-31', '2024-02-31');
      return `content/${another}:${line}: date: 2024-02-31 is a day that does not exist. February 2024 has the days 01 to 29`;
    },
    'a day in another order': (copy) => {
      addPost(copy);
      const line = copy.edit(another, '2024-01-31', '31.01.2024');
      return `content/${another}:${line}: date: "31.01.2024" is not a day written as year-month-day. Write the day of publication, such as 2024-11-12; a day to come keeps the article unpublished until then`;
    },
    'a change before publication': (copy) => {
      addPost(copy, { fields: 'updated: 2023-12-31\n' });
      return `content/${another}:17: updated: 2023-12-31 is before the day of publication, 2024-01-31. Write the day of the change, or remove it`;
    },
    'an empty text': text('', -1, 'has no text. Write it below the front matter'),
    'a text where none is shown': (copy) => {
      const line = copy.append(news, 'A text.');
      return `content/${news}:${line - 1}: has a text below the front matter, which is not shown. Write it into description, or remove it`;
    },
    'a heading of level 1': text(
      '# Where to begin',
      0,
      `the heading "Where to begin" has level 1, which is the title's. Write ## before it`,
    ),
    'a heading that jumps a level': text(
      '## First\n\nA text.\n\n#### Second',
      4,
      'the heading "Second" has level 4, behind one of level 2. Write ### before it',
    ),
    'an empty heading': text(
      '## First\n\n##\n\nA text.',
      2,
      'has an empty heading. Write or remove it',
    ),
    'a picture without alternative text': text(
      '![](./pictures/blog1.png)',
      0,
      './pictures/blog1.png has no alternative text. Write what it shows between the brackets: ![What it shows](./…)',
    ),
    'a picture inside a sentence': text(
      'See ![Layers](./pictures/blog1.png) here.',
      0,
      './pictures/blog1.png stands inside other text, where no picture is shown. Put it between two empty lines, as a paragraph of its own',
    ),
    'a missing picture in a text': text(
      'A text.\n\n![Layers](./pictures/blg1.png)',
      2,
      './pictures/blg1.png does not exist. Did you mean ./pictures/blog1.png?',
    ),
    'raw HTML': text(
      'A <b>bold</b> word.',
      0,
      'has raw HTML: "<b>". Write it in Markdown, or remove it',
    ),
    'a script': text(
      'A text.\n\n<script>alert(1)</script>',
      2,
      'has a script: "<script>alert(1)</script>". Write it in Markdown, or remove it',
    ),
    'a script in a link': text(
      '[Click](javascript:alert(1))',
      0,
      'javascript:alert(1) is not an address that a link may have. Write a page of this site, such as /contact, or an address that starts with https://',
    ),
    'a template token in a text': text(
      'Dear\n{{ firstName }},',
      1,
      'has the template token {{ firstName }}. Write what it stands for, or remove it',
    ),
    'a template token in front matter': (copy) => {
      addPost(copy);
      const line = copy.edit(another, 'Fraud team', '"<%= author %>"');
      return `content/${another}:${line}: author: has the template token <%= author %>. Write what it stands for, or remove it`;
    },
    'a note to oneself': text(
      'By 2026, [TODO: check the year] all firms must comply.',
      0,
      'has the template token [TODO: check the year]. Write what it stands for, or remove it',
    ),
    'a placeholder in a text': text(
      'It says: {user_content}.',
      0,
      'has the template token {user_content}. Write what it stands for, or remove it',
    ),
    'filler of a layout': text(
      'Lorem ipsum dolor sit amet.',
      0,
      'has the template token Lorem ipsum. Write what it stands for, or remove it',
    ),
    'a placeholder that nothing replaces': (copy) => {
      const line = copy.edit('forms.json', '{email}', '{mail}');
      return `content/forms.json:${line}: submitError: has {mail}, which nothing replaces. Write {email}`;
    },
    'a reference without a definition': text(
      'As [the PRA][pra] says.',
      0,
      '[the PRA][pra] leads nowhere. Write a link as [words](/address), without a space before or inside the address',
    ),
    'a footnote that is missing': text(
      'As the PRA says.[^1]',
      0,
      '[^1] leads nowhere. Write the footnote below the text: [^1]: …',
    ),
    'a link with a space in its address': text(
      'See [the page](/insights/fact sheet).',
      0,
      '[the page](/insights/fact sheet) leads nowhere. Write a link as [words](/address), without a space before or inside the address',
    ),
  });
});
