import { readFileSync } from 'node:fs';
import path from 'node:path';

const picture = readFileSync(path.join(process.cwd(), 'static/favicon.svg'), 'utf8');

/**
 * The site's icon as an address that needs no request: as a file, every first visit fetched it beside its
 * first picture. Only signs that an address may not hold are encoded (RFC 2397).
 */
export const icon = `data:image/svg+xml,${picture.trim().replace(/["%#<>]/g, encodeURIComponent)}`;
