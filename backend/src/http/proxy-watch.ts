import type { Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';

/** Load balancers ask for the health of a process themselves, not for a visitor. */
const HEALTH = '/api/health/';
/** Where a proxy of one's own comes from: this machine or a private network. */
const OWN_NETWORKS = ['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat'];

/**
 * Warns once when TRUSTED_PROXIES does not fit the requests. All limits count by network: with too few trusted
 * proxies, all visitors behind one proxy are one network; with too many, a visitor can pretend to come from any
 * network.
 */
export function watchProxies(trusted: number, logger: Pick<Logger, 'warn'>): RequestHandler {
  let isSaid = false;
  return (request, _response, next) => {
    if (!isSaid) {
      const warning = misfit(trusted, {
        path: request.path,
        peer: request.socket.remoteAddress,
        isForwarded: request.headers['x-forwarded-for'] !== undefined,
      });
      if (warning) {
        isSaid = true;
        logger.warn(warning);
      }
    }
    next();
  };
}

/** What is wrong by this request, or null. */
function misfit(
  trusted: number,
  { path, peer, isForwarded }: { path: string; peer: string | undefined; isForwarded: boolean },
): string | null {
  if (path.startsWith(HEALTH)) return null;
  if (trusted === 0 && isForwarded && isOwnNetwork(peer)) {
    return 'TRUSTED_PROXIES is 0, but a request came through a proxy (X-Forwarded-For): all its visitors share the limits of one network. Say how many proxies stand in front.';
  }
  if (trusted > 0 && !isForwarded) {
    return `TRUSTED_PROXIES is ${trusted}, but a request came without X-Forwarded-For: whoever reaches this port directly can name any network and pass the limits. Let only the proxy reach it, and have it set the header.`;
  }
  return null;
}

function isOwnNetwork(peer: string | undefined): boolean {
  return peer !== undefined && ipaddr.isValid(peer) && OWN_NETWORKS.includes(ipaddr.process(peer).range());
}
