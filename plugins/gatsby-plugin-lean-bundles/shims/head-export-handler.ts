/** Replaces Gatsby's handler of `Head` exports: no page has one. */
export const headHandlerForBrowser = (): void => undefined;
