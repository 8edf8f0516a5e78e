/** Stands in for modules that this site has no use for (src/data-layer/stand-ins.ts says which and why). */
export {};
