import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  firstRowOf,
  isoTime,
  likePattern,
  type RawBuilder,
  rowsOf,
  sql,
} from '@tablefall/platform/database/sql';
import { NotFoundError } from '../http/api-error.ts';
import type { InvitationDto, InvitationPageDto, InvitationQuery, InvitationSort } from './invitations.dto.ts';

const INVITATION = sql`
  invitation.id, guest_name as "guestName", guest_email as "guestEmail", status,
  additional_guests as "additionalGuests", reply_comments as "replyComments",
  ${isoTime('invited_at')} as "invitedAt", ${isoTime('replied_at')} as "repliedAt",
  token as "invitationToken", latest.delivery`;

/** The latest mail about each row: the invitation, or what answered its reply. */
const WITH_DELIVERY = sql`
  left join lateral (
    select json_build_object(
      'state', mail.state, 'attempts', mail.attempts,
      'nextAttemptAt', case when mail.state = 'retrying' then ${isoTime('mail.due_at')} end,
      'sentAt', ${isoTime('mail.sent_at')}, 'reason', mail.last_error) as delivery
    from mail
    where mail.about = invitation.id
    order by mail.created_at desc, mail.id desc limit 1
  ) latest on true`;

/** Names and addresses compare without regard to case; missing values count as empty, 0 or time 0. */
const SORT_KEYS: Record<InvitationSort, RawBuilder<unknown>> = {
  guestName: sql`lower(guest_name)`,
  guestEmail: sql`lower(guest_email)`,
  status: sql`status`,
  additionalGuests: sql`coalesce(additional_guests, 0)`,
  replyComments: sql`coalesce(reply_comments, '')`,
  invitedAt: sql`invited_at`,
  repliedAt: sql`coalesce(replied_at, 'epoch')`,
};

const DIRECTIONS = { asc: sql`asc`, desc: sql`desc` };

/** Reads about invitations, straight into their DTOs. */
@Injectable()
export class InvitationsQueries {
  constructor(private readonly em: EntityManager) {}

  /** @throws NotFoundError when there is none */
  async invitation(id: string): Promise<InvitationDto> {
    const row = await firstRowOf(
      this.em.fork(),
      sql<InvitationDto>`select ${INVITATION} from invitation ${WITH_DELIVERY} where invitation.id = ${id}`,
    );
    if (!row) {
      throw new NotFoundError('The invitation');
    }
    return row;
  }

  /** Every invitation of a gameday by name: the specification's shape, not for lists that are watched. */
  async allInvitations(gamedayId: string): Promise<InvitationDto[]> {
    return rowsOf(
      this.em.fork(),
      sql<InvitationDto>`
        select ${INVITATION} from invitation ${WITH_DELIVERY}
        where gameday_id = ${gamedayId} order by ${SORT_KEYS.guestName}, invitation.id`,
    );
  }

  /** One page of a gameday's invitations, searched, filtered and sorted. */
  async invitations(gamedayId: string, query: InvitationQuery): Promise<InvitationPageDto> {
    const condition = sql.join([sql`gameday_id = ${gamedayId}`, ...conditionsOf(query)], sql` and `);
    const em = this.em.fork();
    const direction = DIRECTIONS[query.order];
    // The page is cut before the join, so that the mails of 25 rows are looked up and not of all.
    const items = await rowsOf(
      em,
      sql<InvitationDto>`
        select ${INVITATION}
        from (
          select *, ${SORT_KEYS[query.sort]} as sort_key from invitation where ${condition}
          order by sort_key ${direction}, id ${direction} limit ${query.limit} offset ${query.offset}
        ) invitation ${WITH_DELIVERY}
        order by sort_key ${direction}, invitation.id ${direction}`,
    );
    const counted = await firstRowOf(
      em,
      sql<{ total: number }>`select count(*)::int as total from invitation where ${condition}`,
    );
    return { items, total: counted?.total ?? 0, page: query.page, limit: query.limit };
  }
}

function conditionsOf({ search, status }: InvitationQuery): RawBuilder<unknown>[] {
  const conditions = [];
  if (search.trim() !== '') {
    const pattern = likePattern(search.trim());
    conditions.push(
      sql`(guest_name ilike ${pattern} or guest_email ilike ${pattern} or reply_comments ilike ${pattern})`,
    );
  }
  if (status !== undefined) {
    conditions.push(sql`status = ${status}`);
  }
  return conditions;
}
