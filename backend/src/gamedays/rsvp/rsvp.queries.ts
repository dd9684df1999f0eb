import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isoTime, sql } from '@tablefall/platform/database/sql';
import { partiesInLine } from '../../waiting/line-entries.ts';
import { seatsOf } from '../gameday-counters.ts';
import { PLAN_VERSION } from '../gameday-versions.sql.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { STATUS_NAMES } from '../invitation-status.ts';
import { GAMEDAY_QUEUE, PLACE_IN_LINE } from '../offers/queue.sql.ts';
import type { QueuePlaceDto } from '../offers/queue-place.dto.ts';
import { ANSWER_BY } from '../times/answer-by.sql.ts';
import { GamedayClock } from '../times/gameday-clock.ts';
import type { InvitationDetailsDto } from './rsvp.dto.ts';

/** How the wait of a row `entry` stands, which may not be there. */
const QUEUE_PLACE = sql<QueuePlaceDto | null>`
  case when entry.id is not null then json_build_object(
    'place', ${PLACE_IN_LINE}, 'parties', ${partiesInLine(GAMEDAY_QUEUE)}, 'seats', entry.party,
    'keptUntil', ${isoTime('entry.offered_until')}, 'missed', entry.missed,
    'passedOver', entry.passed_over_at is not null) end`;

const INVALID: InvitationDetailsDto = {
  isValidToken: false,
  atCapacity: false,
  guestName: null,
  gamedayDate: null,
  gamedayStartTime: null,
  gamedayEndTime: null,
  gamedayLocation: null,
  gamedayDescription: null,
  answerBy: null,
  currentStatus: 'NotReplied',
  currentReplyComments: null,
  currentAdditionalGuests: null,
  seatsLeft: null,
  planVersion: null,
  isHeld: false,
  seatsOffered: 0,
  queue: null,
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
      .leftJoin('gameday_queue_entry as entry', 'entry.invitation_id', 'invitation.id')
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
        ANSWER_BY.as('answerBy'),
        eb('capacity', '-', eb.ref('seats_taken')).as('seatsLeft'),
        PLAN_VERSION.as('planVersion'),
        'held_until as heldUntil',
        'seats_offered as seatsOffered',
        QUEUE_PLACE.as('queue'),
      ])
      .where('token', '=', invitationToken)
      .executeTakeFirst();
    if (!row || this.gamedayClock.isOver(row)) {
      return INVALID;
    }
    return {
      isValidToken: true,
      // A guest who holds a seat, or is offered one, may change or decline, however full it is.
      atCapacity: row.seatsLeft <= 0 && seatsOf(row) === 0 && !row.queue?.keptUntil,
      guestName: row.guestName,
      gamedayDate: row.date,
      gamedayStartTime: row.startTime,
      gamedayEndTime: row.endTime,
      gamedayLocation: row.location,
      gamedayDescription: row.description,
      answerBy: row.answerBy,
      currentStatus: STATUS_NAMES[row.status],
      currentReplyComments: row.replyComments,
      currentAdditionalGuests: row.additionalGuests,
      seatsLeft: row.seatsLeft,
      planVersion: row.planVersion,
      isHeld: row.heldUntil !== null,
      seatsOffered: row.seatsOffered,
      queue: row.queue,
    };
  }
}
