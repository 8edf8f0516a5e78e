import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Headline } from '../../components/Headline/Headline';
import { Lead } from '../../components/Lead/Lead';
import { LinkList } from '../../components/LinkList/LinkList';
import * as css from './HomeBanner.module.css';

interface HomeBannerProps extends Queries.HomeBannerFragment {
  /** The drawing and its record. */
  children: ReactNode;
}

/** The banner of the home page: headline, subtitle, button and the rules that visitors answer to, beside a drawing. */
export function HomeBanner({ title, subtitle, action, rules, children }: HomeBannerProps) {
  return (
    <section className={css.banner} data-surface="ink" aria-labelledby="headline">
      <div className={css.content}>
        <Headline title={title} className={css.title} />
        <Lead>{subtitle}</Lead>
        <ActionLink {...action} />
        {rules && <LinkList links={rules} className={css.rules} />}
      </div>
      {children}
    </section>
  );
}

export const fragment = graphql`
  fragment HomeBanner on HomeBanner {
    title
    subtitle
    action {
      ...Action
    }
    rules {
      ...MenuLink
    }
  }
`;
