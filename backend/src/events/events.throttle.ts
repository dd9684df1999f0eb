import { accountKey, type Throttle } from '../http/access/throttling/throttle.ts';

/** What each account may change in the schedule; all calls that cause mail count together. */
export const EVENTS_THROTTLE: Throttle = {
  name: 'events',
  perHour: (config) => config.THROTTLE_EVENTS_PER_HOUR,
  key: accountKey,
};
