/** Whether the build runs on Netlify. */
export const isOnNetlify = (): boolean => Boolean(process.env.NETLIFY);
