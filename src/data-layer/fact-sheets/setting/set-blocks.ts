import { gaps } from './measures';
import { opensSection, type Block } from '../reading/model';
import { withSpaceBefore, type Row } from './rows';
import type { Frame, Scene } from './scene';
import { setHeading } from './set-heading';
import { setList } from './set-list';
import { setPicture } from './set-picture';
import { setQuote } from './set-quote';
import { setRule } from './set-rule';
import { setTable } from './set-table';
import { setText } from './set-text';

function setBlock(
  scene: Scene,
  block: Block,
  frame: Frame,
  { depth, next }: { depth: number; next: Block | undefined },
): Row[] {
  switch (block.type) {
    case 'heading':
      return setHeading(scene, block, frame, next);
    case 'paragraph': {
      const owner = { element: scene.doc.child(frame.parent, 'P'), tag: 'P' };
      return setText(scene, block.spans, { ...frame, owner });
    }
    case 'list':
      return setList(scene, block, frame, depth);
    case 'quote':
      return setQuote(scene, block, frame);
    case 'table':
      return setTable(scene, block, frame, next);
    case 'picture':
      return setPicture(scene, block, frame);
    case 'rule':
      // A section opens with a line of its own.
      return opensSection(next) ? [] : setRule(scene, frame);
  }
}

/** The space that a block wants around itself. */
const spaceAround: Record<Block['type'], number> = {
  heading: gaps.subheading,
  paragraph: gaps.paragraph,
  list: gaps.paragraph,
  quote: gaps.quote,
  table: gaps.table,
  picture: gaps.picture,
  rule: gaps.quote,
};

/** The space between two blocks; text stands on the line of a heading in the margin. */
function spaceBetween(above: Block | undefined, below: Block, depth: number): number {
  if (!above) return 0;
  if (opensSection(below)) return gaps.section;
  if (above.type === 'heading') {
    if (below.type === 'table' || below.type === 'quote') return gaps.table;
    return above.level === 2 ? 0 : gaps.item;
  }
  if (depth > 0) return gaps.item;
  return Math.max(spaceAround[above.type], spaceAround[below.type]);
}

/** Sets blocks one below the other. */
export function setBlocks(scene: Scene, blocks: Block[], frame: Frame, depth = 0): Row[] {
  return blocks.flatMap((block, index) =>
    withSpaceBefore(
      setBlock(scene, block, frame, { depth, next: blocks[index + 1] }),
      spaceBetween(blocks[index - 1], block, depth),
    ),
  );
}
