import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import { EditionRetention } from '../../convention/retention/retention.service.ts';
import {
  EDITION_PARTS,
  type EditionPart,
  type EditionTime,
  people,
  type Timeline,
  things,
} from '../../convention/statistics/statistics.service.ts';

/** Who was invited to gamedays, what they answered and when. */
@Injectable()
@contributes(EDITION_PARTS)
export class GamedayStatistics implements EditionPart {
  readonly place = 3;
  readonly title = 'Gamedays';
  readonly forOrganisers = true;
  readonly figures = {
    gamedays: things('Gamedays'),
    full: things('Full gamedays'),
    invited: people('Invitations'),
    accepted: people('Accepted invitations'),
    declined: people('Declined invitations'),
    unanswered: people('Invitations without a reply'),
    seats: things('Seats'),
    taken: people('Seats taken'),
    waiting: people('Seats that guests wait for'),
    here: people('Guests and their company who were checked in'),
  };

  constructor(private readonly retention: EditionRetention) {}

  counted(time: EditionTime) {
    return sql`
      with held as (select * from gameday where ${this.isOf(time)})
      select count(*)::int as gamedays, (count(*) filter (where seats_taken >= capacity))::int as full,
             sum(accepted_count + rejected_count + not_replied_count)::int as invited,
             sum(accepted_count)::int as accepted, sum(rejected_count)::int as declined,
             sum(not_replied_count)::int as unanswered, sum(capacity)::int as seats, sum(seats_taken)::int as taken,
             (select sum(party)::int from gameday_queue_entry where gameday_id in (select id from held)) as waiting,
             (select sum(1 + coalesce(additional_guests, 0))::int from invitation
              where checked_in_at is not null and gameday_id in (select id from held)) as here
      from held`;
  }

  /** An answer on the public page made the invitation at the same moment, and says nothing of how fast guests are. */
  timelines(time: EditionTime): Timeline[] {
    const rows = sql`
      select replied_at - invited_at as at from invitation join gameday on gameday.id = gameday_id
      where replied_at > invited_at and ${this.isOf(time)}`;
    return [{ ...people('Answers by time after the invitation'), by: 'hours', rows }];
  }

  private isOf(time: EditionTime) {
    return this.retention.fallsInto(time, sql`gameday.date`);
  }
}
