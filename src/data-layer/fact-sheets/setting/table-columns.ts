import type { Place } from './measures';

/** How narrow and how wide a column's content can be set. */
export interface ColumnNeed {
  narrowest: number;
  widest: number;
}

/**
 * Shares a width among columns by what stands in them: each gets what its longest word needs, the rest
 * goes to those with more to say.
 *
 * @returns null where the longest words alone are wider than the place
 */
export function shareColumns(needs: ColumnNeed[], place: Place, gap: number): Place[] | null {
  const room = place.width - gap * (needs.length - 1);
  const least = needs.reduce((sum, { narrowest }) => sum + narrowest, 0);
  if (least > room) return null;
  // The root tempers a column with one very long cell.
  const wishes = needs.map(({ narrowest, widest }) => Math.sqrt(Math.max(1, widest - narrowest)));
  const wished = wishes.reduce((sum, wish) => sum + wish, 0);
  let x = place.x;
  return needs.map(({ narrowest }, index) => {
    const width = narrowest + ((room - least) * (wishes[index] ?? 0)) / wished;
    const column = { x, width };
    x += width + gap;
    return column;
  });
}
