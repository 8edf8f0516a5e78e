import { contrast, verdict } from './contrast';
import * as css from './Colours.module.css';
import { paint } from './resolve';
import { useTokens } from './TokenContext';
import type { Token } from './readTokens';

/** Every colour: its name and value, and its contrast as text on paper and on ink. */
export function Colours() {
  return (
    <ul className={css.colours}>
      {useTokens('colour').map((token) => (
        <Swatch key={token.name} token={token} />
      ))}
    </ul>
  );
}

function Swatch({ token: { name, value } }: { token: Token }) {
  return (
    <li>
      <div className={css.patch} style={{ background: `var(${name})` }} />
      <div className={css.samples}>
        <Sample name={name} ground="paper" />
        <Sample name={name} ground="ink" />
      </div>
      <p className={css.name}>{name}</p>
      <p className={css.value}>{value}</p>
    </li>
  );
}

/** The colour as text on a ground, and in numbers below it. */
function Sample({ name, ground }: { name: string; ground: 'paper' | 'ink' }) {
  const ratio = contrast(paint(`var(${name})`), paint(`var(--${ground})`));
  const fitness = verdict(ratio);
  return (
    <div className={css.sample} data-surface={ground}>
      <span className={css.letters} style={{ color: `var(${name})` }} aria-hidden="true">
        Aa
      </span>
      <span className={css.ratio} data-fit={fitness === 'text' || undefined}>
        {ratio.toFixed(1)}
      </span>
      <span className={css.verdict}>{fitness}</span>
    </div>
  );
}
