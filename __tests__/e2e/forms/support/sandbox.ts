import { isRecord } from '../../../../src/forms/rules';
import { WORKING, type Endpoint, type Modes } from '../../../../tools/sandbox/providers';
import { testPorts } from '../../../../tools/site/gatsby';

/** Where the stand-in for the three providers listens. */
export const sandboxUrl = `http://127.0.0.1:${testPorts.sandbox}`;

async function call(path: string, options?: RequestInit): Promise<unknown> {
  const answer = await fetch(`${sandboxUrl}${path}`, options);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Tells providers how to behave; those left out keep their mode. */
export const setModes = (modes: Partial<Modes>): Promise<unknown> =>
  call('/_modes', { method: 'PUT', body: JSON.stringify(modes) });

/** Lets every provider work again. */
export const restoreProviders = () => setModes(WORKING);

/**
 * What has arrived at a provider, in its order, from the visitor with this email address: a test that
 * counts arrivals has an address of its own.
 */
export async function arrivals(endpoint: Endpoint, address: string): Promise<unknown[]> {
  const calls = await call('/_received');
  if (!Array.isArray(calls)) throw new Error('/_received: no list');
  return calls
    .filter(isRecord)
    .filter((one) => one.endpoint === endpoint && JSON.stringify(one.payload).includes(address))
    .map(({ payload }) => payload);
}
