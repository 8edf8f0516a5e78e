import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { classes } from '../classes';
import * as css from './Picture.module.css';

/** A picture of the content as GraphQL gives it. */
export interface PictureData {
  readonly alt: string;
  readonly file: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
}

interface PictureProps {
  picture: PictureData;
  /** How wide the picture stands, as the `sizes` attribute says it. */
  sizes: string;
  /** The first picture of a page: fetched at once and first. */
  priority?: boolean;
  /** Another crop for narrow windows, and the media query under which it shows. */
  narrow?: { picture: PictureData; media: string } | undefined;
  className?: string | undefined;
}

/** The picture's shape as whole numbers, by which the browser keeps its place. */
function shapeOf({ width, height }: IGatsbyImageData) {
  return { width: 1000, height: Math.round((height / width) * 1000) };
}

/** The picture for a browser that knows no AVIF: of all its widths the middle one. */
function plain({ images }: IGatsbyImageData): string | undefined {
  const candidates = images.fallback?.srcSet?.split(',') ?? [];
  const [address] = candidates[Math.floor(candidates.length / 2)]?.trim().split(' ') ?? [];
  return address ?? images.fallback?.src;
}

/** The formats of one crop, best first; the browser takes the first one that it knows. */
function Sources({
  picture,
  sizes,
  media,
}: Pick<PictureProps, 'picture' | 'sizes'> & { media?: string }) {
  const data = picture.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const shared = { sizes, media, ...shapeOf(data) };
  return (
    <>
      {data.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} {...shared} />
      ))}
      {media && <source srcSet={plain(data)} media={media} {...shapeOf(data)} />}
    </>
  );
}

/**
 * A picture of the content in AVIF or JPEG, with its place kept and its dominant colour until it
 * arrives. It replaces `<GatsbyImage>`: docs/decisions/0028-picture.md.
 */
export function Picture({ picture, sizes, priority = false, narrow, className }: PictureProps) {
  const data = picture.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  return (
    <picture className={classes(css.picture, className)}>
      {narrow && <Sources picture={narrow.picture} sizes={sizes} media={narrow.media} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={plain(data)}
        alt={picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        {...shapeOf(data)}
        style={{ backgroundColor: data.backgroundColor }}
      />
    </picture>
  );
}

/**
 * Widths for a picture that takes the window's width, and for one that stands in a column: 750 is a phone of
 * 360 or 375 pixels at two to the pixel, 1180 one of 390 at three.
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
