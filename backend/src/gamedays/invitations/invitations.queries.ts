import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deliveryReason, MAIL_FATES, type MailState, type ToldMail } from '@tablefall/mail';
import { inOrder, readPage } from '@tablefall/platform/database/page';
import { firstRowOf, isoTime, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { Principal } from '../../http/access/principal.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { UnknownInvitationError } from '../gamedays.errors.ts';
import { ACCEPTED, type InvitationStatus, NOT_REPLIED, REJECTED } from '../invitation-status.ts';
import { ANSWER_BY_ALONE, isPastAnswerBy } from '../times/answer-by.sql.ts';
import { GamedayClock } from '../times/gameday-clock.ts';
import { matches, rowsOfPage, SORTS, unsentInvitations, WITH_MAILS } from './invitation-search.sql.ts';
import type {
  InvitationDeliveryDto,
  InvitationDto,
  InvitationFatesDto,
  InvitationPageDto,
  InvitationQuery,
} from './invitations.dto.ts';
import { INVITATION_VERSION } from './invitations.sql.ts';

/** @param today `YYYY-MM-DD` */
const invitationOn = (today: string) => sql`
  invitation.id, guest_name as "guestName", guest_email as "guestEmail", status,
  additional_guests as "additionalGuests", reply_comments as "replyComments",
  ${isoTime('invited_at')} as "invitedAt", ${isoTime('replied_at')} as "repliedAt",
  token as "invitationToken", ${INVITATION_VERSION} as version, ${ANSWER_BY_ALONE}::text as "answerBy", ${isPastAnswerBy(today)} as "isPastAnswerBy",
  ${deliveryOf('first')} as delivery, ${deliveryOf('latest')} as "laterDelivery"`;

type DeliveryRow = Omit<InvitationDeliveryDto, 'reason' | 'said'> & ToldMail;
type InvitationRow = Omit<InvitationDto, 'delivery' | 'laterDelivery'> &
  Record<'delivery' | 'laterDelivery', DeliveryRow | null>;

function deliveryOf(mail: 'first' | 'latest'): RawBuilder<DeliveryRow | null> {
  const column = (name: string) => sql.ref(`${mail}.${name}`);
  return sql`
    case when ${column('mail_id')} is not null then json_build_object(
      'state', ${column('state')}, 'attempts', ${column('attempts')},
      'nextAttemptAt', case when ${column('state')} = 'retrying' then ${isoTime(`${mail}.due_at`)} end,
      'sentAt', ${isoTime(`${mail}.sent_at`)},
      'error', ${column('last_error')}, 'endedBy', ${column('ended_by')}, 'isAmbiguous', ${column('ambiguous')}) end`;
}

function invitationOf({ delivery, laterDelivery, ...invitation }: InvitationRow): InvitationDto {
  return {
    ...invitation,
    delivery: delivery && told(delivery),
    laterDelivery: laterDelivery && told(laterDelivery),
  };
}

function told({ error, endedBy, ...delivery }: DeliveryRow): InvitationDeliveryDto {
  return { ...delivery, ...deliveryReason({ state: delivery.state, error, endedBy }) };
}

/** An invitation as whoever asks may see it: with its key a program could answer, and no scope says that it may. */
export function shownTo({ scopes }: Principal, invitation: InvitationDto): InvitationDto {
  return scopes ? { ...invitation, invitationToken: '' } : invitation;
}

/** Reads about invitations, straight into their DTOs. */
@Injectable()
export class InvitationsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedayClock: GamedayClock,
  ) {}

  async getInvitation(id: string): Promise<InvitationDto> {
    const row = await firstRowOf(
      this.em.fork(),
      sql<InvitationRow>`select ${invitationOn(this.gamedayClock.today)} from invitation ${WITH_MAILS} where invitation.id = ${id}`,
    );
    if (!row) {
      throw new UnknownInvitationError();
    }
    return invitationOf(row);
  }

  /** Every invitation of a gameday by name, for the call that answers with all at once; a list that is watched asks for pages. */
  async listAllInvitations(gamedayId: string): Promise<InvitationDto[]> {
    const rows = await rowsOf(
      this.em.fork(),
      sql<InvitationRow>`
        select ${invitationOn(this.gamedayClock.today)} from invitation ${WITH_MAILS}
        where gameday_id = ${gamedayId} order by ${SORTS.guestName}, invitation.id`,
    );
    return rows.map(invitationOf);
  }

  /** Who got the invitation: those who did are what is left of the gameday's counters, so that nobody counts them. */
  async getFates(gameday: GamedayDto): Promise<InvitationFatesDto> {
    const row = await firstRowOf<{
      typed: number;
      unsent: Partial<Record<MailState, number>>;
      unconfirmed: number;
      answered: number;
    }>(
      this.em.fork(),
      sql`
        select (select count(*)::int from invitation where gameday_id = ${gameday.id} and typed) as typed,
               coalesce(json_object_agg(state, count) filter (where state is not null), '{}') as unsent,
               coalesce(sum(unconfirmed), 0)::int as unconfirmed,
               coalesce(sum(answered) filter (where state = any(${MAIL_FATES.missed})), 0)::int as answered
        from (
          select state, count(*)::int, count(*) filter (where "isUnconfirmed") as unconfirmed,
                 count(*) filter (where "hasAnswered") as answered
          from (${unsentInvitations(gameday.id)}) as unsent group by state
        ) as counted`,
    );
    const total = countOf(gameday, undefined) - (row?.typed ?? 0);
    const fates = { ...NO_FATES, ...row?.unsent, total };
    const unsent = Object.values(row?.unsent ?? {}).reduce((sum, count) => sum + count, 0);
    const { unconfirmed = 0, answered = 0 } = row ?? {};
    return { ...fates, sent: total - unsent, unconfirmed, answered };
  }

  /** One page of a gameday's invitations, searched, filtered and sorted. */
  async listInvitations(gameday: GamedayDto, query: InvitationQuery): Promise<InvitationPageDto> {
    const condition = matches(gameday.id, query, this.gamedayClock.today);
    const em = this.em.fork();
    // The page is cut before the join, so that mails are looked up for 25 rows instead of all.
    const { items, ...page } = await readPage(
      em,
      query,
      sql<InvitationRow>`
        select ${invitationOn(this.gamedayClock.today)}
        from (${rowsOfPage(gameday.id, query, condition)}) invitation ${WITH_MAILS}
        ${inOrder(query.order, sql.ref('sort_key'), sql.ref('invitation.id'))}`,
      query.search.trim() === '' && !query.pastAnswerBy && !query.delivery && !query.modifiedSince
        ? countOf(gameday, query.status)
        : sql`from invitation where ${condition}`,
    );
    return { ...page, items: items.map(invitationOf) };
  }
}

const NO_FATES = { sent: 0, queued: 0, sending: 0, retrying: 0, failed: 0, suppressed: 0, cancelled: 0 };

/** The number comes from the gameday's counters, so that nobody counts ten thousand rows for one page. */
function countOf(gameday: GamedayDto, status: InvitationStatus | undefined): number {
  const { notRepliedCount, acceptedCount, rejectedCount } = gameday;
  const counts = { [NOT_REPLIED]: notRepliedCount, [ACCEPTED]: acceptedCount, [REJECTED]: rejectedCount };
  return status === undefined ? notRepliedCount + acceptedCount + rejectedCount : counts[status];
}
