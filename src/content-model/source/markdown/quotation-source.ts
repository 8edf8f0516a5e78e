import type { Root } from 'mdast';
import { nodesOf, ofType, wordsOf } from './parse';

/**
 * Turns the last line of each quotation into a paragraph if it is the source: it begins with a dash, and contains no
 * other dash, link or footnote, which would be lost.
 */
export function separateSources(root: Root): void {
  for (const { node: quotation } of ofType(nodesOf(root), 'blockquote')) {
    const last = quotation.children.at(-1);
    if (last?.type !== 'paragraph') continue;
    const at = last.children.findLastIndex(
      (node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')),
    );
    const before = last.children[at];
    if (!before) continue;
    const words = before.type === 'text' ? before.value : '\n';
    const end = words.lastIndexOf('\n');
    const source = [
      { type: 'text' as const, value: words.slice(end + 1) },
      ...last.children.slice(at + 1),
    ];
    const nodes = nodesOf({ type: 'root', children: source }).map(({ node }) => node);
    const isPlain = !nodes.some(({ type }) => type === 'link' || type === 'footnoteReference');
    if (!isPlain || !/^[—–]\s*[^—–]+$/.test(source.map(wordsOf).join(''))) continue;
    last.children.splice(at, Infinity, { type: 'text', value: words.slice(0, end) });
    quotation.children.push({ type: 'paragraph', children: source });
  }
}
