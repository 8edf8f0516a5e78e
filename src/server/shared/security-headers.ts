const DAY = 86_400;

/**
 * Strict-Transport-Security for two years. Without `preload`: browsers' lists are slow to leave, so entering them is the
 * owner's decision (https://hstspreload.org/).
 */
export const HSTS = `max-age=${730 * DAY}; includeSubDomains`;
