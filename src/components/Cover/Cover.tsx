import { classes } from '../../helpers/classes';
import { Picture, type PictureData } from '../Picture/Picture';
import * as css from './Cover.module.css';

interface CoverProps {
  sheet: { readonly heading: string; readonly picture: PictureData };
  /** The `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
}

/** The cover of a fact sheet, with its title, on a further sheet. */
export function Cover({ sheet, sizes, className }: CoverProps) {
  return (
    <div className={classes(css.cover, className)}>
      <Picture picture={sheet.picture} sizes={sizes} priority />
      {/* The heading beside it says the same. */}
      <p className={css.title} aria-hidden="true" data-surface="ink">
        {sheet.heading}
      </p>
    </div>
  );
}
