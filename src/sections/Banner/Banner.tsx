import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Headline } from '../../components/Headline/Headline';
import { Lead } from '../../components/Lead/Lead';
import { Picture } from '../../components/Picture/Picture';
import { classes } from '../../helpers/classes';
import { media } from '../../styles/media';
import * as css from './Banner.module.css';

export type BannerLayout = 'split' | 'stacked';

interface BannerProps {
  banner: Queries.BannerFragment;
  layout?: BannerLayout;
  /** The media query for the narrow picture. */
  narrow?: string;
}

/** The banner of a page: headline, subtitle, button and picture. */
export function Banner({ banner, layout = 'split', narrow = media.upToM }: BannerProps) {
  const { title, subtitle, action, picture, narrowPicture } = banner;
  return (
    <section className={classes(css.banner, css[layout])} aria-labelledby="headline">
      <div className={css.content}>
        <Headline title={title} className={css.title} />
        <Lead className={css.subtitle}>{subtitle}</Lead>
        {action && <ActionLink {...action} />}
      </div>
      <div className={css.picture}>
        <Picture
          picture={picture}
          narrow={{ picture: narrowPicture ?? picture, media: narrow }}
          sizes={layout === 'stacked' ? '100vw' : `${media.upToM} 100vw, 60vw`}
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
      label
      to: address
    }
    picture {
      ...Picture
    }
    narrowPicture {
      ...Picture
    }
  }
`;
