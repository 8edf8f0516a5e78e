/** Whether the build runs on Netlify, or rehearses it. */
export const isOnNetlify = (): boolean => Boolean(process.env.NETLIFY || process.env.NETLIFY_LOCAL);
