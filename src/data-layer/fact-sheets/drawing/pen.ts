import type { Colours } from './colours';
import type { Element, FactSheetDocument } from './fact-sheet-document';
import { strokes, type TextStyle } from '../setting/measures';
import type { Link } from '../reading/model';
import { noteMark, textOptions, useStyle, type Line, type Run } from '../setting/text-lines';

/** Whose content a line is. */
export interface Owner {
  element: Element;
  tag: string;
}

/** The name of the place where a note stands, and of the one where it is first mentioned. */
export const noteAnchor = (note: number) => `note-${String(note).padStart(2, '0')}`;
export const mentionAnchor = (note: number) => `mention-${String(note).padStart(2, '0')}`;

/** Puts lines of text on the page and tags what it puts there. */
export class Pen {
  /** The link that the last run belonged to: on the next line it may go on. */
  private open: { link: Link; element: Element } | null = null;
  private readonly mentioned = new Set<number>();

  constructor(
    readonly doc: FactSheetDocument,
    readonly colours: Colours,
    /** What each note says, for the mentions that lead to it. */
    private readonly noteLabels: ReadonlyMap<number, string>,
  ) {}

  /** Draws a line whose top left corner is at x, top. */
  line(line: Line, x: number, top: number, style: TextStyle, owner: Owner): void {
    const rest = [...line.runs];
    for (let run = rest.shift(); run; run = rest.shift()) {
      const { link, note } = run.span;
      if (note !== undefined) this.mention(run, note, x, top, style, owner);
      else if (link) this.linked(run, link, x, top, style, owner);
      else {
        const plain = [run];
        while (rest[0] && !rest[0].span.link && rest[0].span.note === undefined) {
          plain.push(...rest.splice(0, 1));
        }
        this.closeLink();
        this.doc.content(owner.element, owner.tag, () => {
          for (const each of plain) this.letters(each, x, top, style);
        });
      }
    }
  }

  /** Draws a line's letters alone, for what is decoration. */
  plain(line: Line, x: number, top: number, style: TextStyle): void {
    for (const run of line.runs) this.letters(run, x, top, style);
  }

  /** Ends a link that is still open: pdfkit files its annotation under the page of that moment. */
  closeLink(): void {
    this.open?.element.end();
    this.open = null;
  }

  private letters(run: Run, x: number, top: number, style: TextStyle): void {
    const { doc } = this;
    const { note, link } = run.span;
    const rise = note === undefined ? 0 : style.size * noteMark.rise;
    useStyle(doc, run.span, style);
    doc.fillColor(this.colours[note !== undefined || link ? 'harbour' : style.colour]);
    doc.text(run.text, x + run.x, top + style.baseline - rise, {
      ...textOptions(style),
      baseline: 'alphabetic',
      lineBreak: false,
    });
  }

  private linked(run: Run, link: Link, x: number, top: number, style: TextStyle, owner: Owner) {
    const { doc } = this;
    if (this.open?.link !== link) {
      this.closeLink();
      this.open = { link, element: doc.child(owner.element, 'Link') };
    }
    const { element } = this.open;
    const blank = run.text.endsWith(' ') ? doc.widthOfString(' ') : 0;
    const underline = top + style.baseline + style.size * 0.17;
    doc.content(element, 'Link', () => {
      this.letters(run, x, top, style);
      if (link.address.startsWith('#')) return;
      doc.lineWidth(strokes.hair).strokeColor(this.colours.harbour, 0.45);
      doc
        .moveTo(x + run.x, underline)
        .lineTo(x + run.x + run.width - blank, underline)
        .stroke();
    });
    doc.strokeOpacity(1);
    doc.linkArea(element, link, x + run.x, top, run.width - blank, style.leading);
  }

  private mention(run: Run, note: number, x: number, top: number, style: TextStyle, owner: Owner) {
    const { doc } = this;
    this.closeLink();
    const reference = doc.child(owner.element, 'Reference');
    const element = doc.child(reference, 'Link');
    const label = `${note}: ${this.noteLabels.get(note) ?? ''}`;
    doc.content(element, 'Link', () => this.letters(run, x, top, style));
    const target = { address: `#${noteAnchor(note)}`, label };
    doc.linkArea(element, target, x + run.x - 1, top, run.width + 2, style.leading);
    reference.end();
    if (!this.mentioned.has(note))
      doc.addNamedDestination(mentionAnchor(note), 'XYZ', 0, top - 20, null);
    this.mentioned.add(note);
  }
}
