import type { GatsbyCache, GatsbyNode, NodePluginArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Message } from './encoder';
import { isPicture, publishedPictures } from './published';
import { encode, folderOf, missingOf, targetOf, versionsOf, type Version } from './versions';

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

/** The process that encodes pictures, once there is one to encode. */
let encoder: ChildProcess | undefined;

/** Settles when the encoder has every picture. */
let sending: Promise<void> = Promise.resolve();

/**
 * Starts an encoding process. Unlike Gatsby's, its freed memory returns to the system, and its low priority lets
 * webpack go first.
 */
function startEncoder({ reporter }: NodePluginArgs): ChildProcess {
  const child = fork(path.resolve('plugins/gatsby-plugin-pictures/encoder.ts'), {
    execArgv: ['--import', 'tsx'],
    // With any value, glibc does not raise the size from which it returns memory (mallopt(3), M_MMAP_THRESHOLD).
    env: { ...process.env, MALLOC_TRIM_THRESHOLD_: '1000000' },
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.once('exit', (code, signal) => {
    if (code !== 0) reporter.panic(`The picture encoder exited with ${code ?? signal ?? ''}`);
  });
  return child;
}

async function send(file: FileSystemNode, args: NodePluginArgs): Promise<void> {
  const { width } = await measure(file, args.cache);
  const versions = missingOf(versionsOf(file, width));
  if (versions.length === 0) return;
  encoder ??= startEncoder(args);
  encoder.send({ path: file.absolutePath, versions } satisfies Message);
}

/** Encodes pictures while webpack runs. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = (args) => {
  if (process.env.NODE_ENV !== 'production') return;
  for (const file of publishedPictures(args)) sending = sending.then(() => send(file, args));
};

/** Waits for the last picture. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  const activity = reporter.activityTimer('Encode pictures');
  activity.start();
  await sending;
  if (encoder) {
    encoder.send('end' satisfies Message);
    await once(encoder, 'exit');
  }
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
