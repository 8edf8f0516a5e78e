import { graphql } from 'gatsby';
import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Lead } from '../../components/Lead/Lead';
import { Picture } from '../../components/Picture/Picture';
import { classes } from '../../helpers/classes';
import { media } from '../../styles/media';
import * as css from './Banner.module.css';
import { LayerControls, LayerPictures } from './Layers';
import { useRemovedLayer } from './useRemovedLayer';

export type BannerLayout = 'baseline' | 'split' | 'stacked';

interface BannerProps {
  banner: Queries.BannerFragment;
  layout?: BannerLayout;
  /** The media query for the narrow picture. */
  narrow?: string;
}

/** The banner of a page: headline, subtitle, button and picture. */
export function Banner({ banner, layout = 'split', narrow = media.upToM }: BannerProps) {
  const { title, subtitle, action, picture, narrowPicture, layers } = banner;
  const sizes = layout === 'stacked' ? '100vw' : `${media.upToM} 100vw, 60vw`;
  const removedLayer = useRemovedLayer();
  const end = title.indexOf('. ') + 1;
  return (
    <section className={classes(css.banner, css[layout])} aria-labelledby="headline">
      <div className={css.content}>
        <h1 id="headline" className={css.title}>
          {end > 0 && <span>{title.slice(0, end + 1)}</span>}
          <span className={classes(end > 0 && css.sentence)}>{title.slice(end).trimStart()}</span>
        </h1>
        <Lead className={css.subtitle}>{subtitle}</Lead>
        {layers && <LayerControls layers={layers} {...removedLayer} />}
        {action && <ActionLink {...action} />}
      </div>
      <div className={css.picture}>
        <Picture
          picture={picture}
          narrow={{ picture: narrowPicture ?? picture, media: narrow }}
          sizes={sizes}
          priority
        />
        {layers && (
          <LayerPictures
            items={layers.items}
            removed={removedLayer.removed}
            sizes={sizes}
            narrow={narrow}
          />
        )}
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
      ...Opening
    }
    narrowPicture {
      ...Opening
    }
    layers {
      ...BannerLayers
    }
  }
`;
