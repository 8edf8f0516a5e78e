import type { ReactNode } from 'react';
import { classes } from '../../components/classes';
import { Picture, type PictureData } from '../../components/Picture/Picture';
import { media } from '../../styles/media';
import * as css from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  subtitle: string;
  picture?: PictureData | undefined;
  children?: ReactNode;
}

/** The header of a page without a banner: headline, subtitle and an optional picture. */
export function PageHeader({ title, subtitle, picture, children }: PageHeaderProps) {
  return (
    // Without a label: another region of the page may have the same one.
    <section className={classes(css.header, picture && css.withPicture)}>
      <div className={css.content}>
        <h1 id="headline">{title}</h1>
        <p className={css.subtitle}>{subtitle}</p>
        {children}
      </div>
      {picture && (
        <Picture picture={picture} sizes={`${media.upToM} 92vw, max(50vw, 760px)`} priority />
      )}
    </section>
  );
}
