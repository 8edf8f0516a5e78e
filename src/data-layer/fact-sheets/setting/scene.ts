import type { Element, FactSheetDocument } from '../drawing/fact-sheet-document';
import type { Place, TextStyle } from './measures';
import type { Mistakes } from '../reading/mistake';
import type { Pen } from '../drawing/pen';
import type { LoadedPicture } from '../drawing/pictures';

/** What everything that is set on a page needs at hand. */
export interface Scene {
  doc: FactSheetDocument;
  pen: Pen;
  mistakes: Mistakes;
  /** The pictures of the text by the path that the author wrote. */
  pictures: ReadonlyMap<string, LoadedPicture>;
  /** The bookmarks above the next heading, one a level. */
  bookmarks: PDFKit.PDFOutline[];
}

/** Where blocks are set, and under which element. */
export interface Frame {
  place: Place;
  parent: Element;
  style: TextStyle;
}
