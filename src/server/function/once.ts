/** How long a task is remembered, in milliseconds: longer than a double click. */
const WINDOW = 5_000;

/**
 * Returns a function that runs a task, or returns the result of the same task from the last seconds, in this process
 * only. A failed task may run again at once.
 */
export function createOnce<Result extends { status: number }>() {
  const running = new Map<string, Promise<Result>>();

  return (key: string, task: () => Promise<Result>): Promise<Result> => {
    const earlier = running.get(key);
    if (earlier) return earlier;
    const result = task();
    running.set(key, result);
    const forget = () => running.delete(key);
    result.then(
      ({ status }) => (status < 400 ? void setTimeout(forget, WINDOW).unref() : forget()),
      forget,
    );
    return result;
  };
}
