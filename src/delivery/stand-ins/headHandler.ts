/** Stands in for Gatsby's handler of `Head` exports, which no page here has (design.md, decision 6: react-helmet). */
export const headHandlerForBrowser = (): void => undefined;
