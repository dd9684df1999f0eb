import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { LOCAL, ROOT } from '../../local/paths.ts';
import { print } from '../../local/print.ts';
import { build } from '../../local/product/build.ts';
import { productEnvironment } from '../../local/product/environment.ts';
import { discardPostgres, startPostgres } from '../../local/services/postgres.ts';
import { freePort } from '../../local/supervisor/ports.ts';
import { run } from '../../local/supervisor/processes.ts';
import { apart, Supervised } from '../../local/supervisor/supervised.ts';
import { CountingServer } from '../counting-server.ts';
import { gamedayWith } from '../invitations.ts';

const HOME = join(LOCAL, 'deploy-check/restore');
const TABLEFALL = join(ROOT, 'bin/tablefall');
const WORKER_GRACE_MS = 50_000;

/** Where a backup is restored for a trial: a PostgreSQL with some databases, a mail server, and the product's commands. */
export class RestoreStage {
  readonly backups = join(HOME, 'backups');
  readonly sink: CountingServer;
  private readonly server: Supervised;
  private readonly databaseUrl: string;
  private readonly programs: string;

  private constructor(sink: CountingServer, server: Supervised, databaseUrl: string, programs: string) {
    this.sink = sink;
    this.server = server;
    this.databaseUrl = databaseUrl;
    this.programs = programs;
  }

  /** @param programs the folder of pg_dump and the others */
  static async set(programs: string): Promise<RestoreStage> {
    await discard();
    mkdirSync(HOME, { recursive: true });
    await build(print);
    const { url, server } = await startPostgres(join(HOME, 'postgres'), join(HOME, 'postgres.log'), {
      durable: false,
    });
    const sink = await CountingServer.start(await freePort());
    return new RestoreStage(sink, server, url, programs);
  }

  async clear(): Promise<void> {
    await this.sink.stop();
    await this.server.stop();
    await discard();
  }

  async makeDatabase(name: string): Promise<void> {
    const client = new Client({ connectionString: this.databaseUrl });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
  }

  /** Lets so many invitations wait in a database, and a stored file lie beside it. */
  async invite(database: string, count: number): Promise<void> {
    await this.tablefall(database, 'migrate');
    const file = join(HOME, 'guests.json');
    writeFileSync(file, JSON.stringify(gamedayWith(count)));
    await this.tablefall(database, 'import-data', file);
    const media = this.environment(database).STORAGE_FOLDER ?? '';
    mkdirSync(media, { recursive: true });
    writeFileSync(join(media, 'manifest.json'), '{"photos":[]}');
  }

  /** Runs one of the product's commands on a database. @returns what it told */
  async tablefall(database: string, ...args: string[]): Promise<string> {
    const options = { cwd: ROOT, env: this.environment(database), maxBuffer: 16 * 1024 * 1024 };
    return (await run(TABLEFALL, args, options)).stdout;
  }

  /** Does something while a worker serves a database, also while that is still empty. */
  async withWorker(database: string, work: () => Promise<void>): Promise<void> {
    const worker = new Supervised({
      name: `The worker of ${database}`,
      log: join(HOME, `worker-${database}.log`),
      graceMs: WORKER_GRACE_MS,
      spawn: (log) =>
        spawn(TABLEFALL, ['worker'], { cwd: ROOT, env: this.environment(database), ...apart(log) }),
    });
    await worker.start();
    try {
      await work();
    } finally {
      await worker.stop();
    }
  }

  /** When a backup was taken, as it says itself. */
  takenAt(folder: string): string {
    const { takenAt } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      takenAt: string;
    };
    return takenAt;
  }

  /** Without Redis, whose queues are another database's after a restore: mail leaves straight from the outbox. */
  private environment(database: string): NodeJS.ProcessEnv {
    const url = new URL(this.databaseUrl);
    url.pathname = `/${database}`;
    const services = {
      PATH: process.env.PATH,
      DATABASE_URL: url.href,
      SMTP_URL: `smtp://127.0.0.1:${this.sink.port}`,
      BACKUP_FOLDER: this.backups,
      BACKUP_POSTGRES_PROGRAMS: this.programs,
      STORAGE_FOLDER: join(HOME, `media-${database}`),
    };
    return productEnvironment({}, services, { home: HOME, port: 3000, now: new Date() });
  }
}

async function discard(): Promise<void> {
  await discardPostgres(join(HOME, 'postgres'));
  rmSync(HOME, { recursive: true, force: true });
}
