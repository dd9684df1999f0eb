import { isLocal } from './requires-tls.ts';

/** Domains that belong to nobody (RFC 2606, RFC 6761): the demo's own addresses. */
export const RESERVED_DOMAIN = /(^|[.@])(example(\.(com|net|org))?|test|invalid|localhost)$/i;

/** Whether a host is one that visitors cannot reach. */
export function isReservedHost(host: string): boolean {
  return isLocal(host) || RESERVED_DOMAIN.test(host);
}
