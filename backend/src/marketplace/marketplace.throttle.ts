import type { AuthenticatedRequest } from '../http/access/principal.ts';
import type { Throttle } from '../http/access/throttling/throttle.ts';

/** Limits how many mails to others one account causes on the marketplace. */
export const MARKETPLACE_THROTTLE: Throttle = {
  name: 'marketplace',
  perHour: (config) => config.THROTTLE_MARKETPLACE_PER_HOUR,
  key: (request: AuthenticatedRequest) => request.principal?.userId,
};
