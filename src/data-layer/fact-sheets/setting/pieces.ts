import type { Span } from '../reading/model';
import type { Piece, Unit } from './words';

/** Whether a span says more than its words, so that a space is better left outside. */
const isApart = ({ link, note }: Span) => link !== undefined || note !== undefined;

/**
 * Joins neighbouring pieces of one span and puts the spaces between them, also at the line's end, where
 * it keeps the words apart for those who listen or copy.
 */
export function joinPieces(units: Unit[], isLastLine: boolean): Piece[] {
  const joined: Piece[] = [];
  let space = '';
  const add = ({ text, span }: Piece) => {
    const last = joined.at(-1);
    if (last?.span === span) last.text += space + text;
    else if (last && !isApart(last.span)) {
      last.text += space;
      joined.push({ text, span });
    } else joined.push({ text: space + text, span });
    space = '';
  };
  units.forEach(({ pieces, after }, index) => {
    pieces.forEach(add);
    const endsParagraph = isLastLine && index === units.length - 1;
    space = after === 'nothing' || endsParagraph ? '' : ' ';
  });
  const last = joined.at(-1);
  if (last) last.text += space;
  return joined;
}
