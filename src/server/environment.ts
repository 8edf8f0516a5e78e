/**
 * Reads a variable of the running process. Gatsby replaces the usual `process.env.NAME` in functions
 * with the build's value, which would write the key into the build output and need a rebuild to
 * rotate it (gatsby/dist/internal-plugins/functions/gatsby-node.js, `processEnvVars`).
 *
 * @returns the value, or undefined if it is missing or blank
 */
export function runtimeVariable(name: string): string | undefined {
  const value = globalThis.process['env'][name]?.trim();
  return value === '' ? undefined : value;
}
