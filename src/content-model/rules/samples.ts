import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileOfType, leavesOf } from '../source/content-file';
import { mistakeAt, sortMistakes, type Mistake } from '../source/mistake';
import type { Content } from '../source/read-content';
import { quote } from '../source/words';
import { textsOf } from './check';
import { filesNamedInFields } from './named-files';

/** What a text of the sample site contains that a vendor must not publish unchanged. */
const sampleTexts = [
  // Invented names of the company, its clients, its houses and streets, and its certification.
  /keelstone/i,
  /Quillmarsh|Tarnholt|Orrisfen/,
  /Plumbline|Stratum (?:Lane|Marg|Road)/,
  /^Certified information security management$/,
  // What nobody can have: reserved domains, telephone numbers and postcodes.
  /\.example\b/,
  /\+44 20 7946 0|\+91 22 0/,
  /\bEC0A\b|\b(?:400000|395000)$/,
  // Filler text in Latin.
  /\b(?:lorem|ipsum|dolor\w*|perspiciatis)\b/i,
  // Figures of the specification, and what only the company can promise.
  /\b100K\b|\b10\+|\bmore than 10 years\b/i,
  /Thirty days of leave|within one working day/,
];

/** How the sample's testimonials begin. Under the name of a real client, they would be lies. */
const sampleQuotations = [
  'We used to hear about a change',
  'Our impact analysis, plans and exercise results',
  'The register answers a question',
  'I read the log, not a slide',
];

/** The cities of the sample's offices, which its sentences name. */
const sampleCities = ['London', 'Surat', 'Mumbai'];

/** The sample's mark and logos, by the start of their SHA-256 digests. */
const sampleFiles: Readonly<Record<string, string>> = {
  'content/brand/certification.svg': 'f053136b74a7',
  'content/brand/client-1.svg': '76d34444072e',
  'content/brand/client-2.svg': '39b7238d9b03',
  'content/brand/client-3.svg': 'd7d9dc20918e',
  'content/brand/mark.svg': '59e3382c3754',
};

/** The cities of the sample in which the company has no office, in a sentence. */
function otherCities({ files }: Content): RegExp[] {
  const offices = leavesOf(fileOfType(files, 'Offices')?.data).map(({ value }) => String(value));
  return sampleCities
    .filter((city) => !offices.some((part) => part.includes(city)))
    .map((city) => new RegExp(`\\b${city}\\b`));
}

function filesLeft({ files, root }: Content, digests: typeof sampleFiles): Mistake[] {
  const named = files.flatMap((file) =>
    ['svg', 'mark'].flatMap((directive) => filesNamedInFields(file, directive)),
  );
  const used = new Set(named.map(({ target }) => `content/${target}`));
  return Object.entries(digests).flatMap(([file, digest]) => {
    const absolutePath = path.join(root, '..', file);
    const isLeft =
      existsSync(absolutePath) && hash('sha256', readFileSync(absolutePath)).startsWith(digest);
    const remedy = used.has(file) ? 'Replace it' : 'Delete it: nothing uses it';
    return isLeft ? [{ file, line: 1, problem: 'is a sample', remedy }] : [];
  });
}

/**
 * Finds the texts and files that must be replaced before launch, sorted by file and line.
 *
 * @param digests the start of the digest of each sample file
 */
export function findSamples(content: Content, digests = sampleFiles): Mistake[] {
  const cities = otherCities(content);
  const texts = content.files.flatMap((file) => {
    // Articles may name any city.
    const patterns = file.contentType.format === 'json' ? [...sampleTexts, ...cities] : sampleTexts;
    return textsOf(file)
      .filter(
        ({ text }) =>
          patterns.some((pattern) => pattern.test(text)) ||
          sampleQuotations.some((start) => text.startsWith(start)),
      )
      .map(({ path: place, text }) =>
        mistakeAt(file, place, `is a sample: ${quote(text)}`, 'Replace it'),
      );
  });
  return sortMistakes([...texts, ...filesLeft(content, digests)]);
}
