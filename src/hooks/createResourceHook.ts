import { useCallback, useState } from 'react';

/** How long a file may take, in milliseconds. */
const timeout = 15_000;

/**
 * Creates a hook for a file that all components share. It is fetched once, and again after a failure.
 *
 * @param name what a failure is logged as
 * @param read reads the response; rejects if it is not the file, but a proxy's page
 * @returns a hook with the file's URL, which loads nothing before its `load` is called. `load` retries after a failure.
 */
export function createResourceHook<Value>(
  name: string,
  read: (response: Response) => Promise<Value>,
) {
  const requests = new Map<string, Promise<Value>>();

  async function fetchValue(url: string): Promise<Value> {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return read(response);
  }

  function request(url: string): Promise<Value> {
    const started = requests.get(url) ?? fetchValue(url);
    requests.set(url, started);
    started.catch(() => requests.delete(url));
    return started;
  }

  return function useResource(url: string) {
    const [state, setState] = useState<{ value?: Value; hasFailed: boolean }>({ hasFailed: false });

    const load = useCallback(() => {
      request(url).then(
        (value) => setState({ value, hasFailed: false }),
        (reason: unknown) => {
          console.error(`The ${name} could not be loaded:`, reason);
          setState({ hasFailed: true });
        },
      );
    }, [url]);

    return { ...state, load };
  };
}
