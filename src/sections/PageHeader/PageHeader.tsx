import type { ReactNode } from 'react';
import { Lead } from '../../components/Lead/Lead';
import type { Surface } from '../../components/Section/Section';
import { classes } from '../../helpers/classes';
import * as css from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  subtitle: string;
  /** In one half of the page, beside its content. */
  isBeside?: boolean;
  surface?: Surface;
  children?: ReactNode;
}

/** The header of a page without a banner: headline and subtitle. */
export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, isBeside, surface, children } = props;
  return (
    // Unlabelled, since another region of the page may have the same label.
    <section className={classes(css.header, isBeside && css.beside)} data-surface={surface}>
      <div className={css.content}>
        <h1 id="headline">{title}</h1>
        <Lead>{subtitle}</Lead>
        {children}
      </div>
    </section>
  );
}
