import { Injectable } from '@nestjs/common';
import type { GamedayTimes } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { dayOf } from './answer-by.ts';
import { endOfGameday, startOfGameday } from './gameday-end.ts';

/** Tells when a gameday is, and whether it is over, when it was read as a row; the entity tells so itself. */
@Injectable()
export class GamedayClock {
  constructor(
    private readonly edition: CurrentEdition,
    private readonly clock: Clock,
  ) {}

  isOver(gameday: GamedayTimes): boolean {
    return endOfGameday(gameday, this.edition.timeZone) < this.clock.now();
  }

  /** The moment it starts, or that at which it is over when no start is given. */
  startsAt(gameday: GamedayTimes): Date {
    return startOfGameday(gameday, this.edition.timeZone);
  }

  /** The present day in the convention's zone: `YYYY-MM-DD`. */
  get today(): string {
    return this.dayOf(this.clock.now());
  }

  /** The day of a moment there. */
  dayOf(moment: Date): string {
    return dayOf(moment, this.edition.timeZone);
  }
}
