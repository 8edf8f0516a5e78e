import { readers, VARIABLES, type Variable } from '../../src/server/shared/variables';

/** A text as lines of a comment. */
function commentOf(text: string): string {
  const lines = text.match(/.{1,118}(?:\s|$)/g) ?? [];
  return lines.map((line) => `# ${line.trim()}\n`).join('');
}

const entryOf = ([name, { about, advice, value = '' }]: [string, Variable]): string =>
  `${commentOf(about)}${advice ? commentOf(`Write ${advice}`) : ''}${name}=${value}\n`;

/** The text of `.env.example`. */
export function exampleFile(): string {
  const variables = Object.entries<Variable>(VARIABLES);
  const sections = Object.entries(readers).map(([reader, heading]) => {
    const own = variables.filter(([, variable]) => variable.reader === reader);
    return `# --- ${heading} ---\n\n${own.map(entryOf).join('')}`;
  });
  const about = commentOf(
    'All environment variables. Copy this file to .env.production and fill it in, or set the variables on the host. `npm start`, `npm run develop` and the tests use the provider sandbox instead.',
  );
  return [about, ...sections].join('\n');
}
