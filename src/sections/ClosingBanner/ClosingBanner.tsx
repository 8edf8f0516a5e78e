import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { LinkList } from '../../components/LinkList/LinkList';
import { Section } from '../../components/Section/Section';
import * as css from './ClosingBanner.module.css';

/** The call to action at the end of a page: a line leads from its button through home's bank. */
export function ClosingBanner({ title, action, links }: Queries.ClosingBannerFragment) {
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
      </div>
      {links && <LinkList links={links} />}
    </Section>
  );
}

export const fragment = graphql`
  fragment ClosingBanner on ClosingBanner {
    title
    action {
      ...Action
    }
    links {
      ...MenuLink
    }
  }
`;
