import type { ReactNode } from 'react';
import { Lead } from '../../components/Lead/Lead';
import { Picture, type PictureData } from '../../components/Picture/Picture';
import type { Surface } from '../../components/Section/Section';
import { classes } from '../../helpers/classes';
import { media } from '../../styles/media';
import * as css from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  subtitle: string;
  picture?: PictureData | undefined;
  /** In one half of the page, beside its content. */
  isBeside?: boolean;
  surface?: Surface;
  children?: ReactNode;
}

/** The header of a page without a banner: headline, subtitle and an optional picture. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, picture, isBeside, surface, children } = props;
  return (
    // Unlabelled, since another region of the page may have the same label.
    <section
      className={classes(css.header, picture && css.withPicture, isBeside && css.beside)}
      data-surface={surface}
    >
      <div className={css.content}>
        <h1 id="headline">{title}</h1>
        <Lead>{subtitle}</Lead>
        {children}
      </div>
      {picture && <Picture picture={picture} sizes={`${media.upToM} 92vw, 760px`} priority />}
    </section>
  );
}
