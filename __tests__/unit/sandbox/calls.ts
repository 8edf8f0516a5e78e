import type { Sandbox } from '../../../tools/sandbox';

/** Sets how the providers answer, such as `{ mail: 'hang' }`. */
export function setModes({ url }: Pick<Sandbox, 'url'>, modes: unknown): Promise<Response> {
  return fetch(`${url}/_modes`, { method: 'PUT', body: JSON.stringify(modes) });
}

/** The calls that the sandbox has received. */
export async function callsOf({ url }: Pick<Sandbox, 'url'>): Promise<unknown[]> {
  const answer = await fetch(`${url}/_received`);
  if (!answer.ok) throw new Error(`The sandbox answers ${answer.status} to /_received`);
  return answer.json();
}
