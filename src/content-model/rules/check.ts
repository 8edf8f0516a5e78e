import type { ContentFile } from '../source/content-file';
import type { Mistake } from '../source/mistake';
import type { Content } from '../source/read-content';

/** Finds one kind of mistake in a file. */
export type FileCheck = (file: ContentFile, content: Content) => Mistake[];

/** Finds one kind of mistake in all of the content. */
export type Check = (content: Content) => Mistake[] | Promise<Mistake[]>;
