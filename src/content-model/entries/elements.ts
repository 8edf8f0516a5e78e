import type { Element, Root } from 'hast';

/** Whether a part of an article is an element, not text. */
export const isElement = (node: { type: string }): node is Element => node.type === 'element';

/** Every element within a part of an article, each before those within it. */
export const elementsOf = (node: Root | Element): Element[] =>
  [...node.children].filter(isElement).flatMap((child) => [child, ...elementsOf(child)]);
