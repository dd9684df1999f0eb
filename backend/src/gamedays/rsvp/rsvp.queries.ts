import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GamedayClock } from '../gameday-clock.ts';
import { seatsOf } from '../gameday-counters.ts';
import { PLAN_VERSION } from '../gameday-versions.sql.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { STATUS_NAMES } from '../invitation-status.ts';
import type { InvitationDetailsDto } from './rsvp.dto.ts';

const INVALID: InvitationDetailsDto = {
  isValidToken: false,
  atCapacity: false,
  guestName: null,
  gamedayDate: null,
  gamedayStartTime: null,
  gamedayEndTime: null,
  gamedayLocation: null,
  gamedayDescription: null,
  currentStatus: 'NotReplied',
  currentReplyComments: null,
  currentAdditionalGuests: null,
  seatsLeft: null,
  planVersion: null,
  isHeld: false,
};

/** What the personal reply page reads. */
@Injectable()
export class RsvpQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedayClock: GamedayClock,
  ) {}

  /** The invitation behind a personal link; an unknown token or a past gameday is an answer, not an error. */
  async getInvitationDetails(invitationToken: string): Promise<InvitationDetailsDto> {
    const row = await this.em
      .fork()
      .getKysely<GamedaysTables>()
      .selectFrom('invitation')
      .innerJoin('gameday', 'gameday.id', 'invitation.gameday_id')
      .select((eb) => [
        'guest_name as guestName',
        'status',
        'reply_comments as replyComments',
        'additional_guests as additionalGuests',
        'date',
        'start_time as startTime',
        'end_time as endTime',
        'location',
        'description',
        eb('capacity', '-', eb.ref('seats_taken')).as('seatsLeft'),
        PLAN_VERSION.as('planVersion'),
        'held_until as heldUntil',
      ])
      .where('token', '=', invitationToken)
      .executeTakeFirst();
    if (!row || this.gamedayClock.isOver(row)) {
      return INVALID;
    }
    return {
      isValidToken: true,
      // A guest who holds a seat may change or decline, however full it is.
      atCapacity: row.seatsLeft <= 0 && seatsOf(row) === 0,
      guestName: row.guestName,
      gamedayDate: row.date,
      gamedayStartTime: row.startTime,
      gamedayEndTime: row.endTime,
      gamedayLocation: row.location,
      gamedayDescription: row.description,
      currentStatus: STATUS_NAMES[row.status],
      currentReplyComments: row.replyComments,
      currentAdditionalGuests: row.additionalGuests,
      seatsLeft: row.seatsLeft,
      planVersion: row.planVersion,
      isHeld: row.heldUntil !== null,
    };
  }
}
