import { isRecord } from '../../../../src/forms/rules';
import { WORKING, type Endpoint, type Modes } from '../../../../tools/sandbox/providers';
import { testPorts } from '../../../../tools/site/test-ports';
import * as calls from '../../../unit/sandbox/calls';

/** The URL of the simulated providers. */
export const sandboxUrl = `http://127.0.0.1:${testPorts.sandbox}`;

/** Sets the modes of providers; others keep theirs. */
export async function setModes(modes: Partial<Modes>): Promise<void> {
  const { ok } = await calls.setModes({ url: sandboxUrl }, modes);
  if (!ok) throw new Error(`The sandbox has no such mode: ${JSON.stringify(modes)}`);
}

/** Resets all providers to work. */
export const restoreProviders = () => setModes(WORKING);

/**
 * What a provider has received from the visitor with this email address, in order. Tests that count use their own
 * address.
 */
export const arrivals = async (endpoint: Endpoint, address: string): Promise<unknown[]> =>
  (await calls.callsOf({ url: sandboxUrl }))
    .filter(isRecord)
    .filter((one) => one.endpoint === endpoint && JSON.stringify(one.payload).includes(address))
    .map(({ payload }) => payload);
