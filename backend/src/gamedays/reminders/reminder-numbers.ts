import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { mailsPlanned } from '@tablefall/platform/outbox/mailings';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import { gamedayReference } from '../gameday.entity.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import type { ReminderDto } from './reminders.dto.ts';
import {
  due,
  IS_BEING_ASKED,
  LAST_ASKED,
  rested,
  restedSince,
  SUPPRESSED,
  unanswered,
} from './reminders.sql.ts';

/** Counts who can be reminded of a gameday, and says when a reminder can be planned for those who cannot yet. */
@Injectable()
export class ReminderNumbers {
  constructor(
    private readonly config: Config,
    private readonly hours: SendingHours,
  ) {}

  /** @param start of the gameday: from then on nobody is reminded */
  async count(em: EntityManager, gamedayId: string, start: Date, now: Date): Promise<ReminderDto> {
    const { firstAskedAt, firstFreeAt, ...counts } = await this.countNow(em, gamedayId, now);
    const planned = await mailsPlanned(em, gamedayReference(gamedayId), 'gameday-reminder');
    const next = counts.due === 0 && firstFreeAt ? this.hours.nextFullHour(this.after(firstFreeAt)) : null;
    return {
      ...counts,
      nextAt: firstAskedAt && this.after(firstAskedAt).toISOString(),
      next:
        next && next < start
          ? { at: next.toISOString(), guests: await this.dueAt(em, gamedayId, next) }
          : null,
      planned: planned && { at: planned.at.toISOString(), guests: planned.mails },
    };
  }

  /** Those who were last asked at this moment or before can be reminded at another. */
  restedSince(at: Date): Date {
    return restedSince(at, this.config.REMINDER_COOLDOWN_SECONDS);
  }

  private after(asked: Date): Date {
    return new Date(asked.getTime() + this.config.REMINDER_COOLDOWN_SECONDS * 1000);
  }

  private countNow(em: EntityManager, gamedayId: string, now: Date) {
    const since = this.restedSince(now);
    return em
      .getKysely<GamedaysTables>()
      .selectFrom(({ selectFrom }) =>
        selectFrom('invitation')
          .select([
            LAST_ASKED.as('asked'),
            IS_BEING_ASKED.as('beingAsked'),
            SUPPRESSED.as('suppressed'),
            rested(since).as('rested'),
          ])
          .where(unanswered(gamedayId))
          .as('guest'),
      )
      .select(({ fn, and, not, or, ref, eb }) => {
        const waits = and([not(ref('suppressed')), eb('asked', '>', since)]);
        return [
          fn
            .countAll<number>()
            .filterWhere(and([not(ref('suppressed')), ref('rested')]))
            .as('due'),
          fn
            .countAll<number>()
            .filterWhere(not(or([ref('suppressed'), ref('rested')])))
            .as('waiting'),
          fn.countAll<number>().filterWhere(ref('suppressed')).as('suppressed'),
          fn.min<Date | null>('asked').filterWhere(waits).as('firstAskedAt'),
          fn
            .min<Date | null>('asked')
            .filterWhere(and([waits, not(ref('beingAsked'))]))
            .as('firstFreeAt'),
        ];
      })
      .executeTakeFirstOrThrow();
  }

  private async dueAt(em: EntityManager, gamedayId: string, at: Date): Promise<number> {
    const { count } = await em
      .getKysely<GamedaysTables>()
      .selectFrom('invitation')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(due(gamedayId, this.restedSince(at)))
      .executeTakeFirstOrThrow();
    return count;
  }
}
