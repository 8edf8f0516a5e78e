/** A process that encodes the pictures that its parent sends, one on each processor, until there are no more. */
import { on } from 'node:events';
import { availableParallelism } from 'node:os';
import { encode, type Version } from './versions';

/** A picture and its versions, or the end of all pictures. */
export type Message = { path: string; versions: Version[] } | 'end';

const messages = on(process, 'message');

/** Its end ends the other lanes, too, once they have encoded their pictures. */
async function lane(): Promise<void> {
  for await (const [received] of messages) {
    const message: Message = received;
    if (message === 'end') return;
    await encode(message.path, message.versions);
  }
}

// A build that was stopped needs no pictures.
process.once('disconnect', () => process.exit(1));

void Promise.all(Array.from({ length: availableParallelism() }, lane)).then(() => process.exit());
