import type { Content } from '../site-content';
import type { Mistake } from '../mistake';

/** Finds one kind of mistake in all of the content. */
export type Check = (content: Content) => Mistake[] | Promise<Mistake[]>;
