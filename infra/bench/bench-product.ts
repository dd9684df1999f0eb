import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { LOCAL, LOGS } from '../local/paths.ts';
import { print } from '../local/print.ts';
import { LocalProduct } from '../local/product/product.ts';
import { discardPostgres } from '../local/services/postgres.ts';
import { discardRedis } from '../local/services/redis.ts';
import { isAlive } from '../local/supervisor/is-alive.mjs';
import { freePort } from '../local/supervisor/ports.ts';
import { memoryOf } from './process-figures.ts';
import { Staff } from './staff.ts';

const HOMES = join(LOCAL, 'bench/homes');
/** After this time a started process has grown to its idle size. */
const SETTLING_MS = 2_000;
/** Variables that a program needs of the machine. Any other one might be a setting of somebody's own product. */
const OF_THE_MACHINE = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TMPDIR'];

/** People who may sign in, so many that none does so twice within the pause that is asked for. */
export const ORGANISERS = Array.from({ length: 200 }, (_, n) => `organiser.${n}@tablefall.example`);

/**
 * In the benchmark one network and one account ask for more than people do. Everything else stands at its default.
 */
const SETTINGS = {
  THROTTLE_NETWORK_PER_MINUTE: '1000000000',
  FRESH_SIGN_IN_MINUTES: '1000000',
  // A benchmark runs at any hour.
  SENDING_FROM_HOUR: '0',
  SENDING_UNTIL_HOUR: '24',
  STAFF_MAILS_PER_DAY: '1000000000',
  ANONYMOUS_MAILS_PER_HOUR: '1000000000',
  MAIL_BY_OTHERS_PER_DAY: '1000000000',
  // Each answer of a burst takes its seats, as those of confirmed guests do.
  UNCONFIRMED_PERCENT: '100',
  ORGANISER_EMAILS: ORGANISERS.join(','),
};

async function discard(home: string): Promise<void> {
  await Promise.all([discardPostgres(join(home, 'postgres')), discardRedis(join(home, 'redis'))]);
  rmSync(home, { recursive: true, force: true });
}

/** Products of this process; the folder of each is called after both. */
let products = 0;

/** The whole product on data of its own, with an administrator signed in, and what reads its database. */
export class BenchProduct {
  private readonly home = join(HOMES, `${process.pid}.${++products}`);
  private readonly demo: boolean;
  private readonly release: string | undefined;
  private local: LocalProduct | undefined;
  private pool: Pool | undefined;
  private administrator: Staff | undefined;
  /** Resident memory in bytes of backend and worker before anything was asked of them; null where it cannot be told. */
  idle: Record<'backend' | 'worker', number | null> = { backend: null, worker: null };
  /** Where the product hands over its mail. A row lets something listen there. */
  smtpPort = 0;

  /**
   * @param demo fills it as `npm start` does; without, it is empty
   * @param release the folder of another release, built, which is measured in place of this one
   */
  constructor({ demo = false, release }: { demo?: boolean; release?: string | undefined } = {}) {
    this.demo = demo;
    this.release = release;
  }

  async start(): Promise<void> {
    mkdirSync(HOMES, { recursive: true });
    const leftBehind = readdirSync(HOMES).filter((name) => !isAlive(Number.parseInt(name, 10)));
    await Promise.all(leftBehind.map((name) => discard(join(HOMES, name)).catch(() => undefined)));
    this.smtpPort = await freePort();
    const machine = Object.entries(process.env).filter(([name]) => OF_THE_MACHINE.includes(name));
    this.local = new LocalProduct({
      home: this.home,
      logs: join(LOGS, 'bench'),
      ports: {},
      env: { ...Object.fromEntries(machine), ...SETTINGS, SMTP_URL: `smtp://127.0.0.1:${this.smtpPort}` },
      durable: true,
      demo: this.demo,
      release: this.release,
      print,
    });
    await this.local.start();
    this.pool = new Pool({ connectionString: this.local.databaseUrl, max: 4 });
    // PostgreSQL ends this connection while it stops, which is no error.
    this.pool.on('error', () => undefined);
    this.administrator = await Staff.signIn(this.web, this.environment.ADMIN_EMAIL ?? '', this.smtpPort);
    await delay(SETTLING_MS);
    const memory = (key: string) => memoryOf(this.pids[key] ?? 0)?.now ?? null;
    this.idle = { backend: memory('backend'), worker: memory('worker') };
  }

  async stop(): Promise<void> {
    await this.pool?.end();
    await this.local?.stop();
    await discard(this.home);
  }

  /** Origin of the web app and the API. */
  get web(): string {
    return this.running.web.replace('localhost', '127.0.0.1');
  }

  get databaseUrl(): string {
    return this.running.databaseUrl;
  }

  get environment(): NodeJS.ProcessEnv {
    return this.running.environment;
  }

  /** Ids of its processes: postgres, redis, backend, worker, and further workers by their keys. */
  get pids(): Record<string, number> {
    return this.running.pids;
  }

  /** The database, for what the API does not tell and for data that a row begins with. */
  get db(): Pool {
    if (!this.pool) throw new Error('The product has not started');
    return this.pool;
  }

  /** The administrator, who calls the API. */
  get staff(): Staff {
    if (!this.administrator) throw new Error('The product has not started');
    return this.administrator;
  }

  /** Starts a worker beside those that run; `worker` is the first one's key. */
  startWorker(key: string): Promise<void> {
    return this.running.startWorker(key);
  }

  stopWorker(key: string): Promise<void> {
    return this.running.stopProcess(key);
  }

  private get running(): LocalProduct {
    if (!this.local) throw new Error('The product has not started');
    return this.local;
  }
}
