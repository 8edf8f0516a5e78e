/** Compresses the built site, before `npm run serve` and in the container's image. */
import { compressSite } from './compress';

void compressSite('public');
