import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { LinkList } from '../../components/LinkList/LinkList';
import { Scene } from '../../components/Scene/Scene';
import { Section } from '../../components/Section/Section';
import * as css from './ClosingBanner.module.css';

/** The call to action at the end of a page: a line leads from its button through what the page is about. */
export function ClosingBanner(props: Queries.ClosingBannerFragment) {
  const { title, drawing, action, links } = props;
  return (
    <Section
      labelledBy="closing"
      heading={title}
      headClass={css.title}
      surface="ink"
      className={css.closing}
    >
      <div className={css.action}>
        <ActionLink {...action} />
        <Scene name={drawing ?? 'detour'} />
      </div>
      {links && <LinkList links={links} />}
    </Section>
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
