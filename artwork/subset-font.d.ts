/** The part of subset-font (https://github.com/papandreou/subset-font#api) that is used here. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
