import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { FootnoteDefinition, Root as Markdown } from 'mdast';
import { toHast, type Handler } from 'mdast-util-to-hast';
import { nodesOf, ofType } from '../source/markdown/parse';
import { elementsOf, isBlank, isElement, plainText } from './elements';
import { safeHtml } from './safe-html';

interface Footnote {
  /** The id that its references link to. */
  id: string;
  body: Root;
  /** The ids of its references, for the links back. */
  references: string[];
}

/** The id of the footnotes' heading, which describes the references, as on GitHub. */
export const footnotesHeading = 'footnotes';

const isInput = (node: ElementContent) => isElement(node) && node.tagName === 'input';
const isBlock = (node: ElementContent) =>
  isElement(node) && /^(?:p|[uo]l|pre|blockquote|table|h\d|hr)$/.test(node.tagName);

/** Labels a task's checkbox with the words beside it. */
function labelTask(parent: Element): void {
  if (!parent.children.some(isInput)) return;
  const end = parent.children.findIndex(isBlock);
  const words = parent.children.splice(0, end === -1 ? parent.children.length : end);
  parent.children.unshift(h('label', words));
}

/** Makes HTML accessible: labels for checkboxes, and headings for columns. */
function makeAccessible(root: Root): Root {
  for (const element of elementsOf(root)) {
    labelTask(element);
    if (element.tagName !== 'th') continue;
    if (plainText(element).trim()) element.properties.scope = 'col';
    else element.tagName = 'td';
  }
  return root;
}

/** The content of a list item, a footnote or a quotation; that of its paragraph, if it is the only one. */
export function contentOf(parent: Root | Element): (Root | Element)['children'] {
  const children = parent.children.filter((child) => !isBlank(child));
  const [only] = children;
  const isPlain = children.length === 1 && only && isElement(only) && only.tagName === 'p';
  return isPlain ? only.children : parent.children;
}

export const contentHtml = (parent: Root | Element): string => toHtml(contentOf(parent)).trim();

/**
 * An article's Markdown as HTML, and its footnotes, numbered in the order in which they are first referred to.
 *
 * @param markdown its syntax tree, from `treeOf`
 */
export function articleHtml(markdown: Markdown): { body: Root; footnotes: Footnote[] } {
  const definitions = ofType(nodesOf(markdown), 'footnoteDefinition').map(({ node }) => node);
  const notes = new Map<FootnoteDefinition, Footnote>();

  const footnoteReference: Handler = (_, { identifier }: { identifier: string }) => {
    const definition = definitions.find((note) => note.identifier === identifier);
    if (!definition) return undefined;
    const number = [...notes.keys(), definition].indexOf(definition) + 1;
    const note = notes.get(definition) ?? { id: `note-${number}`, body: h(null), references: [] };
    notes.set(definition, note);
    const id = `reference-${number}-${note.references.length + 1}`;
    note.references.push(id);
    const link = { href: `#${note.id}`, ariaDescribedBy: footnotesHeading };
    return h('sup', { id }, h('a', link, String(number)));
  };

  const toSafeHtml = (children: Markdown['children']) =>
    makeAccessible(
      safeHtml(toHast({ type: 'root', children }, { handlers: { footnoteReference } })),
    );

  const body = toSafeHtml(markdown.children);
  // Notes that only other notes refer to come last: the loop also visits what it adds.
  for (const [definition, note] of notes) note.body = toSafeHtml(definition.children);
  return { body, footnotes: [...notes.values()] };
}
