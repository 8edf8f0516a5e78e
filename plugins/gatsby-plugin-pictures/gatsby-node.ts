import type { GatsbyCache, GatsbyNode, Node } from 'gatsby';
import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import {
  encode,
  folderOf,
  targetOf,
  versionAt,
  versionOf,
  widths,
  type Format,
  type Version,
} from './versions';

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

const isPicture = (node: Node): node is FileSystemNode =>
  node.internal.type === 'File' && /^(jpe?g|png|webp)$/.test(String(node.extension));

/** In development, encodes the version that a browser requests. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, getNodesByType }) => {
  const send = (
    { url = '' }: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => {
    const files = url.startsWith('/static/') ? getNodesByType('File').filter(isPicture) : [];
    const file = files.find((each) => url.startsWith(`${folderOf(each)}/`));
    const version = file && versionAt(file, url);
    if (!version) return next();
    response.setHeader('content-type', `image/${version.format}`);
    encode(file.absolutePath, [version]).then(
      () => createReadStream(targetOf(version)).pipe(response),
      next,
    );
  };
  app.use(send);
};

/**
 * Creates a picture's data in the format of gatsby-plugin-image. The fallback is one JPEG, for feed readers and old
 * browsers.
 */
async function imageData(file: FileSystemNode, cache: GatsbyCache): Promise<IGatsbyImageData> {
  const { width, height } = await measure(file, cache);
  const versions: Version[] = [];
  const dataIn = (format: Format) =>
    generateImageData({
      layout: 'fullWidth',
      formats: [format],
      breakpoints: widths[format],
      pluginName: 'gatsby-plugin-pictures',
      filename: file.absolutePath,
      sourceMetadata: { width, height, format: 'jpg' },
      generateImageSource(_, width, height) {
        const version = versionOf(file, width, format);
        versions.push(version);
        return { ...version, height };
      },
    });
  const data = dataIn('avif');
  const { fallback } = dataIn('jpg').images;
  if (process.env.NODE_ENV === 'production') await encode(file.absolutePath, versions);
  return { ...data, images: { ...data.images, fallback } };
}

/** Adds the fields `File.gatsbyImageData` and `File.isDark`, which are null if the file is not a picture. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, cache }) =>
  createResolvers({
    File: {
      gatsbyImageData: {
        type: 'GatsbyImageData',
        resolve: (file: FileSystemNode) => (isPicture(file) ? imageData(file, cache) : null),
      },
      isDark: {
        type: 'Boolean',
        resolve: async (file: FileSystemNode) =>
          isPicture(file) ? (await measure(file, cache)).isDark : null,
      },
    },
  });
