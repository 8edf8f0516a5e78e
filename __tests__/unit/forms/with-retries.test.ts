/** @jest-environment jsdom */
import { withRetries } from '../../../src/helpers/withRetries';
import { stubFetch } from '../../fixtures/fetch';

const failure = () => Promise.reject(new Error('HTTP 404'));

test.each([
  ['the host answers, ends', async () => ({}), true],
  ['it is, continues', failure, false],
])(
  'loading a missing script where the browser says offline and %s (R186)',
  async (_what, host, ends) => {
    jest.useFakeTimers();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    AbortSignal.timeout ??= () => new AbortController().signal;
    stubFetch(host);
    const load = jest.fn(failure);
    const ended = jest.fn();
    withRetries(load).catch(ended);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(ended).toHaveBeenCalledTimes(ends ? 1 : 0);
    expect(load.mock.calls.length > 20).toBe(!ends);
  },
);
