import type { GatsbyNode } from 'gatsby';
import { writeSharePictures } from './share-pictures';

/** Renders the pages' share pictures. */
export const onPostBuild: NonNullable<GatsbyNode['onPostBuild']> = writeSharePictures;
