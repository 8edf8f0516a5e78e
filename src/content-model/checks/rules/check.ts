import type { Content } from '../site-content';
import type { Mistake } from '../mistake';

/** Looks for one kind of mistake in all of the content. */
export type Check = (content: Content) => Mistake[] | Promise<Mistake[]>;
