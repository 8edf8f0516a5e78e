import { readdirSync, readFileSync } from 'node:fs';

/** The names of the built scripts that hold some words of their source. */
export const scriptsWith = (words: string): string[] =>
  readdirSync('public')
    .filter((name) => name.endsWith('.js'))
    .filter((name) => readFileSync(`public/${name}`, 'utf8').includes(words));
