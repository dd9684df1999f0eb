import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { deliveryReason, type ToldMail } from '@tablefall/mail';
import { inOrder } from '@tablefall/platform/database/page';
import { localTime, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { type Cursor, isAfterCursor, streamRows } from '@tablefall/platform/database/stream';
import { BackgroundPool } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { GamedaysQueries } from '../gamedays.queries.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { ACCEPTED } from '../invitation-status.ts';
import { GamedayClock } from '../times/gameday-clock.ts';
import type { DoorGuestDto, DoorListDto } from './guest-exports.dto.ts';
import { matches, SORTS, sortKey, WITH_MAILS } from './invitation-search.sql.ts';
import type { InvitationFilter } from './invitations.dto.ts';

/** An invitation in the words of the exported table; times are those of the convention's zone. */
export interface ExportedInvitation {
  name: string;
  email: string;
  status: string;
  additionalGuests: number | null;
  comments: string | null;
  invited: string;
  replied: string | null;
  delivery: string | null;
  deliveryDetail: string | null;
  said: string | null;
}

type ExportedRow = Omit<ExportedInvitation, 'said'> & {
  [key in keyof ToldMail]: ToldMail[key] | null;
} & Cursor;

const NOTHING_TOLD = { reason: null, said: null };

/** What leaves the product: the list as a table, and the list for the door. */
@Injectable()
export class GuestExportsQueries {
  constructor(
    @BackgroundPool() private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
    private readonly edition: CurrentEdition,
    private readonly gamedayClock: GamedayClock,
  ) {}

  /** Every invitation that fulfils a search, in its order. */
  async *readInvitations(gamedayId: string, filter: InvitationFilter): AsyncGenerator<ExportedInvitation> {
    const rows = streamRows((cursor, size) => this.readChunk(gamedayId, filter, cursor, size));
    for await (const { state, error, endedBy, deliveryDetail, ...row } of rows) {
      const { reason, said } = state ? deliveryReason({ state, error, endedBy }) : NOTHING_TOLD;
      yield { ...row, deliveryDetail: [reason, deliveryDetail].filter(Boolean).join(', ') || null, said };
    }
  }

  /** The accepted guests by name; no more than there are seats. */
  async getDoorList(gamedayId: string): Promise<DoorListDto> {
    const gameday = await this.gamedays.getGameday(gamedayId);
    const guests: DoorGuestDto[] = await this.em
      .fork()
      .getKysely<GamedaysTables>()
      .selectFrom('invitation')
      .select([
        'id',
        'guest_name as guestName',
        'additional_guests as additionalGuests',
        'reply_comments as replyComments',
      ])
      .where('gameday_id', '=', gamedayId)
      .where('status', '=', ACCEPTED)
      .orderBy(SORTS.guestName)
      .orderBy('id')
      .execute();
    return { gameday, guests };
  }

  private async readChunk(
    gamedayId: string,
    filter: InvitationFilter,
    cursor: Cursor | null,
    size: number,
  ): Promise<ExportedRow[]> {
    const sort = sortKey(gamedayId, filter.sort);
    const sorted = inOrder(filter.order, sql.ref('sort_key'), sql.ref('id'));
    return rowsOf(
      this.em.fork(),
      sql<ExportedRow>`
        select id, sort_key::text as "sortKey", ${this.columns()}
        from (
          select *, ${sort} as sort_key from invitation
          where ${matches(gamedayId, filter, this.gamedayClock.today)} and ${isAfterCursor(cursor, sort, filter.order)}
          ${sorted} limit ${size}
        ) invitation ${WITH_MAILS}
        ${sorted}`,
    );
  }

  private columns(): RawBuilder<unknown> {
    const local = (column: string) => localTime(column, this.edition.timeZone);
    return sql`
      guest_name as name, guest_email as email,
      (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status,
      additional_guests as "additionalGuests", reply_comments as comments,
      ${local('invited_at')} as invited, ${local('replied_at')} as replied,
      case first.state when 'suppressed' then 'Skipped' else initcap(first.state) end as delivery,
      case first.state
        when 'sent' then ${local('first.sent_at')}
        when 'retrying' then 'try ' || first.attempts + 1 || ' at ' || ${local('first.due_at')}
      end as "deliveryDetail",
      first.state, first.last_error as error, first.ended_by as "endedBy"`;
  }
}
