import { feedOptions } from '../../../../plugins/gatsby-plugin-site-files/feed';

const site = 'https://www.sample.example';

const news = {
  __typename: 'NewsItem',
  heading: 'R&D in banks <1 %',
  date: '2025-01-02T00:00:00.000Z',
  category: 'Fraud',
  description: ['Losses < 1 %', 'Q&A'],
  navTo: 'https://paper.example/risk',
  slug: 'risk',
};

const picture = (src: string) => ({ file: { gatsbyImageData: { images: { fallback: { src } } } } });

const [feed] = Object(feedOptions()).feeds;

/** The feed's items for some insights. */
const items = (nodes: readonly object[]): Record<string, unknown>[] =>
  feed.serialize({ query: { brand: { name: 'Brand', url: site }, allInsight: { nodes } } });

test('titles, descriptions and texts are HTML, and a corrected item keeps its id', () => {
  const description = '<p>Losses &#x3C; 1 %</p><p>Q&#x26;A</p>';
  const item = {
    title: 'R&amp;D in banks &lt;1 %',
    description,
    url: news.navTo,
    guid: 'https://paper.example/risk#risk',
    author: 'Brand',
    categories: ['Fraud'],
    custom_elements: [{ 'content:encoded': { _cdata: description } }],
  };
  expect(items([news])).toMatchObject([item]);
});

test('an article has its full text, with absolute addresses and captions', () => {
  const markdown = `
### Why {.wide}

See [us](/about)[^1]

![A plan](./plan.png 'Four & five')

[^1]: See [us](/about)
`;
  const navTo = '/insights/blog/content/post';
  const post = {
    ...{ ...news, __typename: 'BlogPost', navTo, slug: 'post', author: 'A team', markdown },
    keyTakeaways: ['Costs < gains'],
    picture: { alt: 'A "plan" & <more>', ...picture('/static/cover.jpeg') },
    blocks: [{ file: null }, picture('/static/plan.jpeg')],
  };
  const [article] = items([post]);
  expect(article).toMatchObject({ url: site + navTo, guid: undefined, author: 'A team' });
  const html = Object(article).custom_elements[0]['content:encoded']._cdata;
  expect(html.split('\n')).toEqual([
    `<figure><img src="${site}/static/cover.jpeg" alt="A &#x22;plan&#x22; &#x26; <more>"></figure>` +
      '<h2>Key takeaways</h2><ul><li>Costs &#x3C; gains</li></ul><h3>Why</h3>',
    `<p>See <a href="${site}/about">us</a><sup id="reference-1-1">` +
      `<a href="${site}${navTo}#note-1" aria-describedby="footnotes">1</a></sup></p>`,
    `<figure><img src="${site}/static/plan.jpeg" alt="A plan" title="Four &#x26; five">` +
      '<figcaption>Four &#x26; five</figcaption></figure><hr>' +
      `<ol><li id="note-1"><p>See <a href="${site}/about">us</a></p></li></ol>`,
  ]);
});
