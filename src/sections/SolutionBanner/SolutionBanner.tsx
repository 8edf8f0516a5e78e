import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Lead } from '../../components/Lead/Lead';
import { Picture } from '../../components/Picture/Picture';
import { enquirySectionId } from '../../helpers/anchors';
import { media } from '../../styles/media';
import * as css from './SolutionBanner.module.css';

/** The banner of a solution page. The button scrolls to the enquiry form. */
export function SolutionBanner(props: Queries.SolutionBannerFragment) {
  const { title, subtitle, requestDemo, picture } = props;
  return (
    <section className={css.banner} aria-labelledby="headline">
      <div className={css.content}>
        <h1 id="headline">{title}</h1>
        <Lead>{subtitle}</Lead>
        <ActionLink label={requestDemo} to={`#${enquirySectionId}`} />
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
      ...Picture
    }
  }
`;
