import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { classes } from '../classes';
import * as css from './Picture.module.css';

/** A picture from the content, as queried. */
export interface PictureData {
  readonly alt: string;
  readonly file: { readonly pictureData: IGatsbyImageData | null };
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

/** The `<source>` elements of one crop. */
function Sources({
  picture,
  sizes,
  media,
}: Pick<PictureProps, 'picture' | 'sizes'> & { media?: string }) {
  const data = picture.file.pictureData;
  if (!data) return null;
  const shared = { sizes, media, ...aspectRatioOf(data) };
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
 * A picture in AVIF or JPEG, with its dominant colour as the placeholder. Replaces `<GatsbyImage>`:
 * docs/decisions/0028-picture.md.
 */
export function Picture({ picture, sizes, priority = false, narrow, className }: PictureProps) {
  const data = picture.file.pictureData;
  if (!data) return null;
  return (
    <picture className={classes(css.picture, className)}>
      {narrow && <Sources picture={narrow.picture} sizes={sizes} media={narrow.media} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={data.images.fallback?.src}
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

export const fragment = graphql`
  fragment Picture on Picture {
    alt
    file {
      pictureData
    }
  }
`;
