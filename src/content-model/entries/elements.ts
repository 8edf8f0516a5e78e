import type { Element, Root } from 'hast';

/** Whether a node is the root of a tree. */
export const isRoot = (node: { type: string } | null | undefined): node is Root =>
  node?.type === 'root';

/** Whether a node is an element. */
export const isElement = (node: { type: string }): node is Element => node.type === 'element';

/** All descendant elements, in document order. */
export const elementsOf = (node: Root | Element): Element[] =>
  [...node.children].filter(isElement).flatMap((child) => [child, ...elementsOf(child)]);
