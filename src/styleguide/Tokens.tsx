import { useState } from 'react';
import * as css from './StyleGuide.module.css';

/** A custom property of the cascade layer `tokens` with its current value. */
interface Token {
  name: string;
  value: string;
}

/** The names of the custom properties in the cascade layer `tokens`. */
function namesIn(rules: CSSRuleList, isToken = false): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSLayerBlockRule) return namesIn(rule.cssRules, rule.name === 'tokens');
    if (rule instanceof CSSGroupingRule) return namesIn(rule.cssRules, isToken);
    if (!isToken || !(rule instanceof CSSStyleRule)) return [];
    return [...rule.style].filter((property) => property.startsWith('--'));
  });
}

function readTokens(): Token[] {
  const names = [...document.styleSheets].flatMap((sheet) => namesIn(sheet.cssRules));
  const root = getComputedStyle(document.documentElement);
  return [...new Set(names)].map((name) => ({ name, value: root.getPropertyValue(name).trim() }));
}

/** The CSS property that shows a token, by the first word of the token's name. */
const byName: Readonly<Record<string, string>> = {
  font: 'fontFamily',
  size: 'fontSize',
  weight: 'fontWeight',
  leading: 'lineHeight',
  tracking: 'letterSpacing',
  radius: 'borderRadius',
};

/** The CSS property that shows a token, by the property that accepts its value. */
const byValue = [
  ['color', 'background'],
  ['width', 'inlineSize'],
  ['box-shadow', 'boxShadow'],
] as const;

function propertyOf({ name, value }: Token): string | undefined {
  const [word = ''] = name.slice(2).split('-');
  return byName[word] ?? byValue.find(([property]) => CSS.supports(property, value))?.[1];
}

function Preview({ token }: { token: Token }) {
  const property = propertyOf(token);
  if (!property) return null;
  const style = { [property]: `var(${token.name})` };
  if (/^(font|line|letter)/.test(property)) return <span style={style}>Aa Gg 0123 €</span>;
  return <span className={property === 'inlineSize' ? css.bar : css.box} style={style} />;
}

/** A table of all tokens, read from the page's style sheets. */
export function Tokens() {
  // The development server renders it in the browser only.
  const [tokens] = useState(readTokens);
  return (
    <section id="Tokens">
      <h2>Tokens</h2>
      <table className={css.tokens}>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name}>
              <th scope="row">{token.name}</th>
              <td>{token.value}</td>
              <td>
                <Preview token={token} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
