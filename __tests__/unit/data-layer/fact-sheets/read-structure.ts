import { reference, textOf, type Pdf } from './read-pdf';

/** An element of a document's structure, with the text of its own content and that of its children. */
export interface StructureElement {
  tag: string;
  dictionary: string;
  text: string;
  /** The page and the number of each marked content that belongs to the element itself. */
  own: string[];
  /** The annotations that the element holds, and the page on which it says that they are. */
  annotations: { id: number; page: number }[];
  children: StructureElement[];
}

/** The name by which marked content is found: page and number. */
export const contentKey = (page: number, mcid: number): string => `${page}:${mcid}`;

function readElement(pdf: Pdf, id: number): StructureElement {
  const dictionary = pdf.objects.get(id)?.dictionary ?? '';
  const tag = /\/S \/(\w+)/.exec(dictionary)?.[1] ?? '';
  const element: StructureElement = {
    tag,
    dictionary,
    text: '',
    own: [],
    annotations: [],
    children: [],
  };
  const kids = /\/K \[([\s\S]*?)\]\n/.exec(dictionary)?.[1] ?? '';
  const pageOf = (text: string) => pdf.pages.indexOf(reference(text, 'Pg')) + 1;
  const addContent = (page: number, mcid: number) => {
    const content = pdf.contents.find((each) => each.page === page && each.mcid === mcid);
    element.own.push(contentKey(page, mcid));
    element.text += content?.text ?? '';
  };
  for (const [kid] of kids.matchAll(/<<[\s\S]*?>>|\d+ 0 R|\d+/g)) {
    if (kid.includes('/OBJR')) {
      element.annotations.push({ id: reference(kid, 'Obj'), page: pageOf(kid) });
    } else if (kid.startsWith('<<')) {
      addContent(pageOf(kid), Number(/\/MCID (\d+)/.exec(kid)?.[1]));
    } else if (kid.endsWith('R')) {
      const child = readElement(pdf, Number.parseInt(kid, 10));
      element.children.push(child);
      element.text += child.text;
    } else addContent(pageOf(dictionary), Number(kid));
  }
  return element;
}

/** Reads the structure tree from its root, the element Document. */
export function readStructure(pdf: Pdf): StructureElement {
  const root = pdf.objects.get(reference(pdf.catalog, 'StructTreeRoot'))?.dictionary ?? '';
  return readElement(pdf, Number(/\/K \[(\d+) 0 R\]/.exec(root)?.[1]));
}

/** An element and all within it, in reading order. */
export const allElements = (element: StructureElement): StructureElement[] => [
  element,
  ...element.children.flatMap(allElements),
];

/** The titles of the bookmarks in their order, indented by a dash a level. */
export function readBookmarks(pdf: Pdf): string[] {
  const dictionaryOf = (id: number) => pdf.objects.get(id)?.dictionary ?? '';
  const read = (parent: string, level: string): string[] => {
    const titles: string[] = [];
    let id = parent.includes('/First') ? reference(parent, 'First') : 0;
    while (id) {
      const item = dictionaryOf(id);
      titles.push(level + textOf(item, 'Title'), ...read(item, `${level}-`));
      id = item.includes('/Next') ? reference(item, 'Next') : 0;
    }
    return titles;
  };
  return read(dictionaryOf(reference(pdf.catalog, 'Outlines')), '');
}
