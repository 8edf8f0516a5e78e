import type { ReactElement } from 'react';

declare global {
  interface ImportMeta {
    /** https://webpack.js.org/api/module-variables/#importmetawebpackcontext */
    webpackContext(
      directory: string,
      options: { recursive: boolean; regExp: RegExp },
    ): {
      (key: string): { samples: Readonly<Record<string, ReactElement>> };
      keys(): string[];
    };
  }
}
