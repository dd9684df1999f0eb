import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../../counterparts/run.ts';
import { ROOT } from '../../local/paths.ts';
import { print } from '../../local/print.ts';
import { build } from '../../local/product/build.ts';
import { startPostgres } from '../../local/services/postgres.ts';
import { startRedis } from '../../local/services/redis.ts';
import { freePort } from '../../local/supervisor/ports.ts';
import { run as runProgram } from '../../local/supervisor/processes.ts';
import { apart, Supervised } from '../../local/supervisor/supervised.ts';
import { editionSettings } from '../services.ts';

const DAY_MS = 86_400_000;
const TABLEFALL = join(ROOT, 'bin/tablefall');

/** A name that belongs to home networks, so that no certificate and no mail ever leaves for it. */
export const HOST = 'tablefall.home.arpa';

/** The built backend as in production, behind one proxy. */
export class ProxiedProduct {
  readonly port: number;
  private readonly environment: NodeJS.ProcessEnv;
  private readonly log: string;
  private turn: Promise<unknown> = Promise.resolve();
  private days = 0;

  private constructor(port: number, environment: NodeJS.ProcessEnv, log: string) {
    this.port = port;
    this.environment = environment;
    this.log = log;
  }

  static async start(run: Run): Promise<ProxiedProduct> {
    await build(print);
    const home = join(run.home, 'product');
    mkdirSync(home, { recursive: true });
    const options = { durable: false };
    const postgres = await startPostgres(join(home, 'postgres'), join(run.logs, 'postgres.log'), options);
    run.atEnd(() => postgres.server.stop());
    const redis = await startRedis(join(home, 'redis'), join(run.logs, 'redis.log'), options);
    if (redis) run.atEnd(() => redis.server.stop());
    const port = await freePort();
    const environment = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PUBLIC_URL: `https://${HOST}`,
      PORT: String(port),
      METRICS_PORT: String(await freePort()),
      TRUSTED_PROXIES: '1',
      DATABASE_URL: postgres.url,
      ...(redis ? { REDIS_URL: redis.url } : { QUEUE: 'postgres' }),
      APP_SECRET: 'a secret of this one trial, long enough',
      ADMIN_EMAIL: `admin@${HOST}`,
      MAIL_FROM: `hello@${HOST}`,
      SMTP_URL: 'smtp://127.0.0.1:1',
      ...editionSettings(),
      CONVENTION_START: '2099-10-09T12:00',
      CONVENTION_END: '2099-10-10T21:00',
      STORAGE_FOLDER: join(home, 'media'),
      STAFF_MAILS_PER_DAY: '1000000',
    };
    const product = new ProxiedProduct(port, environment, join(run.logs, 'backend.log'));
    await product.tablefall('migrate');
    await product.serve(run);
    return product;
  }

  /** Does something when those who asked before are done: of two links for one account, using one takes the other away. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => undefined);
    return done;
  }

  /** A day of the future for a gameday, each time another one. */
  nextDay(): string {
    this.days += 1;
    return new Date(Date.now() + (30 + this.days) * DAY_MS).toISOString().slice(0, 10);
  }

  /** The lines of the log about a request of this path. */
  logOf(path: string): { req: { id: string }; network?: string }[] {
    const lines = readFileSync(this.log, 'utf8').split('\n');
    return lines.filter((line) => line.includes(`"${path}"`)).map((line) => JSON.parse(line));
  }

  /** The code of a link that signs the administrator in. */
  async signInCode(): Promise<string> {
    const [link = ''] = (await this.tablefall('admin', 'sign-in-link')).split('\n');
    return link.slice(link.lastIndexOf('/') + 1);
  }

  private async tablefall(...args: string[]): Promise<string> {
    return (await runProgram(TABLEFALL, args, { cwd: ROOT, env: this.environment })).stdout;
  }

  private async serve(run: Run): Promise<void> {
    const backend = new Supervised({
      name: 'The backend',
      log: this.log,
      graceMs: 40_000,
      spawn: (log) => spawn(TABLEFALL, ['backend'], { cwd: ROOT, env: this.environment, ...apart(log) }),
      isReady: async () => {
        const answer = await fetch(`http://127.0.0.1:${this.port}/api/health/ready`).catch(() => null);
        return answer?.ok ?? false;
      },
    });
    await backend.start();
    run.atEnd(() => backend.stop());
  }
}
