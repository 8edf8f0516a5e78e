const DAY = 86_400;

/** Strict-Transport-Security: two years, as browsers' preload lists require. */
export const HSTS = `max-age=${730 * DAY}; includeSubDomains; preload`;
