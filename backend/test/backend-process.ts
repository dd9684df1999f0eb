import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@tablefall/platform/processes/free-port';
import { type ApiClient, apiClient } from './api-client.ts';
import type { TestApp } from './test-app.ts';

/** Less than a spec may take, and more than a busy machine needs. */
const START_LIMIT_MS = 80_000;

const repository = join(import.meta.dirname, '../..');

/** The app's own: both count in the same Redis, and so do the specs before. */
function throttlesOf(config: object): Record<string, string> {
  const throttles = Object.entries(config).filter(([name]) => name.startsWith('THROTTLE_'));
  return Object.fromEntries(throttles.map(([name, limit]) => [name, String(limit)]));
}

/** The real backend as a process of its own on the services of a `TestApp`, to be killed. It tells the time by the real clock. */
export class BackendProcess {
  /** What it has logged, as far as LOG_LEVEL lets it. */
  log = '';
  private complaints = '';

  private constructor(
    private readonly app: TestApp,
    private readonly child: ChildProcess,
    private readonly url: string,
  ) {
    child.stdout?.on('data', (chunk: Buffer) => {
      this.log += chunk;
    });
    child.stderr?.on('data', (text: Buffer) => {
      this.complaints += text;
      process.stderr.write(text);
    });
  }

  /** @param environment variables besides those it shares with the app */
  static async start(app: TestApp, environment: Record<string, string> = {}): Promise<BackendProcess> {
    const port = await freePort();
    const { DATABASE_URL, REDIS_URL, APP_SECRET, PUBLIC_URL, STORAGE_FOLDER } = app.config;
    const child = spawn(
      process.execPath,
      [
        '--conditions=source',
        ...['./infra/local/supervisor/end-with-parent.mjs', './worker/test/swc-register.mjs'].flatMap(
          (file) => ['--import', file],
        ),
        './backend/src/main.ts',
      ],
      {
        cwd: repository,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          NODE_ENV: 'test',
          LOG_LEVEL: 'fatal',
          PORT: String(port),
          DATABASE_URL,
          ...(REDIS_URL && { REDIS_URL }),
          APP_SECRET,
          PUBLIC_URL,
          STORAGE_FOLDER,
          ...throttlesOf(app.config),
          ...environment,
        },
      },
    );
    const backend = new BackendProcess(app, child, `http://127.0.0.1:${port}`);
    try {
      await backend.untilItAnswers();
    } catch (error) {
      await backend.kill();
      throw error;
    }
    return backend;
  }

  async signedIn(email: string): Promise<ApiClient> {
    const client = apiClient(this.url);
    await client.post('/api/user/login').send({ email }).expect(200);
    await client.post(`/api/user/verify/${await this.app.signInCode(email)}`).expect(200);
    return client;
  }

  /** Bytes of memory that it holds now, and has held at most; zeros where the system is not Linux. */
  async memory(): Promise<{ resident: number; highest: number }> {
    const status = await readFile(`/proc/${this.child.pid}/status`, 'utf8').catch(() => '');
    const bytesOf = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;
    return { resident: bytesOf('VmRSS'), highest: bytesOf('VmHWM') };
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill('SIGKILL');
      await once(this.child, 'exit');
    }
  }

  private async untilItAnswers(): Promise<void> {
    const patience = Date.now() + START_LIMIT_MS;
    while (this.child.exitCode === null && Date.now() < patience) {
      const answer = await fetch(`${this.url}/api/health/live`).catch(() => null);
      if (answer?.ok) {
        return;
      }
      await sleep(50);
    }
    throw new Error(`The backend did not start. ${this.complaints}`);
  }
}
