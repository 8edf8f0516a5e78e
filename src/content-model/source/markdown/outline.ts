import { remembered } from '../remembered';
import { createAnchors } from './anchors';
import { nodesOf, ofType, treeOf, wordsOf, type Placed } from './parse';

/** A Markdown text, and what checks, defaults and search need to know about it. */
export type Outline = ReturnType<typeof outlineOf>;

/** A picture is shown if it is the only content of a top-level paragraph. */
const standsAlone = ({ around }: Placed) =>
  around.length === 2 && around[1]?.type === 'paragraph' && around[1].children.length === 1;

const hasPlace = ({ position }: Placed['around'][number]) => position !== undefined;

/** Reads a syntax tree, into what JSON can store. Lines are those of the text. */
function read(body: string) {
  const nodes = nodesOf(treeOf(body)).map(({ node, around }) => {
    // remark-gfm divides a text at an address behind a [, and gives the parts no place.
    const { start } = node.position ?? around.findLast(hasPlace)?.position ?? {};
    return { node, around, line: start?.line ?? 1 };
  });
  const anchorOf = createAnchors();

  return {
    headings: ofType(nodes, 'heading').map(({ node }) => wordsOf(node)),
    /** The names by which headings can be linked to. */
    anchors: ofType(nodes, 'heading')
      .filter(({ around }) => around.length === 1)
      .map(({ node }) => anchorOf(wordsOf(node))),
    /** Links, with their addresses as written. */
    links: ofType(nodes, 'link').map(({ node, line }) => ({ address: node.url, line })),
    /** Pictures, with their alternative texts. Only one in its own paragraph is shown. */
    pictures: ofType(nodes, 'image').map((placed) => ({
      text: placed.node.alt ?? '',
      line: placed.line,
      address: placed.node.url,
      standsAlone: standsAlone(placed),
    })),
    html: ofType(nodes, 'html').map(({ node, line }) => ({ text: node.value, line })),
    /** Words outside code, and addresses, where visitors would see a placeholder. */
    words: [
      ...ofType(nodes, 'text').map(({ node, line }) => ({ text: node.value, line })),
      ...ofType(nodes, 'link').map(({ node, line }) => ({ text: node.url, line })),
    ],
    /** What a PDF shows: words, code and captions. */
    shown: nodes.flatMap(({ node, line }) => [
      ...('value' in node && node.type !== 'html' ? [{ text: node.value, line }] : []),
      ...(node.type === 'image' && node.title ? [{ text: node.title, line }] : []),
    ]),
    /** The words of paragraphs and cells, as readers see them. */
    passages: [...ofType(nodes, 'paragraph'), ...ofType(nodes, 'tableCell')].map(({ node }) =>
      wordsOf(node),
    ),
  };
}

/** To read 1,000 posts takes 5 s. */
export const outlines = remembered(read);

/**
 * Reads a Markdown text once, for pages, search and checks.
 *
 * @param body the text below the front matter
 * @param firstLine the line of the file on which it begins
 */
export function outlineOf(body: string, firstLine: number) {
  const outline = outlines.read(body);
  const inFile = <P extends { line: number }>(places: readonly P[]) =>
    places.map((place) => ({ ...place, line: firstLine - 1 + place.line }));

  return {
    ...outline,
    anchors: new Set(outline.anchors),
    isEmpty: body.trim() === '',
    /** The Markdown itself. */
    text: body,
    /** The line on which the text begins. */
    line: firstLine,
    links: inFile(outline.links),
    pictures: inFile(outline.pictures),
    html: inFile(outline.html),
    words: inFile(outline.words),
    shown: inFile(outline.shown),
  };
}
