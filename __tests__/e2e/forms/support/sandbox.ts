import { isRecord } from '../../../../src/forms/rules';
import { WORKING, type Endpoint, type Modes } from '../../../../tools/sandbox/providers';
import { testPorts } from '../../../../tools/site/gatsby';

/** The URL of the simulated providers. */
export const sandboxUrl = `http://127.0.0.1:${testPorts.sandbox}`;

async function call(path: string, options?: RequestInit): Promise<unknown> {
  const answer = await fetch(`${sandboxUrl}${path}`, options);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Sets the modes of providers; others keep theirs. */
export const setModes = (modes: Partial<Modes>): Promise<unknown> =>
  call('/_modes', { method: 'PUT', body: JSON.stringify(modes) });

/** Resets all providers to work. */
export const restoreProviders = () => setModes(WORKING);

/**
 * What a provider has received from the visitor with this email address, in order. Tests that count use their own
 * address.
 */
export async function arrivals(endpoint: Endpoint, address: string): Promise<unknown[]> {
  const calls = await call('/_received');
  if (!Array.isArray(calls)) throw new Error('/_received: no list');
  return calls
    .filter(isRecord)
    .filter((one) => one.endpoint === endpoint && JSON.stringify(one.payload).includes(address))
    .map(({ payload }) => payload);
}
