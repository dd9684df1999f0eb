import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { Mail, Mailing, type MailState, type SuppressionReason, SuppressionSchema } from '@tablefall/mail';
import { loadConfig } from '@tablefall/platform/config/config';
import { databaseOptions } from '@tablefall/platform/database/database.module';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { createTestDatabase, type TestDatabase } from '@tablefall/platform/database/test-database';
import { Edition } from '@tablefall/platform/edition/edition.entity';
import type { Queue } from 'bullmq';
import type { MailResult } from '../src/outbox/claim.ts';
import type { MailOutbox } from '../src/outbox/mail-outbox.ts';
import { OutboxFixture } from './outbox-fixture.ts';

export interface MailRow {
  id: string;
  about: string;
  state: MailState;
  attempts: number;
  fence: number;
  due_at: Date | string;
  last_code: number | null;
  last_error: string | null;
  ambiguous: boolean;
  blocked: boolean;
  message_id: string;
  recipient_address: string;
}

export interface MailingRow {
  paused_until: unknown;
  paused_reason: string | null;
  circuit_openings: number;
  finished_at: unknown;
  totals: Partial<Record<MailState, number>> | null;
}

/** A migrated database of a spec file's own, with what a test does to the outbox and asks of it. */
export class TestOutbox extends OutboxFixture {
  private constructor(
    readonly url: string,
    private readonly orm: Awaited<ReturnType<typeof openDatabase>>,
    private readonly database: TestDatabase,
  ) {
    super(() => orm.em.fork(), configOf(url));
  }

  static async create(): Promise<TestOutbox> {
    const database = await createTestDatabase();
    return new TestOutbox(
      database.url,
      await openDatabase(database.url, [Mail, Mailing, SuppressionSchema, Edition]),
      database,
    );
  }

  async drop(): Promise<void> {
    await this.orm.close();
    await this.database.drop();
  }

  /** Leaves no deleted rows behind, which specs that count what is read would come upon. */
  override async clear(): Promise<void> {
    await rowsOf(this.em, sql`truncate mail, mailing, suppression, mail_hold, process_seen cascade`);
  }

  /** Makes a mail look older, as if it had been written so many hours ago. */
  setBack(id: string, hours: number): Promise<void> {
    return this.change({ id }, { created_at: new Date(Date.now() - hours * 3_600_000) });
  }

  rows(): Promise<MailRow[]> {
    return rowsOf<MailRow>(this.em, sql`select * from mail order by id`);
  }

  async row(id: string): Promise<MailRow> {
    const [row] = await rowsOf<MailRow>(this.em, sql`select * from mail where id = ${id}`);
    if (!row) throw new Error(`No mail ${id}`);
    return row;
  }

  async mailing(id: string): Promise<MailingRow> {
    const [row] = await rowsOf<MailingRow>(this.em, sql`select * from mailing where id = ${id}`);
    if (!row) throw new Error(`No mailing ${id}`);
    return row;
  }

  async states(): Promise<Partial<Record<MailState, number>>> {
    const rows = await rowsOf<{ state: MailState; count: number }>(
      this.em,
      sql`select state, count(*)::int as count from mail group by state`,
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  suppressions(): Promise<{ address: string; reason: SuppressionReason; mailing_id: string | null }[]> {
    return rowsOf(this.em, sql`select address, reason, mailing_id from suppression order by address`);
  }

  /** Rows of `mail` that were looked at so far, by whatever way. */
  async rowsRead(): Promise<number> {
    await rowsOf(this.em, sql`select pg_stat_force_next_flush()`);
    const [row] = await rowsOf<{ count: number }>(
      this.em,
      sql`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
        from pg_stat_user_tables where relname = 'mail'`,
    );
    return row?.count ?? 0;
  }

  /**
   * Ends every other connection to the database and refuses new ones.
   *
   * @returns the number of mails that are under a claim at this moment
   */
  async goAway(): Promise<number> {
    return this.em.transactional(async (em) => {
      // So that nobody claims or records between counting and the end of the connections.
      await rowsOf(em, sql`lock table mail in exclusive mode`);
      await this.onServer(`alter database ${new URL(this.url).pathname.slice(1)} allow_connections false`);
      await rowsOf(
        em,
        sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`,
      );
      const [row] = await rowsOf<{ count: number }>(
        em,
        sql`select count(*)::int as count from mail where state = 'sending'`,
      );
      return row?.count ?? 0;
    });
  }

  async comeBack(): Promise<void> {
    await this.onServer(`alter database ${new URL(this.url).pathname.slice(1)} allow_connections true`);
  }

  private async onServer(...statements: string[]): Promise<void> {
    const orm = await openDatabase(process.env.DATABASE_URL ?? '', []);
    // Not by its entity manager, which would join a transaction of the caller.
    for (const statement of statements) await orm.em.getConnection().execute(statement);
    await orm.close();
  }

  /** Waits until every mail has ended. */
  allEnded(): Promise<void> {
    return until(async () => {
      const { queued = 0, sending = 0, retrying = 0 } = await this.states();
      return queued + sending + retrying === 0;
    });
  }
}

/** Long enough for a machine that is slow, and less than a spec may take. */
const PATIENCE_MS = 75_000;

/** Waits until a condition holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not come to hold in time');
    await sleep(20);
  }
}

/** How many jobs wait in these queues, or are under way. */
export async function undoneJobs(queues: Queue[]): Promise<number> {
  const counts = await Promise.all(
    queues.map((queue) => queue.getJobCountByTypes('active', 'delayed', 'prioritized', 'waiting')),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The run's Redis with a database number of the spec file's own; nothing where the run has no Redis. */
export function redisOfItsOwn(number: number): Record<string, string> {
  if (!process.env.REDIS_URL) return {};
  return { REDIS_URL: new URL(`/${number}`, process.env.REDIS_URL).href };
}

const configOf = (url: string) => loadConfig({ DATABASE_URL: url, APP_SECRET: 'x'.repeat(32) });

function openDatabase(url: string, entities: Parameters<typeof databaseOptions>[1]) {
  return MikroORM.init({
    ...databaseOptions(configOf(url), entities),
    discovery: { warnWhenNoEntities: false },
  });
}

/** Empties one database number of Redis, as FLUSHALL does to all of them. */
export async function emptyRedis(number: number): Promise<void> {
  const { hostname, port } = new URL(process.env.REDIS_URL ?? '');
  const socket = connect(Number(port), hostname, () =>
    socket.write(`SELECT ${number}\r\nFLUSHDB\r\nQUIT\r\n`),
  );
  socket.resume();
  await once(socket, 'close');
}

/** The result of a claim whose mail was sent. */
export const sentResult = (id: string, fence: number): MailResult => ({
  id,
  fence,
  at: performance.now(),
  state: 'sent',
  error: null,
  code: 250,
  wait: 0,
  ambiguous: false,
  bounced: false,
  blocked: false,
  shaped: false,
});

/** Claims a mail as a worker does. @returns the result that says it was sent */
export async function claimedAndSent(mails: MailOutbox, id: string, alone = false): Promise<MailResult> {
  const [mail] = await mails.claim([id], alone);
  if (!mail) throw new Error(`Mail ${id} is not to be had`);
  return sentResult(id, mail.fence);
}
