import { Clock } from '@tablefall/platform/clock/clock';

/** 1 October 2025, nine days before the first gameday of the specs. */
export const FIRST_MOMENT = '2025-10-01T12:00:00Z';

/** A time that stands still until it is set. */
export class TestClock extends Clock {
  private moment = new Date(FIRST_MOMENT);

  override now(): Date {
    return this.moment;
  }

  override async ofTransaction(): Promise<Date> {
    return this.moment;
  }

  set(moment: string): void {
    this.moment = new Date(moment);
  }

  advance(seconds: number): void {
    this.moment = new Date(this.moment.getTime() + seconds * 1000);
  }
}
