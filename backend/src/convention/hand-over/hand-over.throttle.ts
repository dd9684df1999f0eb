import { accountKey, type Throttle } from '../../http/access/throttling/throttle.ts';

/** Limits how often one account causes mail to addresses that it types. */
export const HAND_OVER_THROTTLE: Throttle = {
  name: 'hand-over',
  perHour: (config) => config.THROTTLE_HAND_OVER_PER_HOUR,
  key: accountKey,
};
