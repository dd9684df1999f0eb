import { Injectable } from '@nestjs/common';
import type { GamedayTimes } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { dayOf } from './answer-by.ts';
import { endOfGameday } from './gameday-end.ts';

/** Tells whether a gameday is over when it was read as a row; the entity tells so itself. */
@Injectable()
export class GamedayClock {
  constructor(
    private readonly edition: CurrentEdition,
    private readonly clock: Clock,
  ) {}

  isOver(gameday: GamedayTimes): boolean {
    return endOfGameday(gameday, this.edition.timeZone) < this.clock.now();
  }

  /** The present day in the convention's zone: `YYYY-MM-DD`. */
  get today(): string {
    return dayOf(this.clock.now(), this.edition.timeZone);
  }
}
