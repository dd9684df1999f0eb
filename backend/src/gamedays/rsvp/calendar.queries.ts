import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type GamedayFacts, guestCalendar, publicCalendar } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { siteOf } from '@tablefall/platform/config/site';
import { firstRowOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { GamedayClock } from '../gameday-clock.ts';
import { InvalidInvitationError, NoGamedayError } from '../gamedays.errors.ts';
import { ACCEPTED } from '../invitation-status.ts';

const FACTS = sql`
  gameday.id as "gamedayId", date, start_time as "startTime", end_time as "endTime", location, description, sequence`;

/** Gamedays as calendar files for guests. */
@Injectable()
export class CalendarQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedayClock: GamedayClock,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInvitationError unless the guest is coming and the gameday is not over */
  async writeInvitationCalendar(invitationToken: string): Promise<string> {
    const facts = await this.openGameday<GamedayFacts & { invitationToken: string }>(sql`
      select ${FACTS}, token as "invitationToken"
      from invitation join gameday on gameday.id = invitation.gameday_id
      where token = ${invitationToken} and status = ${ACCEPTED}`);
    if (!facts) {
      throw new InvalidInvitationError();
    }
    return guestCalendar(facts, siteOf(this.config), this.clock.now()).content;
  }

  /** @throws NoGamedayError when there is none on this date or it is over */
  async writePublicCalendar(date: string): Promise<string> {
    const facts = await this.openGameday<GamedayFacts>(
      sql`select ${FACTS} from gameday where date = ${date}`,
    );
    if (!facts) {
      throw new NoGamedayError();
    }
    return publicCalendar(facts, siteOf(this.config), this.clock.now()).content;
  }

  private async openGameday<Facts extends GamedayFacts>(query: RawBuilder<unknown>): Promise<Facts | null> {
    const facts = await firstRowOf(this.em.fork(), query as RawBuilder<Facts>);
    return facts && !this.gamedayClock.isOver(facts) ? facts : null;
  }
}
