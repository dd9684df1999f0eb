import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/**
 * The network that a request comes from, as throttles count it: an IPv4 address, or the first 64 bits of an IPv6
 * address. Every household and every rented server has a whole network of that size to itself.
 */
export function networkOf({ ip }: Pick<Request, 'ip'>): string {
  if (!ip || !ipaddr.isValid(ip)) {
    return 'unknown';
  }
  // `process` turns ::ffff:192.0.2.1 into the IPv4 address that it stands for.
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : address.toString();
}
