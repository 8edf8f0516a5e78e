import { hairline } from '../drawing/hairline';
import { gaps, page, places, styles } from './measures';
import { isAcrossPage, plainText, type Block, type Heading } from '../reading/model';
import type { Row } from './rows';
import type { Frame, Scene } from './scene';
import { setText } from './set-text';
import { composeLines } from './text-lines';

/** Adds a bookmark for a heading at its place, under that of the level above. */
export function addBookmark({ doc, bookmarks }: Scene, title: string, level: number, top: number) {
  const above = bookmarks.slice(0, level).findLast((bookmark) => bookmark !== undefined);
  bookmarks.length = level;
  bookmarks[level] = (above ?? doc.outline).addItem(title, {
    top,
    // pdfkit counts from the right edge.
    left: page.width,
    fit: false,
    expanded: true,
  });
}

/**
 * A section's heading under a line across the page: in the margin beside its text, or across the page
 * where a table begins the section.
 */
function setSectionHeading(
  scene: Scene,
  { spans }: Heading,
  { parent }: Frame,
  next: Block | undefined,
): Row[] {
  const { doc, pen } = scene;
  const { margin, full } = places;
  const style = styles.heading2;
  const isAlone = next?.type === 'table' && isAcrossPage(next);
  const width = isAlone ? full.width : margin.width - 2 * gaps.sectionRule;
  const lines = composeLines(scene, spans, style, width, true);
  const owner = { element: doc.child(parent, 'H2'), tag: 'H2' };
  const draw = (y: number) => {
    addBookmark(scene, plainText(spans), 2, y);
    hairline(scene, full, y, 'dark');
    lines.forEach((line, index) => {
      pen.line(line, margin.x, y + gaps.sectionRule + index * style.leading, style, owner);
    });
  };
  const reach = gaps.sectionRule + lines.length * style.leading;
  return [{ height: gaps.sectionRule, reach, clear: true, before: 0, keep: true, draw }];
}

/** A heading within a section, above its text. */
function setSubheading(scene: Scene, { spans, level }: Heading, { place, parent }: Frame): Row[] {
  const tag = `H${level}`;
  const rows = setText(scene, spans, {
    place,
    style: level === 3 ? styles.heading3 : styles.heading4,
    owner: { element: scene.doc.child(parent, tag), tag },
    balanced: true,
  });
  return rows.map((row, index) => ({
    ...row,
    keep: true,
    draw: (y) => {
      if (index === 0) addBookmark(scene, plainText(spans), level, y);
      row.draw(y);
    },
  }));
}

/** Sets a heading; it stays with the text below it. */
export function setHeading(
  scene: Scene,
  heading: Heading,
  frame: Frame,
  next: Block | undefined,
): Row[] {
  return heading.level === 2
    ? setSectionHeading(scene, heading, frame, next)
    : setSubheading(scene, heading, frame);
}
