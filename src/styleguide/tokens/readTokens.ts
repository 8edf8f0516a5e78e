import { kindOf, type TokenKind } from './kinds';

/** A custom property of src/styles/tokens.css as this window resolves it. */
export interface Token {
  /** With its two hyphens. */
  name: string;
  value: string;
  kind: TokenKind;
}

/** The names that the rules of the cascade layer `tokens` declare, in their order. */
function namesIn(rules: CSSRuleList, isToken = false): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSLayerBlockRule) return namesIn(rule.cssRules, rule.name === 'tokens');
    if (rule instanceof CSSGroupingRule) return namesIn(rule.cssRules, isToken);
    if (!isToken || !(rule instanceof CSSStyleRule)) return [];
    return [...rule.style].filter((property) => property.startsWith('--'));
  });
}

/** Every token of the page's style sheets: no list of them stands anywhere else. In the browser only. */
export function readTokens(): Token[] {
  const names = [...document.styleSheets].flatMap((sheet) => namesIn(sheet.cssRules));
  const root = getComputedStyle(document.documentElement);
  return [...new Set(names)].map((name) => {
    const value = root.getPropertyValue(name).trim();
    return { name, value, kind: kindOf(name, value) };
  });
}
