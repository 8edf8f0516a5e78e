import PDFDocument from 'pdfkit';
import type { Link } from '../reading/model';
import { page } from '../setting/measures';
import type { Face } from './typefaces';

/** A structure element of a tagged document (ISO 32000-1, 14.7). */
export type Element = PDFKit.PDFStructureElement;

const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Text as pdfkit takes it in a dictionary, where a bare string is written as a name. */
export const pdfText = (text: string): object => Object(text);

/** What a document tells of itself. */
export interface Properties {
  title: string;
  author: string;
  subject: string;
  creator: string;
  /** The day of publication; the only date in the file, so that builds are reproducible. */
  date: Date;
}

/**
 * An A4 document that is tagged from its first word to its last, as PDF/UA-1 (ISO 14289-1) asks.
 *
 * pdfkit's own PDF/UA option is not used: it adds a CIDSet to each font, which that standard wants
 * complete or absent (7.21.4.2), and pdfkit's leaves out the parts of composed letters.
 */
export class FactSheetDocument extends PDFDocument {
  /** The element that holds all others. */
  readonly root: Element;

  constructor(properties: Properties, fonts: Record<Face, Buffer>) {
    super({
      size: [page.width, page.height],
      margin: 0,
      font: '',
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      info: {
        Title: properties.title,
        Author: properties.author,
        Subject: properties.subject,
        Creator: properties.creator,
        CreationDate: properties.date,
      },
    });
    for (const [face, font] of Object.entries(fonts)) this.registerFont(face, font);
    this.root = this.struct('Document');
    this.addStructure(this.root);
  }

  /** Draws what is decoration: assistive technology passes over it. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.markContent('Artifact', { type });
    draw();
    this.endMarkedContent();
  }

  /** Draws a piece of an element's content. */
  content(element: Element, tag: string, draw: () => void): void {
    element.add(this.markStructureContent(tag));
    draw();
    this.endMarkedContent();
  }

  /** Adds an element to another. */
  child(
    parent: Element,
    tag: string,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): Element {
    const element = this.struct(tag, options);
    parent.add(element);
    return element;
  }

  /** Lays a link over a stretch of the page; an address that starts with # leads into the document. */
  linkArea(
    element: Element,
    link: Link,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void {
    const options = { structParent: element, Contents: pdfText(link.label) };
    if (link.address.startsWith('#')) {
      this.goTo(x, y, width, height, link.address.slice(1), options);
    } else {
      this.link(x, y, width, height, link.address, options);
    }
  }

  /** The bytes of the finished document; nothing can be added afterwards. */
  async finish(): Promise<Buffer> {
    this.appendXML(`
        <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`);
    this.root.end();
    this.end();
    const chunks: Buffer[] = [];
    for await (const chunk of this) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  }

  /** pdfkit writes the properties into XML as they are; a title may hold an ampersand. */
  override endMetadata(): void {
    const { Title = '', Author = '', Subject = '', Creator = '' } = this.info;
    Object.assign(this.info, {
      Title: escapeXml(Title),
      Author: escapeXml(Author),
      Subject: escapeXml(Subject),
      Creator: escapeXml(Creator),
    });
    super.endMetadata();
  }
}
