import { Moment } from '../../http/input/moment.ts';

/** When somebody was scanned: it may be told later, because the network was away. */
export function ScannedAt(): PropertyDecorator {
  return Moment({
    optional: true,
    description:
      'When it was, if not now; the earliest of several times stays. A time in the future counts as now; one more than a day before the doors open, or before now where that is sooner, is refused.',
  });
}
