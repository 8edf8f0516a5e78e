/** The part of fontkit, the library that pdfkit reads fonts with, that is used here. */
declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(font: Buffer): Font;
}
