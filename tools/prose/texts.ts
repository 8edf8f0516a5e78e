import {
  nodesOf,
  parseBody,
  wordsOf,
  type Placed,
} from '../../src/content-model/checks/body/parse';
import type { Mistake, Words } from '../../src/content-model/checks/mistake';
import { mistakeAt, mistakeInBody } from '../../src/content-model/checks/rules/mistake-at';
import { note } from '../../src/content-model/checks/rules/tokens';
import { textsOf } from '../../src/content-model/checks/rules/values';
import type { ContentFile, ValuePath } from '../../src/content-model/checks/source/content-file';
import { lineAt } from '../../src/content-model/checks/source/parsed';

/** A text that visitors read: a field, or a block of Markdown. */
export interface Prose {
  text: string;
  /** The path of the field; empty below the front matter. */
  path: ValuePath;
  /** A link's words below the front matter are part of a text as well. */
  kind: 'text' | 'heading' | 'label' | 'link';
  /** The offset of each character in the Markdown below the front matter; empty for a field. */
  offsets: number[];
}

/** Something that is wrong in a text. */
export interface Finding extends Words {
  /** Where it begins in the text. */
  index: number;
  /** What stands there; empty if only the place matters. */
  found?: string;
  /** What to write there, if there is one answer. */
  replacement?: string;
}

/** Stands for what is no text in a block, such as a picture or words between backticks. */
const other = '\uFFFC';

/** The texts in the fields: those that no directive of the content schema gives another format. */
const fieldTexts = (file: ContentFile): Prose[] =>
  textsOf(file)
    .filter(({ schema }) => !schema.names && !schema.enum)
    .map(({ path, text }) => {
      const name = path.findLast((step) => typeof step === 'string') ?? '';
      const kind = /(?:heading|title)$/i.test(name) ? 'heading' : name === 'label' ? name : 'text';
      return { text, path, kind, offsets: [] };
    });

const isBlock = ({ type }: { type: string }) => /^(?:paragraph|heading|tableCell)$/.test(type);

function bodyTexts(body: string): Prose[] {
  const texts = new Map<unknown, Prose>();

  function write(prose: Prose | undefined, words: string, offset: number): void {
    if (!prose) return;
    for (let index = 0; index < words.length; index += 1) prose.offsets.push(offset + index);
    prose.text += words;
  }

  function start(kind: Prose['kind'], key: unknown = {}): Prose {
    const prose: Prose = { text: '', path: [], kind, offsets: [] };
    texts.set(key, prose);
    return prose;
  }

  function add({ node, around }: Placed): void {
    const from = node.position?.start.offset ?? 0;
    const raw = body.slice(from, node.position?.end.offset);
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
  return [...texts.values()];
}

/** All texts of a file that visitors read. Those that are yet to be written are not read. */
export const proseOf = (file: ContentFile): Prose[] =>
  [...fieldTexts(file), ...bodyTexts(file.body?.text ?? '')].filter(({ text }) => !note.test(text));

/** A finding as a mistake of its file. */
export function asMistake(file: ContentFile, prose: Prose, finding: Finding): Mistake {
  const { problem, remedy, index } = finding;
  const { text = '', line = 1 } = file.body ?? {};
  return prose.path.length > 0
    ? mistakeAt(file, prose.path, problem, remedy)
    : mistakeInBody(file, line - 1 + lineAt(text, prose.offsets[index] ?? 0), problem, remedy);
}
