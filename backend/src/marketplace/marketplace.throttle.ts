import { accountKey, type Throttle } from '../http/access/throttling/throttle.ts';

/** Limits how many mails to others one account causes on the marketplace. */
export const MARKETPLACE_THROTTLE: Throttle = {
  name: 'marketplace',
  perHour: (config) => config.THROTTLE_MARKETPLACE_PER_HOUR,
  key: accountKey,
};
