import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Lead } from '../../components/Lead/Lead';
import { LinkList } from '../../components/LinkList/LinkList';
import { Scene } from '../../components/Scene/Scene';
import { Section } from '../../components/Section/Section';
import * as css from './ClosingBanner.module.css';

interface ClosingProps {
  /** The heading's id. */
  labelledBy: string;
  heading: string;
  text?: string;
  /** A link that looks like a button. */
  action: ReactNode;
  drawing: Queries.Scene | null;
  children?: ReactNode;
}

/** The end of a page: a line leads from its link through what the page is about. */
export function Closing({ text, action, drawing, children, ...section }: ClosingProps) {
  return (
    <Section {...section} headClass={css.title} surface="ink" className={css.closing}>
      {text && <Lead>{text}</Lead>}
      <div className={css.action}>
        {action}
        <Scene name={drawing ?? 'detour'} />
      </div>
      {children}
    </Section>
  );
}

/** The call to action at the end of a page. */
export function ClosingBanner(props: Queries.ClosingBannerFragment) {
  const { title, drawing, action, links } = props;
  const link = <ActionLink {...action} />;
  return (
    <Closing labelledBy="closing" heading={title} drawing={drawing} action={link}>
      {links && <LinkList links={links} />}
    </Closing>
  );
}

export const fragment = graphql`
  fragment ClosingBanner on ClosingBanner {
    title
    drawing
    action {
      ...Action
    }
    links {
      ...MenuLink
    }
  }
`;
