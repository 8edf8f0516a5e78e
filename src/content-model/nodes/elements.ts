import type { Element, Nodes, Root } from 'hast';

export const isElement = (node: { type: string }): node is Element => node.type === 'element';

/** All descendant elements, in document order. */
export const elementsOf = (node: Root | Element): Element[] =>
  [...node.children].filter(isElement).flatMap((child) => [child, ...elementsOf(child)]);

/** The text of a node, without pictures and references to footnotes. */
export function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (isElement(node) && node.tagName === 'sup')) return '';
  return node.children.map(plainText).join('');
}

/** Whether a node is white space between elements. */
export const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';
