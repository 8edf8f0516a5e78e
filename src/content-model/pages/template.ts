import path from 'node:path';

export const template = (name: string) => path.resolve('src/templates', `${name}.tsx`);
