import type { GatsbyNode } from 'gatsby';
import { tuneAvif } from './tune-avif';

/** Runs in each process of a build. */
export const onPluginInit: NonNullable<GatsbyNode['onPluginInit']> = () => tuneAvif();
