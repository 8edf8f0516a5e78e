import type { Root } from 'mdast';
import { parseMarkdown } from './markdown';
import type { Block, Body, Note } from './model';
import { readBlocks } from './read-blocks';
import { createReader, type Reader } from './reader';
import type { Source } from '../source';

/** Notes a heading that skips a level, over which a screen reader's user would stumble. */
function checkLevels({ children }: Root, { mistakes, lineOf }: Reader): void {
  let above = 1;
  for (const node of children) {
    if (node.type !== 'heading' || node.depth === 1) continue;
    if (node.depth > above + 1) {
      mistakes.add(
        `a heading of level ${node.depth} follows one of level ${above}`,
        `Write ${'#'.repeat(above + 1)} before it`,
        lineOf(node),
      );
    }
    above = node.depth;
  }
}

/** The notes in the order in which the text mentions them; a note may itself mention another. */
function readNotes(reader: Reader): Note[] {
  const notes: Note[] = [];
  for (let index = 0; index < reader.mentioned.length; index++) {
    const definition = reader.noteDefinitions.get(reader.mentioned[index] ?? '');
    const blocks: Block[] = definition ? readBlocks(definition.children, reader) : [];
    notes.push({ number: index + 1, blocks });
  }
  for (const [identifier, definition] of reader.noteDefinitions) {
    if (reader.mentioned.includes(identifier)) continue;
    reader.mistakes.add(
      `the note [^${identifier}] is mentioned nowhere`,
      `Write [^${identifier}] where it belongs, or leave the note out`,
      reader.lineOf(definition),
    );
  }
  return notes;
}

/** Reads the body of a fact sheet; mistakes are noted in `source.mistakes`. */
export function readBody(source: Source, site: Pick<Reader, 'siteUrl' | 'has'>): Body {
  const root = parseMarkdown(source.markdown);
  const reader = createReader(root, source, site);
  checkLevels(root, reader);
  const blocks = readBlocks(root.children, reader);
  const notes = readNotes(reader);
  if (blocks.length === 0) {
    source.mistakes.add('the fact sheet has no text', 'Write it under the front matter');
  }
  return { blocks, notes };
}
