import { Specimen } from '../frame/Specimen';
import * as css from './SpaceTokens.module.css';
import { lengthText } from './resolve';
import { useTokens } from './TokenContext';
import { TokenRow } from './TokenRow';

/** Lengths as bars, corners, elevation and the order of what lies over what. */
export function SpaceTokens() {
  const layers = useTokens('layer');
  const others = useTokens('other');
  return (
    <>
      <Specimen name="Space" note="An 8 px base; sections breathe with the window.">
        {useTokens('space').map((token) => (
          <Bar key={token.name} {...token} />
        ))}
      </Specimen>
      <Specimen name="Measures" note="Widths of text and page, strokes, targets.">
        {useTokens('length').map((token) => (
          <Bar key={token.name} {...token} />
        ))}
      </Specimen>
      <Specimen name="Corners">
        {useTokens('radius').map(({ name, value }) => (
          <TokenRow key={name} name={name} value={value}>
            <div className={css.corner} style={{ borderRadius: `var(${name})` }} />
          </TokenRow>
        ))}
      </Specimen>
      <Specimen name="Elevation" note="Only for what floats: menus, dialog, map card.">
        {useTokens('elevation').map(({ name, value }) => (
          <TokenRow key={name} name={name} value={value}>
            <div className={css.raised} style={{ boxShadow: `var(${name})` }} />
          </TokenRow>
        ))}
      </Specimen>
      <Specimen name="Stacking" note="Higher lies over lower.">
        <ol className={css.layers}>
          {layers.map(({ name, value }) => (
            <li key={name} className={css.layer}>
              {name} <span>{value}</span>
            </li>
          ))}
        </ol>
      </Specimen>
      {others.length > 0 && (
        <Specimen name="Others">
          {others.map(({ name, value }) => (
            <TokenRow key={name} name={name} value={value}>
              {null}
            </TokenRow>
          ))}
        </Specimen>
      )}
    </>
  );
}

function Bar({ name, value }: { name: string; value: string }) {
  return (
    <TokenRow name={name} value={lengthText(value)}>
      <div className={css.place}>
        <div className={css.bar} style={{ inlineSize: `var(${name})` }} />
      </div>
    </TokenRow>
  );
}
