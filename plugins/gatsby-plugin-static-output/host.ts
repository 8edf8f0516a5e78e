/** Whether the build runs on Netlify, whose adapter adds its own headers and rewrites. Otherwise `host/` serves it. */
export const isOnNetlify = (): boolean => Boolean(process.env.NETLIFY);
