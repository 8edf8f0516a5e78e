/**
 * Reads a variable of the running process. Gatsby replaces `process.env.X` in functions with the build's
 * value (gatsby/dist/internal-plugins/functions/gatsby-node.js, `processEnvVars`): the key would end up in the
 * build output, and rotating it would need a rebuild.
 *
 * @returns The value, or undefined if it is missing or blank.
 */
export function runtimeVariable(name: string): string | undefined {
  const value = globalThis.process['env'][name]?.trim();
  return value === '' ? undefined : value;
}
