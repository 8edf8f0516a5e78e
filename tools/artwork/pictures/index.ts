import type { Picture } from '../lib/scene';
import { home } from './home';

/** Every picture of the site. */
export const pictures: readonly Picture[] = [home];
