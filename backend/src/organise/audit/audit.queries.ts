import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type AuditRow, auditTrail } from '@tablefall/platform/audit/audit';
import { AuditWords } from '@tablefall/platform/audit/audit-words';
import { Clock } from '@tablefall/platform/clock/clock';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { onPage, readPage } from '@tablefall/platform/database/page';
import { holdsWords } from '@tablefall/platform/database/search';
import { anyOf, isoTime, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { type Cursor, streamRows } from '@tablefall/platform/database/stream';
import { BackgroundPool } from '@tablefall/platform/database/transactions';
import { shownNameOf } from '../../convention/registration/display-names.tables.ts';
import { accounts, userNames } from '../../users/names/accounts.tables.ts';
import type { AuditFilter, AuditItemDto, AuditPageDto, AuditQuery } from './audit.dto.ts';

type Found = Cursor &
  Pick<AuditRow, 'action' | 'details' | 'userId' | 'sessionId' | 'network' | 'causedBy'> & {
    at: string;
    name: string | null;
    email: string | null;
    /** Whose token a program showed. */
    program: string | null;
    thing: string | null;
    path: string | null;
  };

/** The id in what an entry is about, if it is one; mailings about a gameday say `gameday/…`. */
const ABOUT_ID = sql<string>`(case when about ~ '^(gameday/)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then right(about, 36)::uuid end)`;

/** Reads of the audit trail. */
@Injectable()
export class AuditQueries {
  constructor(
    private readonly em: EntityManager,
    @BackgroundPool() private readonly background: EntityManager,
    private readonly clock: Clock,
    private readonly words: AuditWords,
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
    return { ...page, items: items.map((row) => this.shown(row)) };
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
      yield this.shown(row);
    }
  }

  private found(entries: RawBuilder<unknown>): RawBuilder<Found> {
    return sql`
      select entry.id, '' as "sortKey", ${isoTime('entry.at')} as at, action, details, "userId", "sessionId", network, "causedBy",
             account.email, ${shownNameOf('entry.userId')} as name,
             (select purpose from api_token where id = "sessionId") as program,
             coalesce(
               found.thing,
               (select to_char((key || '-01')::date, 'FMMonth YYYY') from edition_settings where key = about)) as thing,
             coalesce(found.path, (select '/organise?edition=' || key from edition_settings where key = about)) as path
      from (${entries}) as entry left join ${accounts} account on account.id = "userId"
      left join lateral (
        select thing, path from ${this.words.things} as things where things.id = ${ABOUT_ID} limit 1) found on true
      order by entry.id desc`;
  }

  private matches({ search, kind, days }: AuditFilter): RawBuilder<boolean> {
    const conditions: RawBuilder<boolean>[] = [sql`true`];
    if (kind) {
      conditions.push(sql`action = ${anyOf(this.words.namesOf(kind), 'text')}`);
    }
    if (days) {
      conditions.push(sql`at > ${before(this.clock.now(), days * DAY_MS)}`);
    }
    if (search.trim() !== '') {
      conditions.push(sql`(
        "userId" in (
          select id from ${accounts} account where ${holdsWords(search, 'email')}
          union select user_id from ${userNames} user_name where ${holdsWords(search, 'name')})
        or ${ABOUT_ID} in (select id from ${this.words.things} as things where ${holdsWords(search, 'thing')}))`);
    }
    return sql`${sql.join(conditions, sql` and `)}`;
  }

  private shown(row: Found): AuditItemDto {
    const { id, at, action, network, thing, path } = row;
    return {
      id,
      at,
      who: whoOf(row),
      what: this.words.sentence(row, thing),
      several: this.words.severalSentence(row),
      isRefusal: this.words.isOf('refusal', action),
      network,
      path,
    };
  }
}

function whoOf({ name, email, program, userId, sessionId, causedBy }: Found): string {
  const person = name ?? email;
  if (person) return program ? `${person}, by the program “${program}”` : person;
  if (userId) return 'somebody who is gone';
  if (sessionId) return 'a helper with the door link';
  if (causedBy?.startsWith('job:')) return 'the clock';
  // Every request leaves its id.
  return causedBy ? 'a visitor' : 'a program on the server';
}
