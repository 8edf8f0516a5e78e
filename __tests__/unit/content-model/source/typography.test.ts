import type { Nodes } from 'mdast';
import { nodesOf, parseBody } from '../../../../src/content-model/source/markdown/parse';

/** The texts in a node, whether readers see or hear them. */
const textsOf = (node: Nodes): string[] => [
  ...('value' in node ? [node.value] : []),
  ...('alt' in node && node.alt ? [node.alt] : []),
  ...('title' in node && node.title ? [node.title] : []),
];

it.each([
  [`"It's 'fine'," said O'Brien...`, '“It’s ‘fine’,” said O’Brien…'],
  ["The banks' view in the '90s", 'The banks’ view in the ’90s'],
  ['2020--2024 -- in short --- why', '2020–2024 – in short — why'],
  ['"[...] the firm", "[t]he firm"', '“[…] the firm”, “[t]he firm”'],
  [`"**Bold** words", **"all"** and 'x'`, '“|Bold| words”, |“all”| and ‘x’'],
  ['A "claim."[^1]\n\n[^1]: It\'s so', 'A “claim.”|It’s so'],
  ['> "Go."\n> -- Who', '“Go.”|– Who'],
  ['| It\'s | "a" |\n| - | - |\n| b\'s | c |', 'It’s|“a”|b’s|c'],
  ['![It\'s "x"](./a.png "The bank\'s")', 'It’s “x”|The bank’s'],
  // Code and addresses stay.
  [`Use "\`a--b 'c'\`" or \`...\``, `Use “|a--b 'c'|” or |...`],
  ['```\n"a" -- b...\n```', '"a" -- b...'],
  [
    "https://a.example/x--y'z and <https://b.example/...>",
    "https://a.example/x--y'z| and |https://b.example/...",
  ],
  ['“It’s” – a ‘b’ …', '“It’s” – a ‘b’ …'],
  ["[It's here](https://a.example/x--y)", 'It’s here'],
])('%j is typeset', (markdown, expected) => {
  const texts = nodesOf(parseBody(markdown)).flatMap(({ node }) => textsOf(node));
  expect(texts.join('|')).toBe(expected);
});
