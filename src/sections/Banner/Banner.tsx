import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Headline } from '../../components/Headline/Headline';
import { Lead } from '../../components/Lead/Lead';
import { Picture } from '../../components/Picture/Picture';
import { classes } from '../../helpers/classes';
import { media } from '../../styles/media';
import * as css from './Banner.module.css';

interface BannerProps {
  banner: Queries.BannerFragment;
  /** The picture is below the text, across the window. */
  isStacked?: boolean;
}

/** The banner of a page: headline, subtitle, button and picture. */
export function Banner({ banner, isStacked }: BannerProps) {
  const { title, subtitle, action, picture, narrowPicture } = banner;
  return (
    <section className={classes(css.banner, isStacked && css.stacked)} aria-labelledby="headline">
      <div className={css.content}>
        <Headline title={title} className={css.title} />
        <Lead className={css.subtitle}>{subtitle}</Lead>
        {action && <ActionLink {...action} />}
      </div>
      <div className={css.picture}>
        <Picture
          picture={picture}
          narrow={{
            picture: narrowPicture ?? picture,
            media: isStacked ? media.careersBannerNarrow : media.upToM,
          }}
          sizes={isStacked ? '100vw' : `${media.upToM} 100vw, 60vw`}
          priority
        />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Banner on Banner {
    title
    subtitle
    action {
      ...Action
    }
    picture {
      ...Picture
    }
    narrowPicture {
      ...Picture
    }
  }
`;
