import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Run } from '../counterparts/run.ts';
import { print } from '../local/print.ts';
import { startPostgres } from '../local/services/postgres.ts';
import { startRedis } from '../local/services/redis.ts';
import { freePort } from '../local/supervisor/ports.ts';
import { CountingServer } from './counting-server.ts';

const DAY_MS = 86_400_000;

/** PostgreSQL, Redis and a mail server on loopback, for processes and containers of an installation. */
export class Services {
  readonly sink: CountingServer;
  private readonly databaseUrl: string;
  private readonly redisUrl: string;

  private constructor(sink: CountingServer, databaseUrl: string, redisUrl: string) {
    this.sink = sink;
    this.databaseUrl = databaseUrl;
    this.redisUrl = redisUrl;
  }

  /** They end with the run. */
  static async start(run: Run, name: string): Promise<Services> {
    const home = join(run.home, name);
    mkdirSync(home, { recursive: true, mode: 0o755 });
    const durable = { durable: false, print };
    const postgres = await startPostgres(join(home, 'postgres'), join(run.logs, 'postgres.log'), durable);
    run.atEnd(() => postgres.server.stop());
    const redis = await startRedis(join(home, 'redis'), join(run.logs, 'redis.log'), durable);
    if (!redis) throw new Error('Redis cannot be had here');
    run.atEnd(() => redis.server.stop());
    const sink = await CountingServer.start(await freePort());
    run.atEnd(() => sink.stop());
    return new Services(sink, postgres.url, redis.url);
  }

  /** The settings of an installation in production, with an empty database of this name. */
  async settings(database: string, port: number): Promise<Record<string, string>> {
    const client = new Client({ connectionString: this.databaseUrl });
    await client.connect();
    await client.query(`create database ${database}`);
    await client.end();
    const url = new URL(this.databaseUrl);
    url.pathname = `/${database}`;
    return {
      ...productionSettings(port),
      DATABASE_URL: url.href,
      REDIS_URL: this.redisUrl,
      QUEUE_PREFIX: database,
      SMTP_URL: `smtp://127.0.0.1:${this.sink.port}`,
    };
  }
}

/** What is said of a first edition. */
export function editionSettings(): Record<string, string> {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return {
    CONVENTION_START: `${day(40)}T12:00`,
    CONVENTION_END: `${day(41)}T21:00`,
    SPONSOR_NAME: 'Trial Press',
    VENUE_NAME: 'Town Hall',
    VENUE_ADDRESS: '1 Market Square',
    SOCIAL_URL: 'https://social.tablefall-trial.org/tablefall',
    VOLUNTEER_EMAIL: 'volunteers@tablefall-trial.org',
  };
}

/** What production wants to be told, besides its services. */
export function productionSettings(port: number): Record<string, string> {
  return {
    NODE_ENV: 'production',
    APP_SECRET: '0123456789abcdef0123456789abcdef',
    PUBLIC_URL: 'https://tablefall-trial.org',
    ADMIN_EMAIL: 'admin@tablefall-trial.org',
    MAIL_FROM: 'games@tablefall-trial.org',
    ...editionSettings(),
    TRUSTED_PROXIES: '1',
    PORT: String(port),
  };
}

/** As a file of settings, which containers and units read. */
export function settingsFile(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
