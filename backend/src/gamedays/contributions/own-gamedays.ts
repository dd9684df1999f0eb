import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { OWN_DAYS, type OwnThingRow, type OwnThings } from '../../convention/own-days/own-days.service.ts';
import { accounts } from '../../users/names/accounts.tables.ts';
import { ACCEPTED } from '../invitation-status.ts';

/** Says to which gamedays the addresses of accounts are coming: those of today and later, up to the end of the edition. */
@Injectable()
@contributes(OWN_DAYS)
export class OwnGamedays implements OwnThings {
  constructor(private readonly edition: CurrentEdition) {}

  /** An answer that anybody may have given on the public page counts once its guest has confirmed it. */
  things(now: Date): RawBuilder<OwnThingRow> {
    const zone = this.edition.timeZone;
    return sql`
      select account.id as user_id, gameday.id, jsonb_build_object(
               'title', 'Gameday',
               'path', case when gameday.public_page then '/gameday/' || gameday.date end,
               'when', jsonb_build_object('date', gameday.date::text, 'startTime', gameday.start_time, 'endTime', gameday.end_time),
               'place', gameday.location,
               'who', jsonb_build_array(jsonb_build_object('names', jsonb_build_array('You'), 'does',
                 'are coming' || coalesce(', ' || 1 + nullif(invitation.additional_guests, 0) || ' people in all', '')))) as item,
             gameday.changed_at
      from gameday
      join invitation on invitation.gameday_id = gameday.id
      join ${accounts} account on account.email = lower(invitation.guest_email)
      where invitation.status = ${ACCEPTED} and invitation.held_until is null
        and gameday.date between (${now}::timestamptz at time zone ${zone})::date
                             and (${this.edition.end}::timestamptz at time zone ${zone})::date`;
  }
}
