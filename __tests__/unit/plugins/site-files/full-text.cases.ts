import { fullText } from '../../../../plugins/gatsby-plugin-site-files/feed/full-text';
import { emptyBlock } from '../../../fixtures/empty-block';

const page = 'https://www.sample.example/insights/blog/content/post';

test('an article is set as HTML that needs no style: every kind of block, plain words escaped', () => {
  const html = fullText(
    {
      picture: { alt: 'A "plan" & <more>', file: { pictureData: null } },
      keyTakeaways: ['Costs < gains'],
      blocks: [
        { ...emptyBlock, type: 'bluetext', level: 3, html: 'Why' },
        { ...emptyBlock, type: 'boldtext', html: 'Loud' },
        { ...emptyBlock, type: 'paragraph', html: 'See <a href="/about">us</a>' },
        { ...emptyBlock, type: 'paragraph', html: '<a href="#note-1">1</a> href="/about"' },
        { ...emptyBlock, type: 'prose', html: '<a href="https://a.example/?a=1&#x26;b=2">A</a>' },
        {
          ...emptyBlock,
          type: 'list',
          ordered: true,
          start: 3,
          items: [{ html: '<strong>A &#x26; B.</strong> Rest' }],
        },
        { ...emptyBlock, type: 'quotation', html: '<p>Said</p>', caption: 'A & B' },
        { ...emptyBlock, type: 'table', html: '<table></table>', caption: 'Columns' },
        {
          ...emptyBlock,
          type: 'footnotes',
          footnotes: [{ id: 'note-1', html: '<p>See <a href="/about">us</a></p>' }],
        },
        { ...emptyBlock, type: 'prose', html: '<hr>' },
      ],
    },
    { keyTakeaways: 'Key takeaways' },
    page,
  );
  expect(html.split('\n').slice(1)).toEqual([
    '<h2>Key takeaways</h2>',
    '<ul><li>Costs &#x3C; gains</li></ul>',
    '<h3>Why</h3>',
    '<p><strong>Loud</strong></p>',
    '<p>See <a href="https://www.sample.example/about">us</a></p>',
    `<p><a href="${page}#note-1">1</a> href="/about"</p>`,
    '<a href="https://a.example/?a=1&#x26;b=2">A</a>',
    '<ol start="3"><li><strong>A &#x26; B.</strong> Rest</li></ol>',
    '<blockquote><p>Said</p><p>— A &#x26; B</p></blockquote>',
    '<table></table>',
    '<hr>',
    '<ol><li id="note-1"><p>See <a href="https://www.sample.example/about">us</a></p></li></ol>',
    '<hr>',
  ]);
  expect(html).toContain('alt="A &#x22;plan&#x22; &#x26; <more>"');
});
