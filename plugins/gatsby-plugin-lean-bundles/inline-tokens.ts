import { readFileSync } from 'node:fs';
import type { WebpackPluginInstance } from 'webpack';

/** Rules for `:root` only. Their tokens are constants: no other rule sets them. */
const rootRules = /:root\s*\{([^}]*)\}/g;

/** The tokens of `:root` in a style sheet and their values. */
export function constantTokens(css: string): ReadonlyMap<string, string> {
  const blocks = css.replace(/\/\*.*?\*\//gs, '').matchAll(rootRules);
  const declarations = [...blocks].flatMap(([, block = '']) => [
    ...block.matchAll(/(--[\w-]+):\s*([^;]+);/g),
  ]);
  return new Map(declarations.map(([, name = '', value = '']) => [name, value]));
}

/** A style sheet with the values of constant tokens instead of their names. */
export function inlineTokens(css: string, tokens: ReadonlyMap<string, string>): string {
  const inlined = (text: string): string =>
    text.replace(
      /var\((--[\w-]+)\)/g,
      (use, name: string) => inlined(tokens.get(name) ?? '') || use,
    );
  return inlined(css.replace(rootRules, ''));
}

/**
 * A webpack plugin that inlines the tokens in complete style sheets. In a loader, a change of one colour would compile
 * every style sheet again.
 */
export const inlineTokensPlugin: WebpackPluginInstance = {
  apply: ({ hooks, webpack: { Compilation, sources } }) =>
    hooks.compilation.tap('InlineTokens', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: 'InlineTokens', stage }, (assets) => {
        const files = ['palette', 'tokens'].map((name) => `src/styles/${name}.css`);
        const tokens = constantTokens(files.map((file) => readFileSync(file, 'utf8')).join(''));
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.css')) continue;
          const css = inlineTokens(source.source().toString(), tokens);
          compilation.updateAsset(name, new sources.RawSource(css));
        }
      });
    }),
};
