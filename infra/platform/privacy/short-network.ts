import ipaddr from 'ipaddr.js';

/** The network of an address, so wide that it names no household: `203.0.113.0/24`, `2001:db8:44::/48`. */
export function shortNetwork(ip: string | null): string | null {
  if (!ip || !ipaddr.isValid(ip)) {
    return null;
  }
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? `${new ipaddr.IPv6([...address.parts.slice(0, 3), 0, 0, 0, 0, 0])}/48`
    : `${address.octets.slice(0, 3).join('.')}.0/24`;
}
