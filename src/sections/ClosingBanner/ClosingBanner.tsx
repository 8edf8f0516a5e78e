import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { LinkList } from '../../components/LinkList/LinkList';
import { Picture, type PictureData } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import { classes } from '../../helpers/classes';
import * as css from './ClosingBanner.module.css';

interface ClosingBannerProps {
  closing: Queries.ClosingBannerFragment;
  /** The page's picture, shown as at night; without one, home's bank is drawn. */
  picture?: PictureData;
}

/** Colours as at night: what is light becomes dark blue, and amber stays lit. */
function NightFilter() {
  return (
    <svg className={css.filter} aria-hidden="true">
      <filter id="night" colorInterpolationFilters="sRGB">
        <feColorMatrix
          values=".85 0 -.68 0 .02
                  .1 .72 -.56 0 .06
                  0 .15 .24 0 .09
                  0 0 0 1 0"
        />
      </filter>
    </svg>
  );
}

/** The call to action at the end of a page. Links to more to read come first. */
export function ClosingBanner({ closing, picture }: ClosingBannerProps) {
  const { title, action, links } = closing;
  return (
    <Section
      labelledBy="closing"
      heading={title}
      headClass={css.title}
      surface="ink"
      className={css.closing}
    >
      {links && <LinkList links={links} />}
      <div className={classes(css.action, !picture && css.drawn)}>
        <ActionLink {...action} />
      </div>
      {picture && (
        <div className={css.picture}>
          <NightFilter />
          <Picture picture={{ ...picture, alt: '' }} sizes="50vw" />
        </div>
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment ClosingBanner on ClosingBanner {
    title
    action {
      label
      to: address
    }
    links {
      label
      to: link
    }
  }
`;
