import path from 'node:path';
import { readSettings } from '../src/server/shared/settings';
import { isUsable, VARIABLES, type VariableName } from '../src/server/shared/variables';

export type HostConfig = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from the environment.
 *
 * @throws An error that names missing and invalid variables, without their values.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  /** Reads a variable. A blank value counts as missing. */
  const variable = (name: string) => env[name]?.trim() || undefined;
  const valueOf = (name: VariableName) => {
    const value = variable(name) ?? VARIABLES[name].value ?? '';
    if (isUsable(name, value)) return value;
    throw new Error(`${name}: write ${VARIABLES[name].advice}. See .env.example`);
  };
  // The function reads them at each request.
  readSettings(variable);
  return {
    /** The absolute path of the built site. */
    folder: path.resolve('public'),
    port: Number(valueOf('PORT')),
    /** The network interface: `localhost`, or `0.0.0.0` for all. */
    address: valueOf('HOST'),
    /** The number of reverse proxies that add to X-Forwarded-For. */
    proxies: Number(valueOf('TRUSTED_PROXIES')),
    logLevel: valueOf('LOG_LEVEL'),
    variable,
  };
}
