import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { LinkList } from '../../components/LinkList/LinkList';
import { Picture, type PictureData } from '../../components/Picture/Picture';
import { Section } from '../../components/Section/Section';
import * as css from './ClosingBanner.module.css';

interface ClosingBannerProps {
  closing: Queries.ClosingBannerFragment;
  /** The page's picture, shown as at night; without one, home's bank is drawn. */
  picture?: PictureData;
}

/**
 * Colours as at night: what is light becomes the ink of the page, and what is amber stays lit. No heading of an article
 * takes its id, which has a capital letter.
 */
function NightFilter() {
  return (
    <svg className={css.filter} aria-hidden="true">
      <filter id="nightFilter" colorInterpolationFilters="sRGB">
        <feFlood className={css.ink} result="ink" />
        <feColorMatrix
          in="SourceGraphic"
          values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  .03 .04 .03 0 0"
        />
        <feBlend in2="ink" result="dark" />
        <feColorMatrix
          in="SourceGraphic"
          values=".85 0 -.85 0 0  .5 0 -.5 0 0  0 0 0 0 0  0 0 0 1 0"
        />
        <feBlend mode="screen" in2="dark" />
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
      <div className={picture ? undefined : css.drawn}>
        <ActionLink {...action} />
      </div>
      {picture && (
        <>
          <NightFilter />
          <Picture picture={{ ...picture, alt: '' }} sizes="50vw" className={css.picture} />
        </>
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
