import { Specimen } from '../frame/Specimen';
import { lengthText, pixels, short } from './resolve';
import { useTokens } from './TokenContext';
import { TokenRow } from './TokenRow';
import * as css from './TypeTokens.module.css';

/** A size's ends where it is fluid, and what it is in this window. */
function sizeText(value: string): string {
  const text = lengthText(value);
  return text.includes('–') ? `${text}, here ${short(pixels(value))}` : text;
}

interface TypeTokensProps {
  /** A few words, a headline and a sentence to set. */
  name: string;
  headline: string;
  sentence: string;
}

/** The typeface and its sizes, weights, leading and tracking. */
export function TypeTokens({ name: words, headline, sentence }: TypeTokensProps) {
  return (
    <>
      <Specimen name="Typeface">
        {useTokens('font').map(({ name, value }) => (
          <TokenRow key={name} name={name} value={value}>
            <p className={css.alphabet} style={{ fontFamily: `var(${name})` }}>
              Aa Gg Qq Rr &amp; 0123456789 € £ ₹
            </p>
          </TokenRow>
        ))}
      </Specimen>
      <Specimen name="Sizes" note="Fluid ones grow with the window, from its ends as given.">
        {useTokens('size').map(({ name, value }) => (
          <TokenRow key={name} name={name} value={sizeText(value)}>
            <p className={css.line} style={{ fontSize: `var(${name})` }}>
              {words}
            </p>
          </TokenRow>
        ))}
      </Specimen>
      <Specimen name="Weights">
        {useTokens('weight').map(({ name, value }) => (
          <TokenRow key={name} name={name} value={value}>
            <p className={css.weight} style={{ fontWeight: `var(${name})` }}>
              {headline}
            </p>
          </TokenRow>
        ))}
      </Specimen>
      <Specimen name="Leading">
        {useTokens('leading').map(({ name, value }) => (
          <TokenRow key={name} name={name} value={value}>
            <p style={{ lineHeight: `var(${name})` }}>{sentence}</p>
          </TokenRow>
        ))}
      </Specimen>
      <Specimen name="Tracking">
        {useTokens('tracking').map(({ name, value }) => (
          <TokenRow key={name} name={name} value={value}>
            <p className={css.weight} style={{ letterSpacing: `var(${name})` }}>
              {headline}
            </p>
          </TokenRow>
        ))}
      </Specimen>
    </>
  );
}
