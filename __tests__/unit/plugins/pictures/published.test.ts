import type { Node } from 'gatsby';
import { publishedPictures } from '../../../../plugins/gatsby-plugin-pictures/published';

const nodes: object[] = [
  ...['own.png', 'in the text.jpg', 'draft.png', 'notes.svg'].map((base) => ({
    internal: { type: 'File' },
    extension: base.split('.').at(-1),
    base,
  })),
  {
    internal: { type: 'BlogPost' },
    picture: { file: './pictures/own.png' },
    pictures: ['../pictures/in the text.jpg'],
    markdown: 'Unlike draft.png, which a draft shows, …',
  },
];

test('only pictures that published entries name are published', () => {
  const getNodesByType = (wanted: string) =>
    nodes.filter(
      (node): node is Node => 'internal' in node && Object(node.internal).type === wanted,
    );
  const names = publishedPictures({ getNodesByType }).map(({ base }) => base);
  expect(names).toEqual(['own.png', 'in the text.jpg']);
});
