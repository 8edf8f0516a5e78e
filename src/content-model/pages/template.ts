import path from 'node:path';

/** The absolute path of a page template. */
export const template = (name: string) => path.resolve('src/templates', `${name}.tsx`);
