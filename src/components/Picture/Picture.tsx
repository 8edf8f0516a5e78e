import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { CSSProperties } from 'react';
import { classes } from '../../helpers/classes';
import * as css from './Picture.module.css';

/** A picture from the content, as queried. */
export interface PictureData {
  readonly alt: string;
  readonly file: {
    readonly gatsbyImageData: IGatsbyImageData | null;
    readonly isDark: boolean | null;
  };
}

interface PictureProps {
  picture: PictureData;
  /** The `sizes` attribute. */
  sizes: string;
  /** Loads the picture eagerly and with high priority, for the first picture of a page. */
  priority?: boolean;
  /** Another crop for narrow windows, with its media query. The style sheet applies --wide and --narrow. */
  narrow?: { picture: PictureData; media: string } | undefined;
  className?: string | undefined;
}

/** `width` and `height` attributes with the aspect ratio, so that the browser reserves the space. */
function aspectRatioOf({ width, height }: IGatsbyImageData) {
  return { width: 1000, height: Math.round((height / width) * 1000) };
}

/**
 * The aspect ratios of both crops. In a window that becomes narrow or wide, `<picture>` takes the one of its other crop
 * only with the file (https://html.spec.whatwg.org/multipage/images.html#reacting-to-environment-changes).
 */
const cropsOf = (wide: IGatsbyImageData, narrow: IGatsbyImageData) =>
  ({
    '--wide': `${wide.width}/${wide.height}`,
    '--narrow': `${narrow.width}/${narrow.height}`,
  }) as CSSProperties;

/** The `<source>` elements of one crop. */
function Sources({
  picture,
  sizes,
  media,
}: Pick<PictureProps, 'picture' | 'sizes'> & { media?: string }) {
  const data = picture.file.gatsbyImageData;
  if (!data) return null;
  const shared = { sizes, media };
  return (
    <>
      {data.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} {...shared} />
      ))}
      {media && <source srcSet={data.images.fallback?.srcSet} {...shared} />}
    </>
  );
}

/**
 * A picture in AVIF or JPEG, with a dark placeholder for a dark one. Replaces `<GatsbyImage>`
 * (docs/decisions/0028-picture.md).
 */
export function Picture({ picture, sizes, priority = false, narrow, className }: PictureProps) {
  const { gatsbyImageData: data, isDark } = picture.file;
  if (!data) return null;
  const narrowData = narrow?.picture.file.gatsbyImageData;
  return (
    <picture
      className={classes(css.picture, className)}
      style={narrowData ? cropsOf(data, narrowData) : undefined}
    >
      {narrow && <Sources picture={narrow.picture} sizes={sizes} media={narrow.media} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={data.images.fallback?.src}
        alt={picture.alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : undefined}
        {...aspectRatioOf(data)}
        data-surface={isDark ? 'ink' : undefined}
      />
    </picture>
  );
}

export const fragment = graphql`
  fragment Picture on Picture {
    alt
    file {
      gatsbyImageData
      isDark
    }
  }
`;
