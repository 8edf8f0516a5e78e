import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { createResolvers } from '../../../../plugins/gatsby-plugin-pictures/gatsby-node';
import { encode, targetOf, versionsOf } from '../../../../plugins/gatsby-plugin-pictures/versions';
import { useFolder } from '../../../fixtures/folder';

const home = process.cwd();
const { at } = useFolder();
const pictureOf = (contentDigest: string) => ({ name: 'a plan', internal: { contentDigest } });

beforeEach(async () => {
  // Versions are written into `public/`.
  process.chdir(at());
  const size = { width: 600, height: 1000, channels: 3, background: '#0a5a9e' } as const;
  // A phone's photo: stored in landscape, with metadata that says portrait.
  await sharp({ create: size }).withMetadata({ orientation: 6 }).png().toFile(at('a plan.png'));
});

afterEach(() => process.chdir(home));

test('no version is wider than the picture, and each has its stated width', async () => {
  const versions = versionsOf(pictureOf('1'), 1000);
  expect(versions.map(({ format, width }) => `${format} ${width}`)).toEqual([
    'avif 480',
    'avif 750',
    'avif 1000',
    'jpeg 1000',
  ]);
  await encode(at('a plan.png'), versions);
  for (const version of versions) {
    const { width, height, format } = await sharp(targetOf(version)).metadata();
    expect(width).toBe(version.width);
    expect(height).toBe(Math.round(version.width * 0.6));
    expect(format).toBe(version.format === 'avif' ? 'heif' : 'jpeg');
  }
});

test('transparent areas are white in a format without transparency, and do not count as dark', async () => {
  const size = { width: 900, height: 600, channels: 4, background: '#0000' } as const;
  await sharp({ create: size }).png().toFile(at('a plan.png'));
  const jpeg = versionsOf(pictureOf('1')).find(({ format }) => format === 'jpeg');
  if (!jpeg) throw new Error('no version');
  await encode(at('a plan.png'), [jpeg]);
  const { dominant } = await sharp(targetOf(jpeg)).stats();
  expect(Math.min(...Object.values(dominant))).toBeGreaterThan(240);

  const resolvers = jest.fn();
  const cache = { get: async () => undefined, set: async () => undefined };
  const args = { createResolvers: resolvers, cache };
  await createResolvers?.(args as never, { plugins: [] }, () => undefined);
  const [[{ File }]] = resolvers.mock.calls;
  const internal = { type: 'File', contentDigest: '1' };
  const file = { internal, extension: 'png', absolutePath: at('a plan.png') };
  expect(await File.isDark.resolve(file)).toBe(false);
});

test('two copies of a picture can be encoded at once', async () => {
  const versions = versionsOf(pictureOf('1'));
  await Promise.all(Array.from({ length: 8 }, () => encode(at('a plan.png'), versions)));
  for (const version of versions) expect(existsSync(targetOf(version))).toBe(true);
});

test('a picture is encoded once, and another with the same name has other addresses', async () => {
  const [version] = versionsOf(pictureOf('1'));
  if (!version) throw new Error('no version');
  await encode(at('a plan.png'), [version]);
  const { mtimeMs } = statSync(targetOf(version));
  await encode(at('a plan.png'), [version]);
  expect(statSync(targetOf(version)).mtimeMs).toBe(mtimeMs);
  expect(versionsOf(pictureOf('2')).map(({ src }) => src)).not.toContain(version.src);
});

test('a version has the same bytes for any number of processors', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const size = { width: 1200, height: 800, channels: 3, background: '#fff' } as const;
  await sharp({ create: { ...size, noise } })
    .png()
    .toFile(at('noise.png'));
  const [, version] = versionsOf(pictureOf('1'));
  if (!version) throw new Error('no version');
  await encode(at('noise.png'), [version]);
  const bytes = readFileSync(targetOf(version));
  rmSync(targetOf(version));
  sharp.concurrency(4);
  await encode(at('noise.png'), [version]);
  expect(readFileSync(targetOf(version)).equals(bytes)).toBe(true);
});
