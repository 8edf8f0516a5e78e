import type { GatsbyCache, GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { unpublishedPictures } from '../../src/content-model/source/pictures';
import type { Message } from './encoder';
import { encode, folderOf, missingOf, targetOf, versionsOf, type Version } from './versions';

/** What a page knows about a picture before it loads: its size in pixels, and whether its average colour is dark. */
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
    .flatten({ background: '#fff' })
    .resize(1, 1, { fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer();
  const measurements = { width, height, isDark: lightness < 128 };
  await cache.set(contentDigest, measurements);
  return measurements;
}

/** The content's pictures, by the folder of their versions. */
const pictures = new Map<string, FileSystemNode>();

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

/** The pictures of drafts, which a production build does not publish. */
let unpublished: ReadonlySet<string> | undefined;

function addPicture(file: FileSystemNode, args: NodePluginArgs): void {
  const folder = folderOf(file);
  unpublished ??= unpublishedPictures(path.resolve('content'), new Date());
  if (pictures.has(folder) || unpublished.has(file.relativePath)) return;
  pictures.set(folder, file);
  if (process.env.NODE_ENV === 'production') sending = sending.then(() => send(file, args));
}

/** Encodes pictures while webpack runs. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, ...args }) => {
  if (isPicture(node)) addPicture(node, args);
};

/** Adds unchanged pictures too, since a stopped build may have left some out. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (args) => {
  for (const file of args.getNodesByType('File').filter(isPicture)) addPicture(file, args);
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
