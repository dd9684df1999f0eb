import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { guestCalendar, publicCalendar } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { siteOf } from '@tablefall/platform/config/site';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { GamedayClock } from '../gameday-clock.ts';
import { InvalidInvitationError, NoGamedayError } from '../gamedays.errors.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { ACCEPTED } from '../invitation-status.ts';

const FACTS = [
  'gameday.id as gamedayId',
  'date',
  'start_time as startTime',
  'end_time as endTime',
  'location',
  'description',
  'gameday.answer_by as answerBy',
  'sequence',
] as const;

/** Gamedays as calendar files for guests. */
@Injectable()
export class CalendarQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedayClock: GamedayClock,
    private readonly config: Config,
    private readonly edition: CurrentEdition,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInvitationError unless the guest is coming and the gameday is not over */
  async writeInvitationCalendar(invitationToken: string): Promise<string> {
    const facts = await this.gameday
      .innerJoin('invitation', 'invitation.gameday_id', 'gameday.id')
      .select('token as invitationToken')
      .where('token', '=', invitationToken)
      .where('status', '=', ACCEPTED)
      .executeTakeFirst();
    if (!facts || this.gamedayClock.isOver(facts)) {
      throw new InvalidInvitationError();
    }
    return guestCalendar(facts, siteOf(this.config, this.edition.settings), this.clock.now()).content;
  }

  /** @throws NoGamedayError when there is none on this date or it is over */
  async writePublicCalendar(date: string): Promise<string> {
    const facts = await this.gameday.where('date', '=', date).executeTakeFirst();
    if (!facts || this.gamedayClock.isOver(facts)) {
      throw new NoGamedayError();
    }
    return publicCalendar(facts, siteOf(this.config, this.edition.settings), this.clock.now()).content;
  }

  private get gameday() {
    return this.em.fork().getKysely<GamedaysTables>().selectFrom('gameday').select(FACTS);
  }
}
