import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

// One IPv6 customer gets a /64 network, so single addresses are not worth counting.
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function normalised(address: string): string {
  const bare = address.trim().replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(bare)) return bare;
  return isIPv6(bare) ? network(bare.replace(/%.*$/, '')) : 'unknown';
}

/**
 * The address that the abuse guard counts a visitor by.
 *
 * Anyone can send a forwarding header, so it counts only if the configuration names it. Of several addresses in
 * it the last one was added by the host's own proxy. Netlify has a header of its own.
 *
 * @returns An IPv4 address, a /64 network of IPv6, or 'unknown', which all such visitors share.
 */
export function clientAddress(
  headers: IncomingHttpHeaders,
  remoteAddress: string | undefined,
  forwardingHeader: string | undefined,
): string {
  const fallback = remoteAddress === undefined ? 'x-nf-client-connection-ip' : undefined;
  const name = forwardingHeader?.toLowerCase() ?? fallback;
  if (name === undefined) return normalised(remoteAddress ?? '');
  const forwarded = [headers[name]].flat().join(',');
  return normalised(forwarded.split(',').at(-1) ?? '');
}
