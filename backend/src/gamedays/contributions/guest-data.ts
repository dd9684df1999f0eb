import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FORMER_GUEST } from '@tablefall/mail';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { changedBy, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { happened } from '@tablefall/platform/outbox/happenings';
import { forgottenAddress } from '@tablefall/platform/privacy/former-guest';
import {
  PERSONAL_DATA,
  type Person,
  type PersonalPart,
} from '../../users/personal-data/personal-data.service.ts';
import { lockInvitation } from '../gameday-locks.ts';
import { newInvitationToken } from '../invitation.entity.ts';
import { SeatMoves } from '../offers/seat-moves.ts';
import { onInvitation } from '../on-invitation.sql.ts';

/** The invitations of somebody's address, with or without an account. */
@Injectable()
@contributes(PERSONAL_DATA)
export class GuestData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'invitations',
      title: 'Invitations to gamedays',
      rows: ({ address }) => sql`
        select invitation.id::text, gameday.date, gameday.location, guest_name as name, guest_email as email,
               (array['not replied', 'accepted', 'rejected'])[status + 1] as answer,
               additional_guests as "additionalGuests", reply_comments as comments, invited_at as invited,
               replied_at as replied, held_until as "heldUntil", checked_in_at as "cameIn", entry.party as "waitsForSeats",
               entry.joined_at as "waitsSince", entry.offered_until as "seatsKeptUntil"
        from invitation join gameday on gameday.id = gameday_id
        left join gameday_queue_entry entry on entry.invitation_id = invitation.id
        where lower(guest_email) = ${address}`,
    },
    {
      file: 'invitations-to-come',
      title: 'Gamedays to which you may be invited',
      rows: ({ address }) => sql`
        select guest.id::text, gameday.date, gameday.location, guest_name as name, guest_email as email
        from gameday_wave_guest guest join gameday on gameday.id = gameday_id
        where lower(guest_email) = ${address}`,
    },
  ];

  constructor(
    private readonly seats: SeatMoves,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Their seats are free again, and so are those that are kept for them. At a gameday that is over they stay counted, as
   * nobody in particular.
   */
  async erase(unit: UnitOfWork, { address }: Person): Promise<void> {
    const { em, now } = unit;
    const own = await rowsOf<{ id: string }>(
      em,
      sql`select id from invitation where lower(guest_email) = ${address} order by gameday_id, id`,
    );
    for (const { id } of own) {
      const locked = await lockInvitation(em, onInvitation('id', '=', id));
      if (!locked) continue;
      const { invitation, gameday } = locked;
      await happened(em, 'invitation-deleted', id);
      if (gameday.isOver(now, this.edition.timeZone)) {
        await this.seats.leave(unit, gameday, id);
        await this.forget(em, id);
      } else {
        await this.seats.move(unit, gameday, id, invitation.countedReply, null);
        em.remove(invitation);
      }
    }
    await em.flush();
    await changedBy(em, sql`delete from gameday_wave_guest where lower(guest_email) = ${address}`);
  }

  private async forget(em: EntityManager, id: string): Promise<void> {
    await changedBy(
      em,
      sql`
        update invitation
        set guest_name = ${FORMER_GUEST}, guest_email = ${forgottenAddress(sql.ref('id'))}, reply_comments = null,
            token = ${newInvitationToken()}
        where id = ${id}`,
    );
  }
}
