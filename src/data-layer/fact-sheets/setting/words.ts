import { lineBreak, type Span } from '../reading/model';

/** Letters of one span. */
export interface Piece {
  text: string;
  span: Span;
}

/** What cannot be broken over two lines: a word, or a part of one behind which a line may end. */
export interface Unit {
  pieces: Piece[];
  /** What follows: a space, nothing (a line may end all the same), or the end of the line. */
  after: 'space' | 'nothing' | 'lineEnd';
}

/**
 * Where a word may be broken: behind a hyphen or slash between letters (not in ISO/IEC or SS1/21) and
 * behind a dash.
 */
const inWords = /(?<=\p{L}-)(?=\p{L})|(?<=\p{Ll}\/)(?=\p{Ll})|(?<=[–—])(?=\p{L})/u;

/** Where an address may be broken: before the marks that join its parts. */
const inAddresses = /(?<=[^/:])(?=[/?&#])/;

const isAddress = (word: string) => /^(https?:\/\/|www\.)/.test(word);

const partsOf = (word: string) => word.split(isAddress(word) ? inAddresses : inWords);

/** Cuts spans into units. A no-break space holds together, any other run of blanks is one space. */
export function unitsOf(spans: Span[]): Unit[] {
  const units: Unit[] = [];
  let pieces: Piece[] = [];
  const close = (after: Unit['after']) => {
    if (pieces.length > 0) units.push({ pieces, after });
    pieces = [];
  };
  for (const span of spans) {
    for (const token of span.text.split(/(\u2028|[ \t\r\n]+)/)) {
      if (token === lineBreak) close('lineEnd');
      else if (/^[ \t\r\n]+$/.test(token)) close('space');
      else if (token !== '') {
        partsOf(token).forEach((text, index) => {
          if (index > 0) close('nothing');
          pieces.push({ text, span });
        });
      }
    }
  }
  close('lineEnd');
  return units;
}
