import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type CalendarPart, cancellationCalendar, guestCalendar, publicCalendar } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { siteOf } from '@tablefall/platform/config/site';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { InvalidInvitationError, NoGamedayError } from '../gamedays.errors.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { ACCEPTED } from '../invitation-status.ts';
import { GamedayClock } from '../times/gameday-clock.ts';

const FACTS = [
  'gameday.id as gamedayId',
  'date',
  'start_time as startTime',
  'end_time as endTime',
  'location',
  'description',
  'gameday.answer_by as answerBy',
  'sequence',
  'gameday.changed_at as changedAt',
] as const;

/** Gamedays as calendar files for guests. */
@Injectable()
export class CalendarQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedayClock: GamedayClock,
    private readonly config: Config,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * The entry of a guest who is coming; of one who was coming and is not, what takes it out.
   * Throws InvalidInvitationError for everybody else, and when the gameday is over.
   */
  async writeInvitationCalendar(invitationToken: string): Promise<CalendarPart> {
    const facts = await this.gameday
      .innerJoin('invitation', 'invitation.gameday_id', 'gameday.id')
      .select(['token as invitationToken', 'status', 'calendar_changes as calendarChanges'])
      .select('invitation.changed_at as answeredAt')
      .where('token', '=', invitationToken)
      .where((eb) => eb.or([eb('status', '=', ACCEPTED), eb('calendar_changes', '>', 0)]))
      .executeTakeFirst();
    if (!facts || this.gamedayClock.isOver(facts)) {
      throw new InvalidInvitationError();
    }
    const write = facts.status === ACCEPTED ? guestCalendar : cancellationCalendar;
    const changedAt = new Date(Math.max(Number(facts.answeredAt), Number(facts.changedAt)));
    return write(facts, siteOf(this.config, this.edition.settings), changedAt);
  }

  /** Throws NoGamedayError when there is none on this date, its page is off, or it is over. */
  async writePublicCalendar(date: string): Promise<CalendarPart> {
    const facts = await this.gameday
      .where('date', '=', date)
      .where('public_page', '=', true)
      .executeTakeFirst();
    if (!facts || this.gamedayClock.isOver(facts)) {
      throw new NoGamedayError();
    }
    return publicCalendar(facts, siteOf(this.config, this.edition.settings), facts.changedAt);
  }

  private get gameday() {
    return this.em.fork().getKysely<GamedaysTables>().selectFrom('gameday').select(FACTS);
  }
}
