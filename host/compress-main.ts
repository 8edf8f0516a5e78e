/** Compresses the built site, for `npm run build:host`. */
import { compressSite } from './compress';

void compressSite('public');
