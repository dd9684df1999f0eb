import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import {
  deriveSignInCode,
  deriveSignInDigits,
  type MailKind,
  type MailPriority,
  type MailProps,
  type MailState,
} from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config, loadConfig, settingNames } from '@tablefall/platform/config/config';
import { type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { createTestDatabase, type TestDatabase } from '@tablefall/platform/database/test-database';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { JobTimer } from '@tablefall/platform/jobs/job-timer';
import { Jobs } from '@tablefall/platform/jobs/jobs';
import { RedisConnection } from '@tablefall/platform/redis/redis-connection';
import { OutboxFixture } from '@tablefall/worker/test/outbox-fixture';
import { configureHttp } from '../src/http/http-server.ts';
import { ServerModule } from '../src/server.module.ts';
import { type ApiClient, apiClient } from './api-client.ts';
import { FIRST_MOMENT, TestClock } from './test-clock.ts';

export type { ApiClient };

export const ADMIN = 'admin@tablefall.example';
export const ORGANISER = 'staff@tablefall.example';
export const ATTENDEE = 'dana@mail.example';
export const EMAILER_PASSWORD = 'password of the tools';

/** Less than a spec may take, and more than a busy machine needs. */
const LONGEST_UNTIL_BLOCKED_MS = 60_000;

export interface OutboxRow {
  id: string;
  kind: MailKind;
  props: MailProps[MailKind];
  address: string;
  state: MailState;
  bulk: boolean;
  priority: MailPriority;
}

/** The whole backend on real services, with a database of its own. */
export class TestApp {
  /** What happens to the outbox, where no worker runs. */
  readonly outbox: OutboxFixture;

  private constructor(
    /** Backends side by side, which browsers reach in turn. */
    private readonly backends: readonly [NestExpressApplication, ...NestExpressApplication[]],
    private readonly database: TestDatabase,
    readonly clock: TestClock,
    readonly config: Config,
  ) {
    this.outbox = new OutboxFixture(() => this.get(EntityManager).fork(), config);
  }

  /** Starts on 1 October 2025, nine days before the first gameday of the specs. */
  static async start(environment: NodeJS.ProcessEnv = {}): Promise<TestApp> {
    const { database, clock, config } = await TestApp.prepare(environment);
    return new TestApp([await startBackend(config, clock)], database, clock, config);
  }

  /**
   * The same with two backends on the one database: for specs about what happens at the same moment. A single backend
   * lets only a few of many requests reach the database at once.
   */
  static async startTwo(environment: NodeJS.ProcessEnv = {}): Promise<TestApp> {
    const { database, clock, config } = await TestApp.prepare(environment);
    const first = await startBackend(config, clock);
    return new TestApp([first, await startBackend(config, clock)], database, clock, config);
  }

  private static async prepare(environment: NodeJS.ProcessEnv) {
    const database = await createTestDatabase();
    const clock = new TestClock();
    const folder = await mkdtemp(join(tmpdir(), 'media-'));
    const config = loadConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      // Fifty at once wait for one another, for longer where the machine is busy.
      DATABASE_PATIENCE_MS: '15000',
      REDIS_URL: redisOfThisWorker(),
      APP_SECRET: 'a secret of at least thirty-two characters',
      QUEUE_PREFIX: 'test',
      ADMIN_EMAIL: ADMIN,
      ORGANISER_EMAILS: ORGANISER,
      EMAILER_PASSWORD,
      ...raisedThrottles(),
      FRESH_SIGN_IN_MINUTES: '1000000',
      MAIL_BY_OTHERS_PER_DAY: '100000',
      ANONYMOUS_MAILS_PER_HOUR: '1000000',
      UNCONFIRMED_PERCENT: '100',
      STORAGE_FOLDER: folder,
      ...environment,
    });
    return { database, clock, config };
  }

  /**
   * As if it had started just now, in a tenth of the time: for files whose tests each begin with an empty house. Call it before
   * each of them.
   */
  async beginAnew(): Promise<void> {
    await this.database.rewind();
    await this.get(RedisConnection).client?.flushdb();
    this.clock.set(FIRST_MOMENT);
    await Promise.all(this.getAll(CurrentEdition).map((edition) => edition.refresh()));
  }

  /** Throws Error that names what does not end; the limit of jest would only name the hook. */
  async stop(): Promise<void> {
    // A worker that was killed leaves its jobs under a lock: the next file of this jest worker would wait for them.
    const { client } = this.get(RedisConnection);
    if (client?.status === 'ready') await client.flushdb();
    await ended('The backend', Promise.all(this.backends.map((backend) => backend.close())));
    await ended('Dropping the database', this.database.drop());
    await rm(this.config.STORAGE_FOLDER, { recursive: true, force: true });
  }

  get<T>(type: new (...parameters: never[]) => T): T {
    return this.application.get(type);
  }

  /** The same of each backend. */
  getAll<T>(type: new (...parameters: never[]) => T): T[] {
    return this.backends.map((backend) => backend.get(type));
  }

  /** The first backend. */
  get application(): NestExpressApplication {
    return this.backends[0];
  }

  /** A browser that nobody has signed in with. */
  browser(): ApiClient {
    return apiClient(...this.backends.map((backend) => backend.getHttpServer()));
  }

  /** A browser signed in the way people sign in: by a mailed link. An attendee's account is made if needed. */
  async signedIn(email: string): Promise<ApiClient> {
    const client = this.browser();
    await this.addAccount(email);
    await client.post('/api/user/login').send({ email }).expect(200);
    await client.post(`/api/user/verify/${await this.signInCode(email)}`).expect(200);
    return client;
  }

  async addAccount(email: string): Promise<void> {
    await this.query(sql`
      insert into account (id, email, created_at) values (uuidv7(), ${email}, now()) on conflict do nothing`);
  }

  /** The code of the latest sign-in mail to an address, as its link would carry it. */
  async signInCode(email: string): Promise<string> {
    return deriveSignInCode(this.config.secrets, await this.signInReference(email));
  }

  /** The six digits of that mail. */
  async signInDigits(email: string): Promise<string> {
    return deriveSignInDigits(this.config.secrets, await this.signInReference(email));
  }

  private async signInReference(email: string): Promise<string> {
    const mail = (await this.mails())
      .filter(({ kind, address }) => kind === 'sign-in' && address === email)
      .at(-1);
    if (!mail) {
      throw new Error(`No sign-in mail for ${email}`);
    }
    return (mail.props as MailProps['sign-in']).codeId;
  }

  /** The outbox, oldest mail first. */
  async mails(): Promise<OutboxRow[]> {
    return this.query(
      sql<OutboxRow>`
        select mail.id, mail.kind, props, recipient_address as address, state, mailing_id is not null as bulk, priority
        from mail order by mail.id`,
    );
  }

  /** What the audit trail says of a thing, oldest first: each entry's action and details. */
  async audited(about: string): Promise<[action: string, details: object][]> {
    const entries = await this.query(sql<{ action: string; details: object }>`
      select action, details from audit_entry where about = ${about} order by id`);
    return entries.map(({ action, details }) => [action, details]);
  }

  /** Empties the audit trail, which the product itself cannot. */
  async forgetAudit(): Promise<void> {
    await this.query(sql`alter table audit_entry disable trigger user`);
    await this.query(sql`truncate audit_entry`);
    await this.query(sql`alter table audit_entry enable trigger user`);
  }

  /** Does a job's work at once. */
  async runJob(name: string): Promise<void> {
    await this.get(Jobs).runNow(name);
  }

  /**
   * Resolves once so many transactions wait for a lock that another one holds. Throws when they never do: the transaction of
   * the spec, which holds the lock, would otherwise stay open, and jest with it.
   */
  async untilBlocked(count: number): Promise<void> {
    const blocked = sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const deadline = Date.now() + LONGEST_UNTIL_BLOCKED_MS;
    let waiting = 0;
    while (waiting < count) {
      if (Date.now() > deadline) {
        throw new Error(`${waiting} of ${count} transactions wait for a lock`);
      }
      await sleep(10);
      waiting = (await this.query(blocked))[0]?.count ?? 0;
    }
  }

  async query<Row>(query: RawBuilder<Row>): Promise<Row[]> {
    return rowsOf(this.get(EntityManager).fork(), query);
  }
}

async function startBackend(config: Config, clock: TestClock): Promise<NestExpressApplication> {
  const module = await Test.createTestingModule({ imports: [ServerModule] })
    .overrideProvider(Config)
    .useValue(config)
    .overrideProvider(Clock)
    .useValue(clock)
    // A spec runs the job it is about, and no other one interferes.
    .overrideProvider(JobTimer)
    .useValue({})
    .compile();
  const backend = module.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: false });
  configureHttp(backend);
  await backend.listen(0, '127.0.0.1');
  return backend;
}

/** Each jest worker has a Redis database of its own. */
function redisOfThisWorker(): string | undefined {
  const url = process.env.REDIS_URL;
  return url && new URL(`/${process.env.JEST_WORKER_ID ?? 0}`, url).href;
}

/** One process asks what a whole hall would. */
function raisedThrottles(): Record<string, string> {
  const names = settingNames().filter((name) => name.startsWith('THROTTLE_'));
  return Object.fromEntries(names.map((name) => [name, '100000']));
}

const STOP_MS = 60_000;

async function ended(what: string, work: Promise<unknown>): Promise<void> {
  const late = sleep(STOP_MS, undefined, { ref: false }).then(() => {
    // What still holds the process, so that a stop that hangs now and then says by what.
    const open = process.getActiveResourcesInfo().join(', ');
    throw new Error(`${what} did not end within a minute; open are: ${open}`);
  });
  await Promise.race([work, late]);
}
