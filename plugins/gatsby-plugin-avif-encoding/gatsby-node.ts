import type { GatsbyNode } from 'gatsby';
import { setAvifDefaults } from './set-avif-defaults';

/** Gatsby calls this hook in the workers too, where pictures are encoded. */
export const onPluginInit: NonNullable<GatsbyNode['onPluginInit']> = () => setAvifDefaults();
