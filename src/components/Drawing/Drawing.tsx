import { graphql } from 'gatsby';
import { classes } from '../../helpers/classes';
import * as css from './Drawing.module.css';

interface DrawingProps extends Queries.DrawingFragment {
  /** Empty if the drawing is decorative. */
  alt?: string;
  className?: string | undefined;
}

/** A drawing in black, on dark surfaces in white, whose file loads lazily. Set its size with `className`. */
export function Drawing({ src, width, height, alt = '', className }: DrawingProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={classes(css.drawing, className)}
    />
  );
}

export const fragment = graphql`
  fragment Drawing on Drawing {
    src
    width
    height
  }
`;
