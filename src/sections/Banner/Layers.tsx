import { graphql } from 'gatsby';
import { useId, useState } from 'react';
import { Arrow } from '../../components/Arrow/Arrow';
import { Picture } from '../../components/Picture/Picture';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { classes } from '../../helpers/classes';
import { useIsHydrated } from '../../hooks/useIsHydrated';
import * as css from './Layers.module.css';
import type { useRemovedLayer } from './useRemovedLayer';

interface LayerControlsProps extends ReturnType<typeof useRemovedLayer> {
  layers: Queries.BannerLayersFragment;
}

/**
 * Removes layers from the banner's picture (R306): a button for each, and a reserved space for its text, which links to
 * the feature that proves it. Nothing moves when the text changes.
 */
export function LayerControls({
  layers,
  removed,
  groupRef,
  setHovered,
  toggle,
}: LayerControlsProps) {
  const id = useId();
  // The buttons need a script. Their space is reserved.
  if (!useIsHydrated()) return <div className={css.controls} />;
  return (
    <div
      ref={groupRef}
      role="group"
      aria-labelledby={id}
      className={css.controls}
      onPointerLeave={() => setHovered(null)}
    >
      {layers.items.map(({ name }, index) => (
        <button
          key={name}
          type="button"
          className={css.layer}
          aria-pressed={name === removed}
          aria-describedby={`${id}${index}`}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(name)}
          onClick={() => toggle(name)}
        >
          {name}
        </button>
      ))}
      <div className={css.caption} aria-live="polite">
        {/* The group has announced it. */}
        <p aria-hidden="true" id={id} className={css.prompt} hidden={removed !== null}>
          {layers.prompt}
        </p>
        {layers.items.map(({ name, text, proof }, index) => (
          <p key={name} hidden={name !== removed}>
            <span id={`${id}${index}`}>{text}</span>{' '}
            <SiteLink to={proof.to} className={css.proof}>
              <span>{proof.label}</span>
              <Arrow />
            </SiteLink>
          </p>
        ))}
      </div>
    </div>
  );
}

interface LayerPicturesProps extends Pick<Queries.BannerLayersFragment, 'items'> {
  removed: string | null;
  /** The `sizes` attribute of the banner's picture. */
  sizes: string;
  /** The media query for the narrow pictures. */
  narrow: string;
}

/** The banner's pictures without each layer, over the complete one. The first layer fetches all of them. */
export function LayerPictures({ items, removed, sizes, narrow }: LayerPicturesProps) {
  const [isUsed, setIsUsed] = useState(false);
  if (removed && !isUsed) setIsUsed(true);
  return (
    isUsed &&
    items.map(({ name, picture, narrowPicture }) => (
      <Picture
        key={name}
        picture={picture}
        narrow={{ picture: narrowPicture, media: narrow }}
        sizes={sizes}
        className={classes(css.picture, name === removed && css.shown)}
      />
    ))
  );
}

export const fragments = graphql`
  fragment BannerLayers on BannerLayers {
    prompt
    items {
      name
      text
      proof {
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
  }
`;
