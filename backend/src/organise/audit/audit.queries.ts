import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type AuditRow, auditTrail } from '@tablefall/platform/audit/audit';
import { AUDIT_WORDS, actionsOf, auditSentence } from '@tablefall/platform/audit/audit-words';
import { Clock } from '@tablefall/platform/clock/clock';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { onPage, readPage } from '@tablefall/platform/database/page';
import { holdsWords } from '@tablefall/platform/database/search';
import { anyOf, isoTime, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { type Cursor, streamRows } from '@tablefall/platform/database/stream';
import { BackgroundPool } from '@tablefall/platform/database/transactions';
import { shownNameOf } from '../../convention/registration/display-names.tables.ts';
import { accounts, userNames } from '../../users/users.tables.ts';
import type { AuditFilter, AuditItemDto, AuditPageDto, AuditQuery } from './audit.dto.ts';

type Found = Cursor &
  Pick<AuditRow, 'action' | 'details' | 'userId' | 'sessionId' | 'network' | 'causedBy'> & {
    at: string;
    name: string | null;
    email: string | null;
    thing: string | null;
  };

/** What things are called; what is gone has no name. */
const THINGS = sql`(
  select id, email as thing from ${accounts} account
  union all select id, game_name from event
  union all select id, game_name from listing
  union all select id, 'the gameday of ' || to_char(date, 'FMMonth FMDD, YYYY') from gameday
  union all select attendee.id, name from attendee join ${userNames} user_name on user_name.id = attendee.name_id
  union all select registration.id, 'the registration of ' || email
    from registration join ${accounts} account on account.id = user_id
)`;

/** The id in what an entry is about, if it is one; mailings about a gameday say `gameday/…`. */
const ABOUT_ID = sql<string>`(case when about ~ '^(gameday/)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then right(about, 36)::uuid end)`;

/** Reads of the audit trail. */
@Injectable()
export class AuditQueries {
  constructor(
    private readonly em: EntityManager,
    @BackgroundPool() private readonly background: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** One page, the newest entry first. */
  async page(query: AuditQuery): Promise<AuditPageDto> {
    const list = sql`from ${auditTrail} entry where ${this.matches(query)}`;
    const { items, ...page } = await readPage(
      this.em.fork(),
      query,
      this.found(sql`select * ${list} order by id desc ${onPage(query)}`),
      list,
    );
    return { ...page, items: items.map(shown) };
  }

  /** All that match, the newest first. */
  async *all(filter: AuditFilter): AsyncGenerator<AuditItemDto> {
    const rows = streamRows<Found>((cursor, size) =>
      rowsOf(
        this.background.fork(),
        this.found(sql`
          select * from ${auditTrail} entry
          where ${this.matches(filter)} and ${cursor ? sql`id < ${cursor.id}::uuid` : sql`true`}
          order by id desc limit ${size}`),
      ),
    );
    for await (const row of rows) {
      yield shown(row);
    }
  }

  private found(entries: RawBuilder<unknown>): RawBuilder<Found> {
    return sql`
      select entry.id, '' as "sortKey", ${isoTime('entry.at')} as at, action, details, "userId", "sessionId", network, "causedBy",
             account.email, ${shownNameOf('entry.userId')} as name,
             coalesce(
               (select thing from ${THINGS} as things where things.id = ${ABOUT_ID} limit 1),
               (select to_char((key || '-01')::date, 'FMMonth YYYY') from edition_settings where key = about)) as thing
      from (${entries}) as entry left join ${accounts} account on account.id = "userId"
      order by entry.id desc`;
  }

  private matches({ search, kind, days }: AuditFilter): RawBuilder<boolean> {
    const conditions: RawBuilder<boolean>[] = [sql`true`];
    if (kind) {
      conditions.push(sql`action = ${anyOf(actionsOf(kind), 'text')}`);
    }
    if (days) {
      conditions.push(sql`at > ${before(this.clock.now(), days * DAY_MS)}`);
    }
    if (search.trim() !== '') {
      conditions.push(sql`(
        "userId" in (
          select id from ${accounts} account where ${holdsWords(search, 'email')}
          union select user_id from ${userNames} user_name where ${holdsWords(search, 'name')})
        or ${ABOUT_ID} in (select id from ${THINGS} as things where ${holdsWords(search, 'thing')}))`);
    }
    return sql`${sql.join(conditions, sql` and `)}`;
  }
}

function shown(row: Found): AuditItemDto {
  const { id, at, action, details, network, thing } = row;
  return {
    id,
    at,
    who: whoOf(row),
    what: auditSentence(action, details, thing),
    isRefusal: AUDIT_WORDS[action]?.kind === 'refusal',
    network,
  };
}

function whoOf({ name, email, userId, sessionId, causedBy }: Found): string {
  if (name ?? email) return name ?? email ?? '';
  if (userId) return 'somebody who is gone';
  if (sessionId) return 'a helper with the door link';
  if (causedBy?.startsWith('job:')) return 'the clock';
  // Every request leaves its id.
  return causedBy ? 'a visitor' : 'a program on the server';
}
