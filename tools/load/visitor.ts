/** Fetches a file repeatedly, in a separate process from the load, and reports each duration in milliseconds. */
import { setTimeout as pause } from 'node:timers/promises';

/** The pause between two requests in milliseconds. */
const interval = 20;

async function visit(address: string): Promise<never> {
  for (;;) {
    const start = performance.now();
    await (await fetch(address)).text();
    process.send?.(performance.now() - start);
    await pause(interval);
  }
}

process.once('disconnect', () => process.exit());
void visit(process.argv[2] ?? '');
