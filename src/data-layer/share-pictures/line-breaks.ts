/** A stretch that stays whole: its width, and that of the space behind it where the line goes on. */
export interface Box {
  width: number;
  space: number;
  /** true where the line ends behind it, whatever room is left. */
  lineEnd: boolean;
  /** What it costs the reader when a line ends behind it, beside raggedness: 0 to 1. */
  cost: number;
}

/** More than any raggedness costs, so that the fewest lines always win. */
const costOfLine = 1000;
const costOfRunt = 0.6;

/** A last line shorter than this part of the measure leaves a hole in the page. */
const runt = 0.22;

/**
 * Breaks a paragraph so that its lines are few and its right edge is as even as can be, looking at all
 * lines at once (after Knuth and Plass, Breaking Paragraphs into Lines, 1981, for ragged text).
 *
 * @param measure the width of a line
 * @param balanced true lets the last line count like any other, so that a heading's lines are alike
 * @returns for each line the index behind its last box
 */
export function breakLines(boxes: Box[], measure: number, balanced: boolean): number[] {
  const best = boxes.map(() => ({ cost: Infinity, from: 0 }));
  const costBefore = (index: number) => (index === 0 ? 0 : (best[index - 1]?.cost ?? Infinity));

  boxes.forEach((_, from) => {
    let width = 0;
    for (let to = from; to < boxes.length; to++) {
      const box = boxes[to];
      const target = best[to];
      if (!box || !target) break;
      width += box.width;
      // A box wider than the line stands alone on one: the caller has said so before.
      if (width > measure + 0.01 && to > from) break;
      const slack = Math.max(0, 1 - width / measure);
      const isLast = box.lineEnd && !balanced;
      const cost =
        costBefore(from) +
        costOfLine +
        (isLast ? (width < runt * measure && from > 0 ? costOfRunt : 0) : slack * slack) +
        (box.lineEnd ? 0 : box.cost);
      if (cost < target.cost) Object.assign(target, { cost, from });
      if (box.lineEnd) break;
      width += box.space;
    }
  });

  const ends: number[] = [];
  for (let end = boxes.length; end > 0; end = best[end - 1]?.from ?? 0) ends.unshift(end);
  return ends;
}
