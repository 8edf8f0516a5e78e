import { classes } from '../../helpers/classes';
import { media } from '../../styles/media';
import { Picture, type PictureData } from '../Picture/Picture';
import * as css from './Cover.module.css';

interface CoverProps {
  sheet: { readonly heading: string; readonly picture: PictureData };
  className?: string | undefined;
}

/** The cover of a fact sheet, with its title, on a further sheet. */
export function Cover({ sheet, className }: CoverProps) {
  return (
    <div className={classes(css.cover, className)}>
      <Picture picture={sheet.picture} sizes={`${media.upToM} 92vw, 480px`} priority />
      {/* The heading beside it says the same. */}
      <p className={css.title} aria-hidden="true" data-surface="ink">
        {sheet.heading}
      </p>
    </div>
  );
}
