import type { Content, Heading as HeadingNode, Image, List as ListNode } from 'mdast';
import type { Block, Heading, List, Picture } from './model';
import { readSpans } from './read-spans';
import { readTable } from './read-table';
import { noteUnsupported, type Reader } from './reader';

/** A heading; the title has the first level, so a body has the second to the fourth. */
function readHeading(node: HeadingNode, reader: Reader): Heading {
  const { depth } = node;
  const spans = readSpans(node.children, reader);
  if (depth === 2 || depth === 3 || depth === 4) return { type: 'heading', level: depth, spans };
  reader.mistakes.add(
    depth === 1 ? 'a heading has the level of the title' : `a heading is ${depth} levels deep`,
    depth === 1 ? 'Write ## before it: the title is the field heading' : 'Write ##, ### or ####',
    reader.lineOf(node),
  );
  return { type: 'heading', level: 2, spans };
}

function readPicture(node: Image, reader: Reader): Picture {
  const line = reader.lineOf(node);
  if (/^([a-z]+:|\/)/i.test(node.url)) {
    reader.mistakes.add(
      `the picture ${node.url} is not beside the text`,
      'Put it into pictures/ and write ![What it shows](./pictures/name.png)',
      line,
    );
  }
  const source = decodeURI(node.url);
  return { type: 'picture', source, alt: node.alt ?? '', caption: node.title ?? '', line };
}

function readList(node: ListNode, reader: Reader): List {
  const items = node.children.flatMap((item) => {
    if (item.type !== 'listItem') return [];
    if (typeof item.checked === 'boolean') {
      reader.mistakes.add(
        'an item has a box to tick',
        'Leave [ ] and [x] out',
        reader.lineOf(item),
      );
    }
    return [readInner(item.children, reader)];
  });
  return {
    type: 'list',
    ordered: node.ordered ?? false,
    start: node.start ?? 1,
    loose: node.children.some((item) => item.type === 'listItem' && item.spread === true),
    items,
  };
}

/** Blocks of a list's item or of a quotation, where a heading, a table or a picture has no place. */
function readInner(nodes: Content[], reader: Reader): Block[] {
  const blocks = readBlocks(nodes, reader);
  if (blocks.some(({ type }) => type === 'heading' || type === 'table' || type === 'picture')) {
    reader.mistakes.add(
      'a heading, a table or a picture stands in a list or a quotation',
      'Move it out, to the margin',
      nodes[0] && reader.lineOf(nodes[0]),
    );
  }
  return blocks;
}

/** Turns block content into blocks; what a fact sheet cannot hold is noted and left out. */
export function readBlocks(nodes: Content[], reader: Reader): Block[] {
  return nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case 'heading':
        return [readHeading(node, reader)];
      case 'paragraph': {
        const [first, ...rest] = node.children;
        return first?.type === 'image' && rest.length === 0
          ? [readPicture(first, reader)]
          : [{ type: 'paragraph', spans: readSpans(node.children, reader) }];
      }
      case 'list':
        return [readList(node, reader)];
      case 'blockquote':
        return [{ type: 'quote', blocks: readInner(node.children, reader) }];
      case 'table':
        return [readTable(node, reader)];
      case 'thematicBreak':
        return [{ type: 'rule' }];
      case 'definition':
      case 'footnoteDefinition':
        return [];
      default:
        noteUnsupported(node, reader);
        return [];
    }
  });
}
