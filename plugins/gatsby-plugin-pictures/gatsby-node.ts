import type { GatsbyCache, GatsbyNode, Node } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { whenDone } from '../webpack/when-done';
import { encode, folderOf, targetOf, versionsOf, type Version } from './versions';

/** What a page knows of a picture before it has loaded: its size in pixels, and whether its average colour is dark. */
interface Measurements {
  width: number;
  height: number;
  isDark: boolean;
}

const isPicture = (node: Node): node is FileSystemNode =>
  node.internal.type === 'File' && /^(jpe?g|png|webp)$/.test(String(node.extension));

async function measure(file: FileSystemNode, cache: GatsbyCache): Promise<Measurements> {
  const { contentDigest } = file.internal;
  const known: Measurements | undefined = await cache.get(contentDigest);
  if (known) return known;
  const picture = sharp(file.absolutePath);
  const { width, height } = (await picture.metadata()).autoOrient;
  const [lightness = 255] = await picture
    .resize(1, 1, { fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer();
  const measurements = { width, height, isDark: lightness < 128 };
  await cache.set(contentDigest, measurements);
  return measurements;
}

/** The pictures of the content, by the folder of their versions. */
const pictures = new Map<string, FileSystemNode>();

/** Those that are yet to be encoded. */
const queue: FileSystemNode[] = [];

/** Settled when the queue is empty and all of its pictures are encoded. */
let encoding: Promise<unknown> = Promise.resolve();

async function encodeQueue(cache: GatsbyCache): Promise<void> {
  for (let file = queue.shift(); file; file = queue.shift()) {
    const { width } = await measure(file, cache);
    await encode(file, versionsOf(file, width));
  }
}

/** Queues a picture. They are encoded one by one, so that webpack has a processor to itself. */
function addPicture(file: FileSystemNode, cache: GatsbyCache): void {
  const folder = folderOf(file);
  if (pictures.has(folder)) return;
  pictures.set(folder, file);
  if (process.env.NODE_ENV !== 'production') return;
  queue.push(file);
  encoding = encoding.then(() => encodeQueue(cache));
}

/** Encodes pictures beside webpack instead of after it. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, cache }) => {
  if (isPicture(node)) addPicture(node, cache);
};

/** Adds unchanged pictures, too: a build that was stopped may have left some out. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ getNodesByType, cache }) => {
  for (const file of getNodesByType('File').filter(isPicture)) addPicture(file, cache);
};

/** Once webpack needs no processor, each processor encodes pictures. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  if (args.stage !== 'build-html') return;
  const useAllProcessors = whenDone('Pictures', () => {
    const others = Array.from({ length: availableParallelism() - 1 }, () =>
      encodeQueue(args.cache),
    );
    encoding = Promise.all([encoding, ...others]);
  });
  args.actions.setWebpackConfig({ plugins: [useAllProcessors] });
};

/** Waits for the last picture. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  const activity = reporter.activityTimer('Encode pictures');
  activity.start();
  await encoding;
  activity.end();
};

/** In development, encodes the version that a browser asks for. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  const send = (
    { url = '' }: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => {
    const file = pictures.get(url.split('/', 3).join('/'));
    const version = file && versionsOf(file).find(({ src }) => src === url);
    if (!version) return next();
    response.setHeader('content-type', `image/${version.format}`);
    encode(file, [version]).then(() => createReadStream(targetOf(version)).pipe(response), next);
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
