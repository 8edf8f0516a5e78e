/** A process that encodes the pictures that its parent sends, one per processor. */
import { on } from 'node:events';
import { availableParallelism } from 'node:os';
import { encode, type Version } from './versions';

/** A picture and its versions, or the end of all pictures. */
export type Message = { path: string; versions: Version[] } | 'end';

const messages = on(process, 'message');

/** It also ends the other lanes, after their current pictures. */
async function lane(): Promise<void> {
  for await (const [received] of messages) {
    const message: Message = received;
    if (message === 'end') return;
    await encode(message.path, message.versions);
  }
}

// A stopped build needs no pictures.
process.once('disconnect', () => process.exit(1));

void Promise.all(Array.from({ length: availableParallelism() }, lane)).then(() => process.exit());
