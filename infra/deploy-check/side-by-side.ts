import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from '../local/paths.ts';
import { productEnvironment } from '../local/product/environment.ts';
import { discardPostgres, startPostgres } from '../local/services/postgres.ts';
import { discardRedis, startRedis } from '../local/services/redis.ts';
import { freePort } from '../local/supervisor/ports.ts';
import { run } from '../local/supervisor/processes.ts';
import { apart, Supervised } from '../local/supervisor/supervised.ts';
import { CountingServer } from './counting-server.ts';
import { gamedayWith } from './invitations.ts';

const HOME = join(LOCAL, 'deploy-check/side-by-side');
const GRACE_MS = 60_000;

/** The folder of a release, with its programs built. */
export type Release = string;

/** One installation of which each process may be of another release. */
export class SideBySide {
  readonly sink: CountingServer;
  private readonly services: Supervised[];
  private readonly environment: NodeJS.ProcessEnv;

  private constructor(sink: CountingServer, services: Supervised[], environment: NodeJS.ProcessEnv) {
    this.sink = sink;
    this.services = services;
    this.environment = environment;
  }

  static async set(): Promise<SideBySide> {
    await discard();
    mkdirSync(HOME, { recursive: true });
    const options = { durable: false };
    const postgres = await startPostgres(join(HOME, 'postgres'), join(HOME, 'postgres.log'), options);
    const redis = await startRedis(join(HOME, 'redis'), join(HOME, 'redis.log'), options);
    const sink = await CountingServer.start(await freePort());
    const services = {
      PATH: process.env.PATH,
      DATABASE_URL: postgres.url,
      ...(redis && { REDIS_URL: redis.url }),
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      // Each pair mails a link of its own.
      RESEND_COOLDOWN_SECONDS: '0',
    };
    const place = { home: HOME, port: await freePort(), now: new Date() };
    const servers = [postgres.server, ...(redis ? [redis.server] : [])];
    return new SideBySide(sink, servers, productEnvironment({}, services, place));
  }

  async clear(): Promise<void> {
    await this.sink.stop();
    for (const service of this.services) await service.stop();
    await discard();
  }

  /** Runs one of a release's programs to its end. @returns what it told */
  async program(release: Release, name: string, ...args: string[]): Promise<string> {
    const file = join(release, `backend/dist/src/${name}.js`);
    return (await run(process.execPath, [file, ...args], { cwd: release, env: this.environment })).stdout;
  }

  /** Has a release invite so many guests to a gameday. */
  async invite(release: Release, guests: number, daysAhead: number): Promise<void> {
    const file = join(HOME, 'guests.json');
    writeFileSync(file, JSON.stringify(gamedayWith(guests, daysAhead)));
    await this.program(release, 'import-data', file);
  }

  /** Does something while a backend and a worker run, each of its release. */
  async while(running: { backend: Release; worker: Release }, work: () => Promise<void>): Promise<void> {
    const processes = [this.process(running.backend, 'backend'), this.process(running.worker, 'worker')];
    try {
      for (const each of processes) await each.start();
      await work();
    } finally {
      for (const each of processes) await each.stop();
    }
  }

  /** Asks the backend for a sign-in link of the administrator, which a mail carries. */
  async askForLink(): Promise<void> {
    const { PUBLIC_URL: origin = '', ADMIN_EMAIL: email } = this.environment;
    const answer = await fetch(new URL('/api/user/login', this.address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email }),
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  }

  private get address(): string {
    return `http://127.0.0.1:${this.environment.PORT}`;
  }

  private process(release: Release, role: 'backend' | 'worker'): Supervised {
    const name = `${role}-${release === ROOT ? 'this' : 'last'}`;
    const isReady = async () => {
      const answer = await fetch(new URL('/api/health/ready', this.address)).catch(() => null);
      return answer?.ok ?? false;
    };
    return new Supervised({
      name,
      log: join(HOME, `${name}.log`),
      graceMs: GRACE_MS,
      spawn: (log) => this.spawn(release, role, log),
      ...(role === 'backend' && { isReady }),
    });
  }

  private spawn(release: Release, role: 'backend' | 'worker', log: number): ChildProcess {
    const file = join(release, `${role}/dist/src/main.js`);
    return spawn(process.execPath, [file], { cwd: release, env: this.environment, ...apart(log) });
  }
}

async function discard(): Promise<void> {
  await discardPostgres(join(HOME, 'postgres'));
  await discardRedis(join(HOME, 'redis'));
  rmSync(HOME, { recursive: true, force: true });
}
