const timeout = 120_000;
const pause = 250;

/** Waits until an address responds; throws after two minutes, or when its server has stopped. */
export async function untilAnswered(address: string, isRunning = () => true): Promise<void> {
  const end = Date.now() + timeout;
  while (isRunning() && Date.now() < end) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`${address} did not answer`);
}
