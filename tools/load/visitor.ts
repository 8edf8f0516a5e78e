/**
 * A visitor beside the load, in a process of its own: fetches a file again and again until it is stopped, and reports
 * each time in milliseconds.
 */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two fetches. */
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
