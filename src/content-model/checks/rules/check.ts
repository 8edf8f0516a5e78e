import type { Content } from '../site-content';
import type { Mistake } from '../mistake';
import type { ContentFile } from '../source/content-file';

/** Finds one kind of mistake in a file. */
export type FileCheck = (file: ContentFile, content: Content) => Mistake[];

/** Finds one kind of mistake in all of the content. */
export type Check = (content: Content) => Mistake[] | Promise<Mistake[]>;
