import { fullText } from '../../../../plugins/gatsby-plugin-site-files/feed/full-text';

const site = 'https://www.sample.example';
const page = `${site}/insights/blog/content/post`;
const reference = `<sup id="reference-1-1"><a href="${page}#note-1" aria-describedby="footnotes">1</a></sup>`;

test('every kind of block becomes HTML that needs no styles, with plain text escaped', () => {
  const text = `
### Why {.wide}

**Loud**

See [us](/about)[^1]

3. **A & B.** Rest
4. [ ] To do

> Said
> — A & B

![A plan](./plan.png 'Four & five')

[^1]: See [us](/about)
`;
  const alt = 'A "plan" & <more>';
  const pictures = ['/static/cover.jpeg', '/static/plan.jpeg'];
  const article = { text, keyTakeaways: ['Costs < gains'], alt, pictures };
  expect(fullText(article, 'Key takeaways', page).split('\n')).toEqual([
    `<figure><img src="${site}/static/cover.jpeg" alt="A &#x22;plan&#x22; &#x26; <more>"></figure>`,
    '<h2>Key takeaways</h2>',
    '<ul><li>Costs &#x3C; gains</li></ul>',
    '<h3>Why</h3>',
    '<p><strong>Loud</strong></p>',
    `<p>See <a href="${site}/about">us</a>${reference}</p>`,
    '<ol start="3">',
    '<li><strong>A &#x26; B.</strong> Rest</li>',
    '<li><label><input type="checkbox" disabled> To do</label></li>',
    '</ol>',
    '<blockquote>',
    '<p>Said</p>',
    '<p>— A &#x26; B</p>',
    '</blockquote>',
    `<figure><img src="${site}/static/plan.jpeg" alt="A plan"><figcaption>Four &#x26; five</figcaption></figure>`,
    '<hr>',
    `<ol><li id="note-1"><p>See <a href="${site}/about">us</a></p></li></ol>`,
  ]);
});
