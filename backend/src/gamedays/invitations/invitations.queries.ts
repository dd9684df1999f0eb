import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { inOrder, onPage, readPage } from '@tablefall/platform/database/page';
import { firstRowOf, isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import { NotFoundError } from '../../http/errors/api-error.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { ACCEPTED, type InvitationStatus, NOT_REPLIED, REJECTED } from '../invitation-status.ts';
import { ANSWER_BY_ALONE, isPastAnswerBy } from '../times/answer-by.sql.ts';
import { GamedayClock } from '../times/gameday-clock.ts';
import { matches, SORTS, WITH_LATEST_MAIL } from './invitation-search.sql.ts';
import type { InvitationDto, InvitationPageDto, InvitationQuery } from './invitations.dto.ts';

/** @param today `YYYY-MM-DD` */
const invitationOn = (today: string) => sql`
  invitation.id, guest_name as "guestName", guest_email as "guestEmail", status,
  additional_guests as "additionalGuests", reply_comments as "replyComments",
  ${isoTime('invited_at')} as "invitedAt", ${isoTime('replied_at')} as "repliedAt",
  token as "invitationToken", ${ANSWER_BY_ALONE}::text as "answerBy", ${isPastAnswerBy(today)} as "isPastAnswerBy",
  case when latest.state is not null then json_build_object(
    'state', latest.state, 'attempts', latest.attempts,
    'nextAttemptAt', case when latest.state = 'retrying' then ${isoTime('latest.due_at')} end,
    'sentAt', ${isoTime('latest.sent_at')}, 'reason', latest.last_error) end as delivery`;

/** Reads about invitations, straight into their DTOs. */
@Injectable()
export class InvitationsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedayClock: GamedayClock,
  ) {}

  /** @throws NotFoundError when there is none */
  async getInvitation(id: string): Promise<InvitationDto> {
    const row = await firstRowOf(
      this.em.fork(),
      sql<InvitationDto>`select ${invitationOn(this.gamedayClock.today)} from invitation ${WITH_LATEST_MAIL} where invitation.id = ${id}`,
    );
    if (!row) {
      throw new NotFoundError('The invitation');
    }
    return row;
  }

  /** Every invitation of a gameday by name, for the call that answers with all at once; a list that is watched asks for pages. */
  async listAllInvitations(gamedayId: string): Promise<InvitationDto[]> {
    return rowsOf(
      this.em.fork(),
      sql<InvitationDto>`
        select ${invitationOn(this.gamedayClock.today)} from invitation ${WITH_LATEST_MAIL}
        where gameday_id = ${gamedayId} order by ${SORTS.guestName}, invitation.id`,
    );
  }

  /** One page of a gameday's invitations, searched, filtered and sorted. */
  async listInvitations(gameday: GamedayDto, query: InvitationQuery): Promise<InvitationPageDto> {
    const condition = matches(gameday.id, query, this.gamedayClock.today);
    const em = this.em.fork();
    // The page is cut before the join, so that mails are looked up for 25 rows instead of all.
    return readPage(
      em,
      query,
      sql<InvitationDto>`
        select ${invitationOn(this.gamedayClock.today)}
        from (
          select *, ${SORTS[query.sort]} as sort_key from invitation where ${condition}
          ${inOrder(query.order, sql.ref('sort_key'), sql.ref('id'))} ${onPage(query)}
        ) invitation ${WITH_LATEST_MAIL}
        ${inOrder(query.order, sql.ref('sort_key'), sql.ref('invitation.id'))}`,
      query.search.trim() === '' && !query.pastAnswerBy
        ? countOf(gameday, query.status)
        : sql`from invitation where ${condition}`,
    );
  }
}

/** The number comes from the gameday's counters, so that nobody counts ten thousand rows for one page. */
function countOf(gameday: GamedayDto, status: InvitationStatus | undefined): number {
  const { notRepliedCount, acceptedCount, rejectedCount } = gameday;
  const counts = { [NOT_REPLIED]: notRepliedCount, [ACCEPTED]: acceptedCount, [REJECTED]: rejectedCount };
  return status === undefined ? notRepliedCount + acceptedCount + rejectedCount : counts[status];
}
