import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DEMO_PHOTOS, demoData } from '../../demo/demo.ts';
import { LOCAL, ROOT } from '../paths.ts';
import type { Print } from '../print.ts';
import { type LocalMailbox, startMailbox } from '../services/mailbox.ts';
import { startPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { freePort } from '../supervisor/ports.ts';
import { END_WITH_PARENT, interruptRuns, run } from '../supervisor/processes.ts';
import { apart, lastLine, Supervised } from '../supervisor/supervised.ts';
import { UserError } from '../user-error.ts';
import { build } from './build.ts';
import { productEnvironment } from './environment.ts';
import { nodeEnvironment, nodeFlags } from './node-flags.ts';

export interface ProductOptions {
  /** Where its data lives. */
  home: string;
  logs: string;
  /** Wished ports. For a taken one the next free one is used, for an absent one any free port. */
  ports: { web?: number; mailbox?: number; smtp?: number };
  /** Settings that a person gave; DATABASE_URL, REDIS_URL and SMTP_URL replace the embedded services. */
  env: NodeJS.ProcessEnv;
  durable: boolean;
  /** Fill servers that a person gave with the demo as well; the embedded ones are always filled. */
  demo?: boolean;
  print: Print;
  /** What is built of it; everything, where not given. */
  buildTarget?: string;
  /** The folder of another release, whose programs are built: they run in place of these. */
  release?: string | undefined;
  /** More flags of Node for one of its processes, by its key in `pids`. */
  nodeFlags?(key: string): string[];
}

/** Thrown inside a start that was told to stop meanwhile. */
class Stopped extends Error {}

/** A stopping worker gives up by itself after 45 s. */
const WORKER_GRACE_MS = 50_000;

/** The whole product on this machine: services, backend and worker, each a process, started and stopped in order. */
export class LocalProduct {
  readonly notes: string[] = [];
  web = '';
  mailbox: string | null = null;
  databaseUrl = '';
  redisUrl: string | null = null;
  smtpUrl = '';
  postgresData: string | null = null;
  environment: NodeJS.ProcessEnv = {};
  private newsletterForm: string | undefined;

  private readonly options: ProductOptions;
  private readonly running: { key: string; server: Supervised }[] = [];
  private starting: Promise<void> | undefined;
  private isStopping = false;

  constructor(options: ProductOptions) {
    this.options = options;
  }

  get pids(): Record<string, number> {
    const alive = this.running.flatMap(({ key, server }) => (server.pid ? [[key, server.pid] as const] : []));
    return Object.fromEntries(alive);
  }

  start(): Promise<void> {
    this.starting = this.bringUp();
    return this.starting;
  }

  /** Last started, first stopped: first requests end, then mails, then the services that both need. */
  async stop(): Promise<void> {
    this.isStopping = true;
    interruptRuns();
    await this.starting?.catch(() => undefined);
    for (const { server } of this.running.toReversed()) await server.stop();
  }

  private async bringUp(): Promise<void> {
    const { home, logs, ports, env, print, buildTarget } = this.options;
    mkdirSync(home, { recursive: true });
    mkdirSync(logs, { recursive: true });
    await allOf([this.startServices(), this.options.release ? null : build(print, buildTarget)]);
    this.goOn();

    // Only now: a first build runs for minutes, in which another product might take the port.
    const port = await freePort(ports.web);
    if (ports.web && ports.web !== port)
      this.notes.push(`Port ${ports.web} is taken, so the web app is on ${port}.`);
    this.web = `http://localhost:${port}`;

    const services = { DATABASE_URL: this.databaseUrl, SMTP_URL: this.smtpUrl };
    const redis = this.redisUrl ? { REDIS_URL: this.redisUrl } : {};
    const options = { home, port, now: new Date(), newsletterForm: this.newsletterForm };
    // Node keeps what it compiles, so that a process which starts again is up in half the time.
    const compiled = { NODE_COMPILE_CACHE: join(LOCAL, 'cache/compiled') };
    this.environment = {
      ...compiled,
      ...nodeEnvironment(this.release),
      ...productEnvironment(env, { ...services, ...redis }, options),
    };
    const demo = this.takesDemo() ? this.newDemo() : null;
    // The photos need no database, and take longer than all of the rest.
    await allOf([this.bringUpProcesses(port, demo), demo && this.addDemo('photos', DEMO_PHOTOS)]);
    if (demo) renameSync(demo, this.demoFile);
    this.goOn();
  }

  private async bringUpProcesses(port: number, demo: string | null): Promise<void> {
    await this.runOnce('migrate', this.program('migrate'), 'The database could not be migrated');
    this.goOn();
    if (demo) await this.addDemo('data', demo);
    this.goOn();
    await Promise.all([
      this.startProcess('backend', 'backend', 10_000, () => isHealthy(port)),
      this.startWorker(),
    ]);
  }

  /** Starts a worker, beside any that runs; `npm start` has one. */
  startWorker(key = 'worker'): Promise<void> {
    return this.startProcess(key, 'worker', WORKER_GRACE_MS);
  }

  /** Stops one process of the running product, by its key in `pids`. */
  async stopProcess(key: string): Promise<void> {
    const index = this.running.findIndex((each) => each.key === key);
    const [process] = index < 0 ? [] : this.running.splice(index, 1);
    await process?.server.stop();
  }

  /**
   * Invented people, and mails to them, do not belong on servers that a person gave, unless somebody asks for them.
   */
  private takesDemo(): boolean {
    const { env, demo } = this.options;
    const given = ['DATABASE_URL', 'SMTP_URL', 'S3_BUCKET'].filter((name) => env[name]);
    if (demo || given.length === 0) return true;
    this.notes.push(
      `No demo, as ${given.join(' and ')} ${given.length > 1 ? 'are' : 'is'} set: npm start -- --demo adds it.`,
    );
    return false;
  }

  private get demoFile(): string {
    return join(this.options.home, 'demo.json');
  }

  /** The file of what is to be added. It is added once, so that what a person deletes stays deleted. */
  private newDemo(): string | null {
    if (existsSync(this.demoFile) && !this.options.demo) return null;
    const unfinished = `${this.demoFile}.new`;
    writeFileSync(unfinished, JSON.stringify(demoData(this.environment, new Date()), null, 2));
    return unfinished;
  }

  private addDemo(what: 'data' | 'photos', source: string): Promise<void> {
    const program = this.program(`import-${what}`);
    return this.runOnce(`demo-${what}`, program, 'The demo could not be added', [source]);
  }

  private get release(): string {
    return this.options.release ?? ROOT;
  }

  private program(name: string): string {
    return join(this.release, `backend/dist/src/${name}.js`);
  }

  private goOn(): void {
    if (this.isStopping) throw new Stopped('stopped');
  }

  private log(name: string): string {
    return join(this.options.logs, `${name}.log`);
  }

  /** Order of the list: PostgreSQL, Redis, mailbox; they start at the same time. */
  private async startServices(): Promise<void> {
    const { home, env, durable, print, ports } = this.options;
    const service = { durable, print };
    const [postgres, redis, mailbox] = await Promise.allSettled([
      env.DATABASE_URL ? null : startPostgres(join(home, 'postgres'), this.log('postgres'), service),
      env.REDIS_URL ? null : startRedis(join(home, 'redis'), this.log('redis'), service),
      env.SMTP_URL
        ? null
        : startMailbox(
            join(home, 'mailbox'),
            this.log('mailbox'),
            { page: ports.mailbox, smtp: ports.smtp },
            print,
          ),
    ]);
    for (const [key, result] of Object.entries({ postgres, redis, mailbox })) {
      if (result.status === 'fulfilled' && result.value)
        this.running.push({ key, server: result.value.server });
    }
    for (const result of [postgres, redis, mailbox]) if (result.status === 'rejected') throw result.reason;
    this.databaseUrl = value(postgres)?.url ?? env.DATABASE_URL ?? '';
    this.postgresData = value(postgres)?.dataDir ?? null;
    this.redisUrl = value(redis)?.url ?? env.REDIS_URL ?? null;
    if (!this.redisUrl)
      this.notes.push("No Redis can be had here, so the queues run on BullMQ's PostgreSQL backend.");
    this.useMailbox(value(mailbox));
  }

  private useMailbox(mailbox: LocalMailbox | null): void {
    const { env, ports } = this.options;
    this.mailbox = mailbox?.page ?? null;
    this.newsletterForm = mailbox?.newsletterForm;
    this.smtpUrl = mailbox?.smtpUrl ?? env.SMTP_URL ?? '';
    if (mailbox && ports.mailbox && !mailbox.page.endsWith(`:${ports.mailbox}`)) {
      this.notes.push(`Port ${ports.mailbox} is taken, so the mailbox is on ${new URL(mailbox.page).port}.`);
    }
  }

  private async runOnce(name: string, entry: string, failure: string, args: string[] = []): Promise<void> {
    this.goOn();
    const options = { cwd: this.release, env: this.environment, maxBuffer: 64 * 1024 * 1024 };
    const running = run(process.execPath, [...nodeFlags(name, this.release), entry, ...args], options);
    const { stdout, stderr, failed } = await running.then(
      (output) => ({ ...output, failed: false }),
      (error: { stdout?: string; stderr?: string }) => ({
        stdout: error.stdout,
        stderr: error.stderr,
        failed: true,
      }),
    );
    const output = `${stdout ?? ''}${stderr ?? ''}`;
    writeFileSync(this.log(name), output, { mode: 0o600 });
    if (failed) {
      this.goOn();
      const reason = /^\w*Error: .*$/m.exec(output)?.[0] ?? lastLine(this.log(name));
      throw new UserError(`${failure}: ${reason} (log: ${relative(ROOT, this.log(name))})`);
    }
    this.goOn();
  }

  private async startProcess(
    key: string,
    program: 'backend' | 'worker',
    graceMs: number,
    isReady?: () => Promise<boolean>,
  ) {
    const flags = [...nodeFlags(program, this.release), ...(this.options.nodeFlags?.(key) ?? [])];
    const server = new Supervised({
      name: `The ${program}`,
      log: this.log(key),
      print: this.options.print,
      graceMs,
      spawn: (log) =>
        spawn(
          process.execPath,
          [...END_WITH_PARENT, ...flags, join(this.release, `${program}/dist/src/main.js`)],
          {
            cwd: this.release,
            env: this.environment,
            ...apart(log),
          },
        ),
      isReady,
    });
    this.running.push({ key, server });
    await server.start();
  }
}

/** Waits for the end of all of them, also where one fails. */
async function allOf(steps: unknown[]): Promise<void> {
  for (const step of await Promise.allSettled(steps)) if (step.status === 'rejected') throw step.reason;
}

function value<T>(result: PromiseSettledResult<T>): T | null {
  return result.status === 'fulfilled' ? result.value : null;
}

function isHealthy(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}
