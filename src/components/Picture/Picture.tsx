import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { classes } from '../classes';
import * as css from './Picture.module.css';

/** A picture from the content, as queried. */
export interface PictureData {
  readonly alt: string;
  readonly file: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
}

interface PictureProps {
  picture: PictureData;
  /** The `sizes` attribute. */
  sizes: string;
  /** Loads the picture eagerly and with high priority, for the first picture of a page. */
  priority?: boolean;
  /** Another crop for narrow windows, with its media query. */
  narrow?: { picture: PictureData; media: string } | undefined;
  className?: string | undefined;
}

/** `width` and `height` attributes with the aspect ratio, so that the browser reserves the space. */
function aspectRatioOf({ width, height }: IGatsbyImageData) {
  return { width: 1000, height: Math.round((height / width) * 1000) };
}

/** The JPEG for browsers without AVIF, in its middle width: an address and that width, as in `srcset`. */
function fallbackCandidate({ images }: IGatsbyImageData): string | undefined {
  const candidates = images.fallback?.srcSet?.split(',') ?? [];
  return candidates[Math.floor(candidates.length / 2)]?.trim();
}

/** The `<source>` elements of one crop. */
function Sources({
  picture,
  sizes,
  media,
}: Pick<PictureProps, 'picture' | 'sizes'> & { media?: string }) {
  const data = picture.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const shared = { sizes, media, ...aspectRatioOf(data) };
  return (
    <>
      {data.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} {...shared} />
      ))}
      {media && <source srcSet={fallbackCandidate(data)} {...shared} />}
    </>
  );
}

/**
 * A picture in AVIF or JPEG, with its dominant colour as the placeholder. Replaces `<GatsbyImage>`:
 * docs/decisions/0028-picture.md.
 */
export function Picture({ picture, sizes, priority = false, narrow, className }: PictureProps) {
  const data = picture.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  return (
    <picture className={classes(css.picture, className)}>
      {narrow && <Sources picture={narrow.picture} sizes={sizes} media={narrow.media} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={fallbackCandidate(data)?.split(' ')[0] ?? data.images.fallback?.src}
        alt={picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        {...aspectRatioOf(data)}
        style={{ backgroundColor: data.backgroundColor }}
      />
    </picture>
  );
}

/**
 * Widths for full-width pictures and for pictures in a column. 750 suits phones of 360 or 375 px with a device pixel
 * ratio of 2, 1180 those of 390 px with a ratio of 3. A picture with both is encoded twice, so entries in lists use the widths
 * of their own page.
 */
export const fragments = graphql`
  fragment WidePicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 750, 1180, 1600, 2200])
      }
    }
  }
  fragment ColumnPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 560, 750, 1200])
      }
    }
  }
`;
