import fc from 'fast-check';
import { nodesOf } from '../../../../src/content-model/checks/body/parse';
import { withoutPlainProse } from '../../../../src/content-model/checks/body/plain-prose';

const block = fc.constantFrom(
  'Plain words, over\ntwo lines.',
  'Words (in brackets): 100%, and a dash – here.',
  'Words with [a link](/contact).',
  '## A heading',
  'A heading\n---',
  '- An item\n\n  with a paragraph',
  '- An item\nlazily continued',
  '1. First',
  '> A quotation\ncontinued',
  '![A picture](./a.png)',
  '```\ncode\n\nPlain words in code\n\n```',
  '    indented code',
  '<div>\n\nPlain words\n\n</div>',
  '[a]: /contact',
  'Words with a [reference][a].',
  'A note.[^1]',
  '[^1]: The note\n\n    goes on.',
  '| a | b |\n| - | - |\n| c | d |',
  '***',
);

const kinds = ['heading', 'link', 'image', 'html', 'definition', 'linkReference', 'code'];

/** The nodes in which something can be wrong, with their lines. */
const outline = (text: string) =>
  nodesOf(text)
    .filter(({ node }) => kinds.includes(node.type))
    .map(({ node }) => `${node.type} ${node.position?.start.line}`);

it('changes nothing but plain paragraphs', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
      const text = `\n${blocks.join('\n\n')}\n`;
      expect(outline(withoutPlainProse(text))).toEqual(outline(text));
    }),
    { numRuns: 300 },
  );
});
