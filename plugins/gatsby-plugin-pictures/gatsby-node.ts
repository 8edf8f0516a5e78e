import type { GatsbyCache, GatsbyNode, Node } from 'gatsby';
import {
  generateImageData,
  type IGatsbyImageData,
  type IGatsbyImageHelperArgs,
} from 'gatsby-plugin-image';
import {
  getGatsbyImageFieldConfig,
  type IGatsbyImageFieldArgs,
} from 'gatsby-plugin-image/graphql-utils';
import type { FileSystemNode } from 'gatsby-source-filesystem';
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { encode, folderOf, targetOf, versionAt, versionOf, widths, type Version } from './versions';

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
async function imageData(
  file: FileSystemNode,
  { formats = [], breakpoints = widths.avif, ...args }: IGatsbyImageFieldArgs,
  cache: GatsbyCache,
): Promise<IGatsbyImageData> {
  const { width, height } = await measure(file, cache);
  const versions: Version[] = [];
  const generateImageSource: IGatsbyImageHelperArgs['generateImageSource'] = (_, ...size) => {
    const [toWidth, toHeight, format] = size;
    const isCropped = Math.abs(toHeight - (toWidth * height) / width) > 1;
    const version = versionOf(file, {
      width: toWidth,
      height: isCropped ? toHeight : undefined,
      format: format === 'auto' ? 'jpg' : format || 'jpg',
    });
    versions.push(version);
    return { ...version, height: toHeight };
  };
  const dataOf = (options: Pick<IGatsbyImageHelperArgs, 'formats' | 'breakpoints'>) =>
    generateImageData({
      ...args,
      ...options,
      pluginName: 'gatsby-plugin-pictures',
      filename: file.absolutePath,
      sourceMetadata: { width, height, format: 'jpg' },
      generateImageSource,
    });
  const data = dataOf({ formats: formats.filter((format) => format !== 'jpg'), breakpoints });
  const { fallback } = dataOf({ formats: ['jpg'], breakpoints: widths.jpg }).images;
  if (process.env.NODE_ENV === 'production') await encode(file.absolutePath, versions);
  return { ...data, images: { ...data.images, fallback } };
}

/**
 * Adds the fields `File.gatsbyImageData`, with the arguments of gatsby-plugin-image's toolkit for source plugins
 * (https://www.gatsbyjs.com/docs/how-to/plugins-and-themes/adding-gatsby-image-support/), and `File.isDark`. Both are
 * null if the file is not a picture.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, cache }) => {
  const field = getGatsbyImageFieldConfig<FileSystemNode, unknown, object>(
    (file, args) => (isPicture(file) ? imageData(file, args, cache) : null),
    {
      layout: { type: 'GatsbyImageLayout', defaultValue: 'fullWidth' },
      formats: { type: '[GatsbyImageFormat!]', defaultValue: ['avif', 'jpg'] },
    },
  );
  createResolvers({
    File: {
      gatsbyImageData: { ...field, type: 'GatsbyImageData' },
      isDark: {
        type: 'Boolean',
        resolve: async (file: FileSystemNode) =>
          isPicture(file) ? (await measure(file, cache)).isDark : null,
      },
    },
  });
};
