import type { ReactNode } from 'react';
import { classes } from '../../components/classes';
import { Picture, type PictureData } from '../../components/Picture/Picture';
import { media } from '../../styles/media';
import * as css from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  subtitle: string;
  picture?: PictureData | undefined;
  children?: ReactNode;
}

/** A small opening band: headline and sentence, a picture beside them where there is one. */
export function PageHead({ title, subtitle, picture, children }: PageHeadProps) {
  return (
    // Without a name: the footer, or what follows on the page, may bear the headline's.
    <section className={classes(css.head, picture && css.pictured)}>
      <div className={css.words}>
        <h1>{title}</h1>
        <p className={css.subtitle}>{subtitle}</p>
        {children}
      </div>
      {picture && <Picture picture={picture} sizes={`${media.upToM} 92vw, 50vw`} priority />}
    </section>
  );
}
