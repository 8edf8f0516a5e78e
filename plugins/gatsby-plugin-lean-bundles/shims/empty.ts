/** Replaces modules that this site never runs (../shims.ts). */
export {};
