import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { GamedayClock } from '../times/gameday-clock.ts';
import { ReminderNumbers } from './reminder-numbers.ts';
import type { ReminderDto } from './reminders.dto.ts';

/** What staff see before they remind. */
@Injectable()
export class RemindersQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
    private readonly numbers: ReminderNumbers,
    private readonly gamedayClock: GamedayClock,
    private readonly clock: Clock,
  ) {}

  /** Who would be reminded now, or when it can be planned; nobody once the gameday is over. */
  async getReminder(gamedayId: string): Promise<ReminderDto> {
    const gameday = await this.gamedays.getGameday(gamedayId);
    if (gameday.isOver) {
      return { due: 0, waiting: 0, suppressed: 0, nextAt: null, next: null, planned: null };
    }
    const start = this.gamedayClock.startsAt(gameday);
    return this.numbers.count(this.em.fork(), gamedayId, start, this.clock.now());
  }
}
