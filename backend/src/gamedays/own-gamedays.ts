import { Injectable } from '@nestjs/common';
import type { OwnDaysFacts } from '@tablefall/mail';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { OWN_DAYS, type OwnThings } from '../convention/own-days/own-days.service.ts';
import { accounts } from '../users/names/accounts.tables.ts';
import { ACCEPTED } from './invitation-status.ts';

type OwnGameday = OwnDaysFacts['gamedays'][number];

/** Says to which gamedays the addresses of accounts are coming: those of today and later, up to the end of the edition. */
@Injectable()
@contributes(OWN_DAYS)
export class OwnGamedays implements OwnThings {
  readonly list = 'gamedays';

  constructor(private readonly edition: CurrentEdition) {}

  /** An answer that anybody may have given on the public page counts once its guest has confirmed it. */
  things(now: Date): RawBuilder<{ user_id: string; id: string; item: OwnGameday }> {
    const zone = this.edition.timeZone;
    return sql`
      select account.id as user_id, gameday.id, jsonb_build_object(
               'gamedayId', gameday.id, 'date', gameday.date::text, 'startTime', gameday.start_time,
               'endTime', gameday.end_time, 'location', gameday.location,
               'hasPage', gameday.public_page, 'people', 1 + coalesce(invitation.additional_guests, 0)) as item
      from gameday
      join invitation on invitation.gameday_id = gameday.id
      join ${accounts} account on account.email = lower(invitation.guest_email)
      where invitation.status = ${ACCEPTED} and invitation.held_until is null
        and gameday.date between (${now}::timestamptz at time zone ${zone})::date
                             and (${this.edition.end}::timestamptz at time zone ${zone})::date`;
  }
}
