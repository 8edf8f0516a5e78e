import { createRequire } from 'node:module';

const { resolve } = createRequire(`${process.cwd()}/package.json`);

/** The path of a file of an installed package, such as axe-core/axe.min.js. */
export const packageFile = (file: string): string => resolve(file);
