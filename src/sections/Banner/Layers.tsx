import { graphql } from 'gatsby';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { classes } from '../../components/classes';
import { Picture } from '../../components/Picture/Picture';
import { useDismiss } from '../../components/useDismiss';
import { useIsHydrated } from '../../components/useIsHydrated';
import * as css from './Layers.module.css';

interface LayersProps {
  layers: Queries.BannerLayersFragment;
  /** The `sizes` attribute of the banner's picture. */
  sizes: string;
  /** The media query for the narrow pictures. */
  narrow: string;
  /** The banner's picture. */
  children: ReactNode;
}

/**
 * Takes layers away from the banner's picture (R306): pointing at, tapping or focusing a layer's button shows the picture
 * without it and says what still holds; leaving puts it back. The pictures are fetched with the first layer.
 */
export function Layers({ layers: { prompt, items }, sizes, narrow, children }: LayersProps) {
  const [taken, setTaken] = useState<string | null>(null);
  const [isUsed, setIsUsed] = useState(false);
  const groupRef = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const id = useId();
  const putBack = useCallback(() => setTaken(null), []);
  useDismiss(taken !== null, groupRef, putBack);
  const take = (name: string) => {
    setIsUsed(true);
    setTaken(name);
  };

  return (
    <div className={css.layers}>
      <div
        ref={groupRef}
        role="group"
        aria-labelledby={id}
        className={classes(css.controls, isHydrated && css.ready)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && putBack()}
      >
        {/* The group has said it. */}
        <p aria-hidden="true" id={id} className={css.prompt}>
          {prompt}
        </p>
        {items.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className={css.layer}
            aria-pressed={name === taken}
            aria-describedby={`${id}${index}`}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && take(name)}
            onFocus={() => take(name)}
            onClick={() => take(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {children}
      {isUsed &&
        items.map(({ name, picture, narrowPicture }) => (
          <Picture
            key={name}
            picture={picture}
            narrow={{ picture: narrowPicture, media: narrow }}
            sizes={sizes}
            className={classes(css.picture, name === taken && css.shown)}
          />
        ))}
      {isHydrated &&
        items.map(({ name, text }, index) => (
          <p key={name} id={`${id}${index}`} className={css.text} hidden={name !== taken}>
            {text}
          </p>
        ))}
    </div>
  );
}

export const fragments = graphql`
  fragment BannerLayers on BannerLayers {
    prompt
    items {
      name
      text
      picture {
        ...Picture
      }
      narrowPicture {
        ...Picture
      }
    }
  }
`;
