import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { GamedaysQueries } from '../gamedays.queries.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import type { ReminderDto } from './reminders.dto.ts';
import { rested, restedSince, SUPPRESSED, unanswered } from './reminders.sql.ts';

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
    if (gameday.isOver) {
      return { due: 0, waiting: 0, suppressed: 0, nextAt: null };
    }
    const cooldown = this.config.REMINDER_COOLDOWN_SECONDS;
    const since = restedSince(this.clock.now(), cooldown);
    const { firstMailedAt, ...counts } = await this.em
      .fork()
      .getKysely<GamedaysTables>()
      .selectFrom(({ selectFrom }) =>
        selectFrom('invitation')
          .select(['mailed_at', SUPPRESSED.as('suppressed'), rested(since).as('rested')])
          .where(unanswered(gamedayId))
          .as('guest'),
      )
      .select(({ fn, and, not, or, ref }) => [
        fn
          .countAll<number>()
          .filterWhere(and([not(ref('suppressed')), ref('rested')]))
          .as('due'),
        fn
          .countAll<number>()
          .filterWhere(not(or([ref('suppressed'), ref('rested')])))
          .as('waiting'),
        fn.countAll<number>().filterWhere(ref('suppressed')).as('suppressed'),
        fn
          .min<Date | null>('mailed_at')
          .filterWhere(({ eb }) => and([not(ref('suppressed')), eb('mailed_at', '>', since)]))
          .as('firstMailedAt'),
      ])
      .executeTakeFirstOrThrow();
    const nextAt = firstMailedAt && new Date(firstMailedAt.getTime() + cooldown * 1000).toISOString();
    return { ...counts, nextAt };
  }
}
