import { hash } from 'node:crypto';
import { findSamples } from '../../../../src/content-model/rules/samples';
import { formatMistake } from '../../../../src/content-model/source/mistake';
import { readContent } from '../../../../src/content-model/source/read-content';
import { content, sampleFiles, today } from '../../../fixtures/site';

/** The samples of the content, as the command prints them. */
const samples = (digests?: Record<string, string>) =>
  findSamples(readContent(content.at(''), today).content, digests).map(formatMistake);

/** The company's own name and address, as the first edit of a new owner. */
beforeEach(() => {
  content.set('site.json', 'name', 'Vendor');
  content.set('site.json', 'url', 'https://www.vendor.test');
});

test.each([
  ['site.json', 'legalName', 'Keelstone Ltd'],
  ['clients.json', 'logos.0.name', 'Quillmarsh Bank'],
  ['offices.json', 'offices.0.addressLines.0', 'Plumbline House'],
  ['offices.json', 'offices.0.phone', '+44 20 7946 0018'],
  ['pages/client.json', 'cards.0.heading', 'Lorem ipsum'],
  ['pages/about.json', 'numbers.figures.0.figure', '100K+'],
  ['testimonials.json', 'testimonials.0.text', 'I read the log, not a slide about the log. I do.'],
  ['forms.json', 'promise.points.0', 'A personal reply from London, Surat or Mumbai'],
])('launch finds a sample in %s, %s: %j (R241)', (file, field, value) => {
  const before = samples();
  content.set(file, field, value);
  const added = samples().filter((sample) => !before.includes(sample));
  expect(added).toEqual([expect.stringContaining(`is a sample: ${JSON.stringify(value)}`)]);
});

test('launch accepts what a vendor writes, and the cities in which it has an office', () => {
  const before = samples();
  content.set('offices.json', 'offices.0.city', 'Mumbai');
  content.set('forms.json', 'promise.points.0', 'A personal reply from Mumbai');
  content.set('pages/about.json', 'numbers.figures.0.figure', '210+');
  content.set(sampleFiles.post, 'heading', 'What a bank in London samples');
  expect(samples().filter((sample) => !before.includes(sample))).toEqual([]);
});

test('launch finds a drawing or icon of the sample, wherever its name stands', () => {
  content.set('site.json', 'mark', './brand/mark.svg');
  for (const name of ['mark', 'unused']) content.write(`brand/${name}.svg`, '<svg/>');
  const digest = hash('sha256', '<svg/>');
  const drawings = { 'content/brand/mark.svg': digest, 'content/brand/unused.svg': digest };
  const digests = { ...drawings, 'static/none.png': '0' };
  const remedies = { mark: 'Replace it', unused: 'Delete it: nothing uses it' };
  for (const [name, remedy] of Object.entries(remedies)) {
    expect(samples(digests)).toContain(`content/brand/${name}.svg:1: is a sample. ${remedy}`);
  }
  content.write('brand/mark.svg', '<svg viewBox="0 0 1 1"/>');
  expect(samples(digests).join()).not.toContain('mark.svg');
});
