import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@tablefall/platform/processes/free-port';
import { Redis } from 'ioredis';
import { until } from './test-outbox.ts';

interface ServerProgram {
  path: string;
  env: NodeJS.ProcessEnv;
}

/** A Redis of a spec's own, which may be killed and started again with what it kept on disk. */
export class TestRedis {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly program: ServerProgram,
    private readonly folder: string,
    private readonly port: number,
    private readonly options: Record<string, string>,
  ) {}

  /** Whether the run's Redis is a program of this machine, of which another one can be started. */
  static async canStart(): Promise<boolean> {
    return (await programOfTheRun()) !== null;
  }

  /** @param options of redis.conf, such as those of its persistence */
  static async start(options: Record<string, string>): Promise<TestRedis> {
    const program = await programOfTheRun();
    if (!program) throw new Error('The run has no Redis of its own');
    const redis = new TestRedis(program, await mkdtemp(join(tmpdir(), 'redis-')), await freePort(), options);
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}/0`;
  }

  /** Starts it again after a kill, on the same port. */
  async start(): Promise<void> {
    const settings = {
      port: String(this.port),
      bind: '127.0.0.1',
      dir: this.folder,
      save: '',
      ...this.options,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    this.child = spawn(this.program.path, flags, { env: this.program.env, stdio: 'ignore' });
    const client = new Redis(this.url, { maxRetriesPerRequest: 0, retryStrategy: () => 50 });
    client.on('error', () => undefined);
    await until(() =>
      client.ping().then(
        (answer) => answer === 'PONG',
        () => false,
      ),
    );
    client.disconnect();
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async discard(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The program behind REDIS_URL, which may be unpacked beside its libraries: they are where that process found them. */
async function programOfTheRun(): Promise<ServerProgram | null> {
  if (!process.env.REDIS_URL) return null;
  const client = new Redis(process.env.REDIS_URL);
  const info = await client.info('server');
  client.disconnect();
  const path = /^executable:(.+?)\r?$/m.exec(info)?.[1] ?? '';
  if (!existsSync(path)) return null;
  const maps = `/proc/${/^process_id:(\d+)/m.exec(info)?.[1]}/maps`;
  if (!existsSync(maps)) return { path, env: process.env };
  const libraries = readFileSync(maps, 'utf8').match(/\/\S+(?=\/[^/\s]+\.so)/g) ?? [];
  return { path, env: { ...process.env, LD_LIBRARY_PATH: [...new Set(libraries)].join(':') } };
}
