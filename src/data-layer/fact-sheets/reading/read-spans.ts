import type { Link as LinkNode, LinkReference, PhrasingContent } from 'mdast';
import { lineBreak, plainText, type Link, type Span } from './model';
import { withQuotationMarks } from './quotation-marks';
import { noteUnsettable, noteUnsupported, type Reader } from './reader';

type Style = Omit<Span, 'text'>;

const plain: Style = { strong: false, emphasis: false };

/** The full address of a link; where it has none that a document can follow, a mistake is noted. */
function fullAddress(url: string, node: LinkNode | LinkReference, reader: Reader): string {
  if (/^(https:\/\/|mailto:)/.test(url)) return url;
  if (/^\/(?!\/)/.test(url)) return reader.siteUrl + url;
  reader.mistakes.add(
    `the link ${url || 'without an address'} leads nowhere from a document`,
    'Write an address that starts with https://, mailto: or, for a page of this site, /',
    reader.lineOf(node),
  );
  return url;
}

/** The spans of a link; they share one object, by which they are known to belong together. */
function readLink(
  node: LinkNode | LinkReference,
  url: string,
  title: string | null | undefined,
  style: Style,
  reader: Reader,
): Span[] {
  const link: Link = { address: fullAddress(url, node, reader), label: '' };
  const spans = spansOf(node.children, reader, { ...style, link });
  link.label = title ?? withQuotationMarks(plainText(spans));
  return spans;
}

function readReference(node: LinkReference, style: Style, reader: Reader): Span[] {
  const definition = reader.definitions.get(node.identifier);
  if (definition) return readLink(node, definition.url, definition.title, style, reader);
  reader.mistakes.add(
    `the link [${node.label ?? node.identifier}] has no address`,
    `Write [${node.label ?? node.identifier}]: https://… on a line of its own`,
    reader.lineOf(node),
  );
  return [];
}

/** The number of a note: its place in the order of first mention. */
function noteNumber(identifier: string, { mentioned }: Reader): number {
  if (!mentioned.includes(identifier)) mentioned.push(identifier);
  return mentioned.indexOf(identifier) + 1;
}

/** Text, with a look at what Markdown leaves in it where a note is mentioned but not written. */
function readText(node: PhrasingContent & { value: string }, style: Style, reader: Reader): Span[] {
  const lost = /\[\^([^\]]+)\]/.exec(node.value)?.[1];
  if (lost) {
    reader.mistakes.add(
      `the note [^${lost}] is not written`,
      `Write [^${lost}]: and the note at the end of the file`,
      reader.lineOf(node),
    );
  }
  noteUnsettable(node.value, reader, reader.lineOf(node));
  return [{ text: node.value, ...style }];
}

function spansOf(nodes: PhrasingContent[], reader: Reader, style: Style): Span[] {
  return nodes.flatMap((node): Span[] => {
    switch (node.type) {
      case 'text':
        return readText(node, style, reader);
      case 'strong':
        return spansOf(node.children, reader, { ...style, strong: true });
      case 'emphasis':
        return spansOf(node.children, reader, { ...style, emphasis: true });
      case 'break':
        return [{ text: lineBreak, ...style }];
      case 'link':
        return readLink(node, node.url, node.title, style, reader);
      case 'linkReference':
        return readReference(node, style, reader);
      case 'footnoteReference': {
        const note = noteNumber(node.identifier, reader);
        return [{ text: String(note), ...style, note }];
      }
      default:
        noteUnsupported(node, reader);
        return [];
    }
  });
}

/**
 * Turns the phrasing content of one paragraph, heading or cell into spans of one style each. Whatever a
 * fact sheet cannot hold is noted among the reader's mistakes and left out.
 */
export function readSpans(nodes: PhrasingContent[], reader: Reader): Span[] {
  let before = '';
  return spansOf(nodes, reader, plain).map((span) => {
    const text = withQuotationMarks(span.text, before);
    before += text;
    return { ...span, text };
  });
}
