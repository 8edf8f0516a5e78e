import type { GatsbyNode, Node, ParentSpanPluginArgs } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { generateImageData } from 'gatsby-plugin-sharp';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';

/** 750 px suits phones of 360 or 375 px with a device pixel ratio of 2, 1200 px those of 390 px with a ratio of 3. */
const avifWidths = [480, 750, 1200, 1680, 2200];
const jpegWidth = 1200;

type Build = Pick<ParentSpanPluginArgs, 'cache' | 'pathPrefix' | 'reporter'>;

/**
 * Starts to encode a picture, each width by itself, and returns its data: AVIF in all widths up to its own, with a JPEG as
 * the fallback.
 */
async function pictureData(file: Node, build: Build): Promise<IGatsbyImageData> {
  // Without this, each picture has a warning that AVIF lacks a fallback.
  const reporter = Object.assign(Object.create(build.reporter), { warn: () => {} });
  const encode = (format: string, width: number) => {
    const args = { layout: 'fullWidth', formats: [format], breakpoints: [width] } as const;
    return generateImageData({ ...build, reporter, file, args });
  };
  // The first call stores the size and the dominant colour for the others.
  const jpeg = await encode('jpg', jpegWidth);
  const avif = await Promise.all(avifWidths.map((width) => encode('avif', width)));
  // Widths over the picture's own all give its own.
  const srcSet = [...new Set(avif.map(({ images }) => images.fallback?.srcSet))].join(',');
  return {
    ...jpeg,
    images: { ...jpeg.images, sources: [{ type: 'image/avif', srcSet }] },
  };
}

/** Pictures are encoded beside webpack instead of after it. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async ({
  node,
  getNode,
  actions,
  ...build
}) => {
  const file = node.internal.type === 'ImageSharp' && node.parent && getNode(node.parent);
  if (!file) return;
  const value = await pictureData(file, build);
  actions.createNodeField({ node, name: 'pictureData', value });
};

/** The part of webpack's API that is used here (https://webpack.js.org/api/compiler-hooks/#done). */
interface Compiler {
  hooks: { done: { tap: (name: string, callback: () => void) => void } };
}

/** gatsby-plugin-sharp encodes in one thread. Once webpack needs no processor, pictures may have all of them. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage !== 'build-html') return;
  const useAllProcessors = () => sharp.concurrency(availableParallelism());
  const plugin = {
    apply: ({ hooks }: Compiler) => hooks.done.tap('picture-data', useAllProcessors),
  };
  actions.setWebpackConfig({ plugins: [plugin] });
};

/** Adds the field `ImageSharp.pictureData`. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({
    ImageSharp: {
      pictureData: {
        type: 'GatsbyImageData!',
        resolve: ({ fields }: { fields: { pictureData: IGatsbyImageData } }) => fields.pictureData,
      },
    },
  });
};
