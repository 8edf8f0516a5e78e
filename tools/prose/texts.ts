import {
  nodesOf,
  parseBody,
  wordsOf,
  type Placed,
} from '../../src/content-model/source/markdown/parse';
import type { Mistake, Words } from '../../src/content-model/source/mistake';
import { mistakeAt } from '../../src/content-model/rules/check';
import { note } from '../../src/content-model/rules/tokens';
import { textsOf } from '../../src/content-model/rules/values';
import type { ContentFile, ValuePath } from '../../src/content-model/source/content-file';
import { lineAt } from '../../src/content-model/source/parsed';

/** A text that visitors read: a field, or a block of Markdown. */
export interface Prose {
  text: string;
  /** The path of the field; empty below the front matter. */
  path: ValuePath;
  /** Below the front matter, a link's words are also part of another text. */
  kind: 'text' | 'heading' | 'label' | 'link';
  /** The place of each character in the Markdown below the front matter; empty for a field. */
  spans: Span[];
}

/** A range of a file: the offset of its first character, and the one after its last. */
export interface Span {
  from: number;
  to: number;
}

/** A mistake in a text. */
export interface Finding extends Words {
  /** Where it begins in the text. */
  index: number;
  /** The text there; empty if only the place matters. */
  found?: string;
  /** The replacement, if there is only one. */
  replacement?: string;
}

/** Represents what is not text, such as a picture, code or an address. */
const other = '\uFFFC';

/** URLs and email addresses in a text, and addresses inside the site. */
const addresses =
  /(?:https?:\/\/|www\.|mailto:|tel:)[^\s<>]*[^\s<>.,;:!?)"'’”]|[^\s@<>()]+@[^\s@<>()]+\.\w+|(?<![^\s(“"])\/[\w-]+(?:[/#?][\w=&-]+)*/giu;

/** A text without its addresses, of the same length. */
const withoutAddresses = (text: string): string =>
  text.replace(addresses, (address) => other.repeat(address.length));

/** One character in Markdown: escaped, as an entity, or itself. */
const writtenCharacter = /\\[!-/:-@[-`{-~]|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);|[^]/gi;

/** The texts in fields without a directive for another format. */
const fieldTexts = (file: ContentFile): Prose[] =>
  textsOf(file)
    .filter(({ schema }) => !schema.names && !schema.enum)
    .map(({ path, text }) => {
      const name = path.findLast((step) => typeof step === 'string') ?? '';
      const kind = /(?:heading|title)$/i.test(name) ? 'heading' : name === 'label' ? name : 'text';
      return { text: withoutAddresses(text), path, kind, spans: [] };
    });

const isBlock = ({ type }: { type: string }) => /^(?:paragraph|heading|tableCell)$/.test(type);

function bodyTexts(body: string): Prose[] {
  const texts = new Map<unknown, Prose>();

  /** Adds words as written. An escape is a character; an entity is not part of a word. */
  function write(prose: Prose | undefined, words: string, offset: number): void {
    if (!prose) return;
    for (const { 0: written, index } of words.matchAll(writtenCharacter)) {
      const isEntity = written.length > 2;
      prose.text += isEntity ? other : (written[written.length - 1] ?? '');
      prose.spans.push({ from: offset + index, to: offset + index + written.length });
    }
  }

  function start(kind: Prose['kind'], key: unknown = {}): Prose {
    const prose: Prose = { text: '', path: [], kind, spans: [] };
    texts.set(key, prose);
    return prose;
  }

  function add({ node, around }: Placed): void {
    const from = node.position?.start.offset ?? 0;
    const raw = node.position ? body.slice(from, node.position.end.offset) : other;
    const block = texts.get(around.findLast(isBlock));
    if (isBlock(node)) start(node.type === 'heading' ? 'heading' : 'text', node);
    else if (node.type === 'text') write(block, raw, from);
    else if (!('children' in node)) write(block, other, from);

    if (node.type === 'link') write(start('link'), wordsOf(node), from);
    if (node.type === 'image') {
      for (const words of [node.alt, node.title]) {
        if (words) write(start('text'), words, from + Math.max(0, raw.indexOf(words)));
      }
    }
  }

  nodesOf(parseBody(body)).forEach(add);
  return [...texts.values()].map((prose) => ({ ...prose, text: withoutAddresses(prose.text) }));
}

/** All texts of a file that visitors read, without placeholders for missing ones. */
export const proseOf = (file: ContentFile): Prose[] =>
  [...fieldTexts(file), ...bodyTexts(file.body?.text ?? '')].filter(({ text }) => !note.test(text));

/** A finding as a mistake of its file. */
export function asMistake(file: ContentFile, prose: Prose, finding: Finding): Mistake {
  const { problem, remedy, index } = finding;
  const { text = '', line = 1 } = file.body ?? {};
  const inBody = line - 1 + lineAt(text, prose.spans[index]?.from ?? 0);
  return mistakeAt(file, prose.path.length > 0 ? prose.path : inBody, problem, remedy);
}
