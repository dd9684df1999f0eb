import { Injectable } from '@nestjs/common';
import { sql } from '@tablefall/platform/database/sql';
import { PersonalData, type PersonalPart } from '../users/personal-data/personal-data.service.ts';

/** The invitations of somebody's address, with or without an account. */
@Injectable()
export class GuestData implements PersonalPart {
  readonly columns = [
    'invitation.guest_name',
    'invitation.guest_email',
    'invitation.reply_comments',
    'invitation.token',
  ];

  readonly lists: PersonalPart['lists'] = [
    {
      file: 'invitations',
      title: 'Invitations to gamedays',
      rows: ({ address }) => sql`
        select invitation.id::text, gameday.date, gameday.location, guest_name as name, guest_email as email,
               (array['not replied', 'accepted', 'rejected'])[status + 1] as answer,
               additional_guests as "additionalGuests", reply_comments as comments, invited_at as invited,
               replied_at as replied, held_until as "heldUntil"
        from invitation join gameday on gameday.id = gameday_id
        where lower(guest_email) = ${address}`,
    },
  ];

  constructor(data: PersonalData) {
    data.register(this);
  }
}
