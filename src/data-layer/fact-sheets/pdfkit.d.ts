// What pdfkit 0.20 offers and @types/pdfkit 0.17 does not describe yet.

declare namespace PDFKit {
  interface PDFStructureElement {
    /** The element's dictionary, open until the element is flushed. */
    dictionary: { data: object };
  }

  interface PDFOutline {
    addItem(
      title: string,
      options: { top: number; left: number; fit: boolean; expanded: boolean },
    ): PDFOutline;
  }
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Column' | 'Row';
  }

  interface LinkOptions {
    structParent: PDFStructureElement;
    /** Text: a wrapped string, since pdfkit writes a bare one as a name. */
    Contents: object;
  }

  interface PDFAnnotation {
    link(x: number, y: number, w: number, h: number, url: string, options: LinkOptions): this;
    goTo(x: number, y: number, w: number, h: number, name: string, options: LinkOptions): this;
  }
}
