import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { GamedaysQueries } from '../gamedays/gamedays.queries.ts';
import type { DoorGuestDto, DoorListDto } from './guest-exports.dto.ts';
import { DIRECTIONS, matches, SORTS, WITH_LATEST_MAIL } from './invitation-search.ts';
import { ACCEPTED } from './invitation-status.ts';
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
}

/** Where a chunk ended: the next one begins behind it. */
interface Mark {
  id: string;
  sortKey: string;
}

/** Rows read at once: few enough to keep memory flat, many enough to be fast. */
const CHUNK = 5_000;

/** What leaves the product: the list as a table, and the list for the door. */
@Injectable()
export class GuestExportsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
    private readonly config: Config,
  ) {}

  /** Every invitation that fulfils a search, in its order, read in chunks; what changes meanwhile may be told either way. */
  async *readInvitations(gamedayId: string, filter: InvitationFilter): AsyncGenerator<ExportedInvitation> {
    let mark: Mark | undefined;
    do {
      const rows = await this.chunk(gamedayId, filter, mark);
      yield* rows;
      mark = rows.length < CHUNK ? undefined : rows.at(-1);
    } while (mark);
  }

  /**
   * The accepted guests by name; no more than there are seats.
   *
   * @throws GamedayNotFoundError when there is no such gameday
   */
  async getDoorList(gamedayId: string): Promise<DoorListDto> {
    const gameday = await this.gamedays.getGameday(gamedayId);
    const guests = await rowsOf(
      this.em.fork(),
      sql<DoorGuestDto>`
        select id, guest_name as "guestName", additional_guests as "additionalGuests",
               reply_comments as "replyComments"
        from invitation where gameday_id = ${gamedayId} and status = ${ACCEPTED}
        order by ${SORTS.guestName.key}, id`,
    );
    return { gameday, guests };
  }

  private async chunk(
    gamedayId: string,
    filter: InvitationFilter,
    mark: Mark | undefined,
  ): Promise<(ExportedInvitation & Mark)[]> {
    const { key, type } = SORTS[filter.sort];
    const direction = DIRECTIONS[filter.order];
    const beyond = filter.order === 'asc' ? sql`>` : sql`<`;
    const rest = mark ? sql`and (${key}, id) ${beyond} (${mark.sortKey}::${type}, ${mark.id}::uuid)` : sql``;
    return rowsOf(
      this.em.fork(),
      sql<ExportedInvitation & Mark>`
        select id, sort_key::text as "sortKey", ${this.columns()}
        from (
          select *, ${key} as sort_key from invitation
          where ${matches(gamedayId, filter)} ${rest}
          order by sort_key ${direction}, id ${direction} limit ${CHUNK}
        ) invitation ${WITH_LATEST_MAIL}
        order by sort_key ${direction}, id ${direction}`,
    );
  }

  private columns(): RawBuilder<unknown> {
    const localTime = (column: string) =>
      sql`to_char(${sql.ref(column)} at time zone ${this.config.CONVENTION_TIME_ZONE}, 'YYYY-MM-DD HH24:MI')`;
    return sql`
      guest_name as name, guest_email as email,
      (array['No Reply', 'Accepted', 'Rejected'])[status + 1] as status,
      additional_guests as "additionalGuests", reply_comments as comments,
      ${localTime('invited_at')} as invited, ${localTime('replied_at')} as replied,
      case latest.state when 'suppressed' then 'Skipped' else initcap(latest.state) end as delivery,
      case latest.state
        when 'sent' then ${localTime('latest.sent_at')}
        when 'retrying' then 'Try ' || latest.attempts + 1 || ' at ' || ${localTime('latest.due_at')}
        when 'failed' then latest.last_error
        when 'suppressed' then latest.last_error
      end as "deliveryDetail"`;
  }
}
