/** The part of fontkit, the library that pdfkit reads fonts with, that is used here. */
declare module 'fontkit' {
  export function create(font: Buffer): { hasGlyphForCodePoint(codePoint: number): boolean };
}
