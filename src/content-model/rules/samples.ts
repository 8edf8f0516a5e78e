import { fileOfType, textOf } from '../source/content-file';
import { sortMistakes, type Mistake } from '../source/mistake';
import type { Content } from '../source/read-content';
import { quote } from '../source/words';
import { mistakeAt } from './check';
import { textsOf } from './values';

/** What only samples contain: names, addresses and numbers reserved for examples, and filler text. */
const samplePatterns = [
  /\bSample\b|\d Example\b/,
  /\.example\b/,
  /\+44 20 7946 0|0{5}/,
  /\b(?:dolor\w*|perspiciatis)\b/i,
];

/** The brand's name in a reserved address, such as `vendor` in https://www.vendor.example. */
function placeholderBrand({ files }: Content): string | undefined {
  const brand = fileOfType(files, 'Brand');
  return /([^./]+)\.example$/.exec(textOf(brand?.data, 'url') ?? '')?.[1];
}

/** Finds the values that must be replaced before launch, sorted by file and line. */
export function findSamples(content: Content): Mistake[] {
  const brand = placeholderBrand(content);
  const patterns = brand ? [...samplePatterns, new RegExp(brand, 'i')] : samplePatterns;
  const samples = content.files.flatMap((file) =>
    textsOf(file)
      .filter(({ text }) => patterns.some((pattern) => pattern.test(text)))
      .map(({ path, text }) => mistakeAt(file, path, `is a sample: ${quote(text)}`, 'Replace it')),
  );
  return sortMistakes(samples);
}
