import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { GamedaysQueries } from '../gamedays.queries.ts';
import type { ReminderDto } from './reminders.dto.ts';
import { rested, restedSince, SUPPRESSED, unanswered } from './reminders.sql.ts';

type Counts = Pick<ReminderDto, 'due' | 'waiting' | 'suppressed'> & { firstMailedMs: number | null };

/** What staff see before they remind. */
@Injectable()
export class RemindersQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Who would be reminded now; nobody once the gameday is over.
   *
   * @throws GamedayNotFoundError when there is none
   */
  async getReminder(gamedayId: string): Promise<ReminderDto> {
    const gameday = await this.gamedays.getGameday(gamedayId);
    const now = this.clock.now();
    const cooldown = this.config.REMINDER_COOLDOWN_SECONDS;
    const counts = gameday.isOver
      ? null
      : await firstRowOf<Counts>(
          this.em.fork(),
          sql`
              select (count(*) filter (where not suppressed and rested))::int as due,
                     (count(*) filter (where not suppressed and not rested))::int as waiting,
                     (count(*) filter (where suppressed))::int as suppressed,
                     extract(epoch from min(mailed_at) filter (
                       where not suppressed and mailed_at > ${restedSince(now, cooldown)}
                     ))::float8 * 1000 as "firstMailedMs"
              from (
                select mailed_at, ${SUPPRESSED} as suppressed, ${rested(now, cooldown)} as rested
                from invitation where ${unanswered(gamedayId)}
              ) guest`,
        );
    const { due, waiting, suppressed, firstMailedMs } = counts ?? NOBODY;
    const nextAt = firstMailedMs === null ? null : new Date(firstMailedMs + cooldown * 1000).toISOString();
    return { due, waiting, suppressed, nextAt };
  }
}

const NOBODY: Counts = { due: 0, waiting: 0, suppressed: 0, firstMailedMs: null };
