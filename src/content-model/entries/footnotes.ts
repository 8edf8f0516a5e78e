import type { Element, ElementContent, Root } from 'hast';
import toHtml from 'hast-util-to-html';
import { elementsOf, isElement } from './elements';

/** A footnote of an article. */
interface Footnote {
  /** The id that its references link to. */
  id: string;
  html: string;
  /** The ids of its references in the text, for the back links. */
  references: string[];
}

const hasClass = ({ properties }: Element, name: string) =>
  [properties?.className].flat().includes(name);

/** A footnote's content without remark's back links, which have no accessible names. */
const withoutBackLinks = (children: readonly ElementContent[]): ElementContent[] =>
  children
    .filter((child) => !(isElement(child) && hasClass(child, 'footnote-backref')))
    .map((child) =>
      isElement(child) ? { ...child, children: withoutBackLinks(child.children) } : child,
    );

/**
 * Removes the footnotes from the end of an article and numbers their references. remark-footnotes 3 shows a reference's
 * identifier instead of a number, and gives two references to the same footnote the same id.
 *
 * @param root the article's syntax tree; changed in place
 * @param heading the id of the footnotes' heading, which describes the references, as on GitHub
 */
export function takeFootnotes(root: Root, heading: string): Footnote[] {
  const end = root.children.findIndex((child) => isElement(child) && hasClass(child, 'footnotes'));
  const list = root.children[end];
  if (!list || !isElement(list)) return [];
  root.children.splice(end, 1);

  const notes = new Map<string, Footnote>();
  for (const item of elementsOf(list).filter(({ tagName }) => tagName === 'li')) {
    const html = toHtml(withoutBackLinks(item.children)).trim();
    const number = notes.size + 1;
    notes.set(`#${String(item.properties?.id)}`, { id: `note-${number}`, html, references: [] });
  }

  const numbers = [...notes.keys()];
  for (const sup of elementsOf(root).filter(({ tagName }) => tagName === 'sup')) {
    const link = sup.children.find((child): child is Element => isElement(child));
    const target = String(link?.properties?.href);
    const note = notes.get(target);
    if (!link || !note || !hasClass(link, 'footnote-ref')) continue;
    const number = numbers.indexOf(target) + 1;
    const id = `reference-${number}-${note.references.length + 1}`;
    note.references.push(id);
    sup.properties = { id };
    link.properties = { href: `#${note.id}`, ariaDescribedBy: [heading] };
    link.children = [{ type: 'text', value: String(number) }];
  }
  return [...notes.values()];
}
