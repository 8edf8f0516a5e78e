import { statSync } from 'node:fs';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import { createResolvers } from '../../../../plugins/gatsby-plugin-pictures/gatsby-node';
import {
  encode,
  options,
  targetOf,
  versionAt,
  versionOf,
} from '../../../../plugins/gatsby-plugin-pictures/versions';
import { useFolder } from '../../../fixtures/folder';

const home = process.cwd();
const { at } = useFolder();
const pictureOf = (contentDigest: string) => ({ name: 'a plan', internal: { contentDigest } });
const picture = pictureOf('1');
const versionsOf = (file: ReturnType<typeof pictureOf>) => [
  versionOf(file, 480, 'avif'),
  versionOf(file, 1000, 'jpg'),
];

beforeEach(async () => {
  // Versions are written into `public/`.
  process.chdir(at());
  const size = { width: 600, height: 1000, channels: 3, background: '#0a5a9e' } as const;
  // A phone's photo: stored in landscape, with metadata that says portrait.
  await sharp({ create: size }).withMetadata({ orientation: 6 }).png().toFile(at('a plan.png'));
});

afterEach(() => {
  process.chdir(home);
  jest.restoreAllMocks();
});

/** The fields that the plugin adds to a picture's file. */
async function fieldsOf(): Promise<{ data: IGatsbyImageData; isDark: boolean }> {
  const createFields = jest.fn();
  const cache = { get: async () => undefined, set: async () => undefined };
  await createResolvers?.(
    { createResolvers: createFields, cache } as never,
    { plugins: [] },
    () => undefined,
  );
  const [[{ File }]] = createFields.mock.calls;
  const internal = { type: 'File', contentDigest: '1' };
  const file = { name: 'a plan', internal, extension: 'png', absolutePath: at('a plan.png') };
  return {
    data: await File.gatsbyImageData.resolve(file),
    isDark: await File.isDark.resolve(file),
  };
}

/** The paths and widths in a `srcset`. */
const candidatesOf = (srcSet = '') =>
  srcSet.split(/,\s*/).map((candidate) => candidate.replace(/^\/static\/[^/]+/, ''));

test('a picture has several widths, none wider than itself, and one JPEG, all encoded when queried', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const { data } = await fieldsOf();
  const { sources, fallback } = data.images;
  expect(sources).toMatchObject([{ type: 'image/avif' }]);
  const widths = [480, 750, 1000].map((width) => `/${width}/a%20plan.avif ${width}w`);
  expect(candidatesOf(sources?.[0]?.srcSet)).toEqual(widths);
  expect(candidatesOf(fallback?.srcSet)).toEqual(['/1000/a%20plan.jpg 1000w']);
  expect(data.height / data.width).toBeCloseTo(0.6);
  const shown = [sources?.[0]?.srcSet, fallback?.srcSet].join().replace(/ \d+w/g, '').split(/,\s*/);
  for (const src of shown) {
    const version = versionAt(picture, src);
    const { width, height, format } = await sharp(version && targetOf(version)).metadata();
    expect([width, height]).toEqual([version?.width, Math.round(Number(version?.width) * 0.6)]);
    expect(format).toBe(version?.format === 'avif' ? 'heif' : 'jpeg');
  }
});

test('transparent areas are white in a JPEG, and do not count as dark', async () => {
  expect((await fieldsOf()).isDark).toBe(true);
  const size = { width: 900, height: 600, channels: 4, background: '#0000' } as const;
  await sharp({ create: size }).png().toFile(at('a plan.png'));
  const jpeg = versionOf(picture, 900, 'jpg');
  await encode(at('a plan.png'), [jpeg]);
  const { dominant } = await sharp(targetOf(jpeg)).stats();
  expect(Math.min(...Object.values(dominant))).toBeGreaterThan(240);
  expect((await fieldsOf()).isDark).toBe(false);
});

test('a picture is encoded once, in one thread, also by several queries at once', async () => {
  sharp.concurrency(4);
  const versions = versionsOf(picture);
  await Promise.all(Array.from({ length: 8 }, () => encode(at('a plan.png'), versions)));
  const times = () => versions.map((version) => statSync(targetOf(version)).mtimeMs);
  const before = times();
  await encode(at('a plan.png'), versions);
  expect(times()).toEqual(before);
  expect(versions.map(({ src }) => versionAt(picture, src))).toEqual(versions);
  // The bytes depend on it.
  expect(sharp.concurrency()).toBe(1);
});

test('other addresses if the picture or the options of the encoder change', () => {
  const versions = [...versionsOf(picture), ...versionsOf(pictureOf('2'))];
  jest.replaceProperty(options.avif, 'quality', 59);
  versions.push(...versionsOf(picture));
  expect(new Set(versions.map(({ src }) => src)).size).toBe(versions.length);
});
