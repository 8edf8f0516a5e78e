/** The second half of `npm run build:host`. */
import { compressSite } from './compress';

void compressSite('public');
