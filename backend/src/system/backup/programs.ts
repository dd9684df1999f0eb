import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import type { Config } from '@tablefall/platform/config/config';

/** What keeps a command from its work, in words for whoever typed it. */
export class OperationError extends Error {}

interface Run {
  env?: NodeJS.ProcessEnv;
  /** What it reads; nothing when not given. */
  input?: string | Readable;
  /** A file for what it writes; returned when not given. */
  output?: string;
  /** Exit codes that are no failure. */
  accept?: number[];
}

const KEPT_OF_ERRORS = 2_000;

/**
 * Runs a program to its end. It finds its own settings in the environment as well.
 * Throws OperationError with the end of what it complained about.
 *
 * @returns what it wrote, unless that went to a file
 */
export async function run(program: string, args: string[], options: Run = {}): Promise<string> {
  const { env, input, output, accept = [0] } = options;
  const child = spawn(program, args, { env: { ...process.env, ...env } });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-KEPT_OF_ERRORS);
  });
  const end = new Promise<number>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT' ? new OperationError(`${program} is not installed on this machine.`) : error,
      ),
    );
    child.once('close', (code) => resolve(code ?? 1));
  });
  const taken = output
    ? pipeline(child.stdout, createWriteStream(output, { mode: 0o600 })).then(() => '')
    : buffer(child.stdout).then(String);
  const fed = feed(child.stdin, input, () => child.kill('SIGKILL'));
  const [code, text] = await Promise.all([end, taken, fed]);
  if (!accept.includes(code)) {
    throw new OperationError(`${program} failed: ${complaints.trim() || `exit code ${code}`}`);
  }
  return text;
}

/** A program that ends early says why by its exit code. Input that breaks off must never look like its end. */
async function feed(
  stdin: NodeJS.WritableStream,
  input: string | Readable | undefined,
  stop: () => void,
): Promise<void> {
  stdin.on('error', () => undefined);
  if (!input || typeof input === 'string') {
    stdin.end(input ?? '');
    return;
  }
  input.once('error', stop);
  input.pipe(stdin);
  await finished(input, { writable: false });
}

/** PostgreSQL's own programs, for one database. */
export class PostgresPrograms {
  private readonly env: NodeJS.ProcessEnv;
  private readonly url: string;

  constructor(
    private readonly config: Config,
    databaseUrl: string,
  ) {
    const url = new URL(databaseUrl);
    // In the environment, because everybody on the machine can read the arguments of a program.
    this.env = { PGPASSWORD: decodeURIComponent(url.password) };
    url.password = '';
    this.url = url.href;
  }

  /** Makes sure that the programs are there and read this server. */
  async requireVersion(serverMajor: number): Promise<void> {
    for (const name of ['pg_dump', 'pg_restore', 'psql']) {
      const text = await run(this.pathOf(name), ['--version']).catch((error: Error) => {
        throw new OperationError(`${error.message} ${this.advice(serverMajor)}`);
      });
      const major = Number(/(\d+)/.exec(text)?.[1]);
      if (major < serverMajor) {
        throw new OperationError(
          `${name} is of PostgreSQL ${major} and cannot read the server, which is of ${serverMajor}. ${this.advice(serverMajor)}`,
        );
      }
    }
  }

  /** Dumps what a snapshot shows into a file; queues that run in the database are not part of it. */
  async dump(file: string, snapshot: string): Promise<void> {
    const options = ['--format=custom', '--no-password', '--exclude-schema=bullmq'];
    await run(
      this.pathOf('pg_dump'),
      [...options, `--snapshot=${snapshot}`, `--file=${file}`, `--dbname=${this.url}`],
      { env: this.env },
    );
  }

  /**
   * Restores a dump and then runs statements, all of it in one transaction: whoever opens the database meanwhile sees
   * nothing or everything.
   */
  async restore(file: string, statements: string): Promise<void> {
    const script = new PassThrough();
    const options = ['--no-password', '--quiet', '--no-psqlrc', '--single-transaction', '--output=/dev/null'];
    const restored = run(
      this.pathOf('psql'),
      [...options, '--set=ON_ERROR_STOP=1', '--file=-', `--dbname=${this.url}`],
      { env: this.env, input: script },
    );
    const pieces = spawn(this.pathOf('pg_restore'), ['--no-owner', '--no-privileges', '--file=-', file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    pieces.stdout.pipe(script, { end: false });
    pieces.once('error', (error) => script.destroy(error));
    pieces.once('close', (code) => {
      if (code === 0) script.end(statements);
      else script.destroy(new OperationError('The dump could not be read; nothing was restored.'));
    });
    await restored;
  }

  private pathOf(name: string): string {
    const folder = this.config.BACKUP_POSTGRES_PROGRAMS;
    return folder ? join(folder, name) : name;
  }

  private advice(serverMajor: number): string {
    return `Install postgresql-client-${serverMajor}, or name the folder of its programs in BACKUP_POSTGRES_PROGRAMS.`;
  }
}
