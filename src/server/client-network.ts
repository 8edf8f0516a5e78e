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

/**
 * Returns the network that rate limits are counted for: an IPv4 address, or the /64 network of an IPv6 address.
 *
 * @returns 'unknown' for anything else.
 */
export function clientNetwork(address: string): string {
  const bare = address.trim().replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(bare)) return bare;
  return isIPv6(bare) ? network(bare.replace(/%.*$/, '')) : 'unknown';
}
