import type { GatsbyCache, GatsbyNode } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { isPicture, publishedPictures } from './published';
import { encode, folderOf, targetOf, versionsOf, type Version } from './versions';

/** What a page knows about a picture before it loads: its size in pixels, and whether its average colour is dark. */
interface Measurements {
  width: number;
  height: number;
  isDark: boolean;
}

async function measure(file: FileSystemNode, cache: GatsbyCache): Promise<Measurements> {
  const { contentDigest } = file.internal;
  const known: Measurements | undefined = await cache.get(contentDigest);
  if (known) return known;
  const picture = sharp(file.absolutePath);
  const { width, height } = (await picture.metadata()).autoOrient;
  const [lightness = 255] = await picture
    .flatten({ background: '#fff' })
    .resize(1, 1, { fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer();
  const measurements = { width, height, isDark: lightness < 128 };
  await cache.set(contentDigest, measurements);
  return measurements;
}

/** The pictures that no one encodes yet. */
let waiting: Iterable<FileSystemNode> = [];

/** Settles when the first processor finds no more pictures. */
let first: Promise<void> | undefined;

async function encodeWaiting(cache: GatsbyCache): Promise<void> {
  for (const file of waiting) {
    const { width } = await measure(file, cache);
    await encode(file.absolutePath, versionsOf(file, width));
  }
}

/** Encodes pictures on one processor while webpack uses another. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = (args) => {
  if (process.env.NODE_ENV !== 'production') return;
  waiting = publishedPictures(args).values();
  first = encodeWaiting(args.cache);
};

/** Encodes the other pictures on all processors. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache, reporter }) => {
  const activity = reporter.activityTimer('Encode pictures');
  activity.start();
  const others = Array.from({ length: availableParallelism() - 1 }, () => encodeWaiting(cache));
  await Promise.all([first, ...others]);
  activity.end();
};

/** In development, encodes the version that a browser requests. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, getNodesByType }) => {
  const send = (
    { url = '' }: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => {
    const files = url.startsWith('/static/') ? getNodesByType('File').filter(isPicture) : [];
    const file = files.find((each) => url.startsWith(`${folderOf(each)}/`));
    const version = file && versionsOf(file).find(({ src }) => src === url);
    if (!version) return next();
    response.setHeader('content-type', `image/${version.format}`);
    encode(file.absolutePath, [version]).then(
      () => createReadStream(targetOf(version)).pipe(response),
      next,
    );
  };
  app.use(send);
};

/** A candidate of a `srcset`. */
const candidateOf = ({ src, width }: Version) => `${src} ${width}w`;

/**
 * Adds the fields `File.pictureData` (AVIF in several widths, with a JPEG as the fallback) and `File.isDark`. Both are
 * null if the file is not a picture.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, cache }) => {
  const isDark = async (file: FileSystemNode) =>
    isPicture(file) ? (await measure(file, cache)).isDark : null;
  const pictureData = async (file: FileSystemNode): Promise<IGatsbyImageData | null> => {
    if (!isPicture(file)) return null;
    const { width, height } = await measure(file, cache);
    const versions = versionsOf(file, width);
    const jpeg = versions.find(({ format }) => format === 'jpeg');
    const sources = versions.filter((version) => version !== jpeg).map(candidateOf);
    return {
      layout: 'fullWidth',
      width,
      height,
      images: {
        sources: [{ type: 'image/avif', srcSet: sources.join() }],
        ...(jpeg && { fallback: { src: jpeg.src, srcSet: candidateOf(jpeg) } }),
      },
    };
  };
  createResolvers({
    File: {
      pictureData: { type: 'GatsbyImageData', resolve: pictureData },
      isDark: { type: 'Boolean', resolve: isDark },
    },
  });
};
