import { graphql } from 'gatsby';
import type { MouseEvent } from 'react';
import { Arrow } from '../../components/Arrow/Arrow';
import { buttonClasses } from '../../components/Button/Button';
import { Lead } from '../../components/Lead/Lead';
import { Picture } from '../../components/Picture/Picture';
import { enquirySectionId, scrollToEnquiry } from '../../helpers/scrollToEnquiry';
import { media } from '../../styles/media';
import * as css from './SolutionBanner.module.css';

const onClick = (event: MouseEvent) => {
  event.preventDefault();
  scrollToEnquiry();
};

/** The banner of a solution page. The button scrolls to the enquiry form. */
export function SolutionBanner({
  title,
  subtitle,
  requestDemo,
  picture,
}: Queries.SolutionBannerFragment) {
  return (
    <section className={css.banner} aria-labelledby="headline">
      <div className={css.content}>
        <h1 id="headline" className={css.title}>
          {title}
        </h1>
        <Lead className={css.subtitle}>{subtitle}</Lead>
        <a href={`#${enquirySectionId}`} onClick={onClick} className={buttonClasses()}>
          <span>{requestDemo}</span>
          <Arrow />
        </a>
      </div>
      <Picture
        picture={picture}
        sizes={`${media.upToM} 100vw, 70vw`}
        priority
        className={css.picture}
      />
    </section>
  );
}

export const fragment = graphql`
  fragment SolutionBanner on SolutionBanner {
    title
    subtitle
    requestDemo
    picture {
      ...Opening
    }
  }
`;
