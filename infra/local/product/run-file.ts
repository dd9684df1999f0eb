import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, LOGS, ROOT } from '../paths.ts';
import { commandOf, stopLeftover } from '../supervisor/processes.ts';
import { UserError } from '../user-error.ts';
import type { LocalProduct } from './product.ts';

/** What `.local/run.json` says about the running product. */
export interface RunFile {
  pid: number;
  startedAt: string;
  web: string;
  docs: string;
  mailbox: string | null;
  smtpUrl: string;
  databaseUrl: string;
  redisUrl: string | null;
  postgresData: string | null;
  administrator: string;
  logs: string;
  pids: Record<string, number>;
}

const RUN = join(LOCAL, 'run.json');
const CLAIM = join(LOCAL, 'supervisor.pid');
/** Backend, worker, mailbox and supervisor are all started with a path inside this checkout. */
const OURS = new RegExp(`node.*${ROOT.replaceAll(/[^\w/]/g, '\\$&')}/`);

export function readRun(): RunFile | null {
  try {
    return JSON.parse(readFileSync(RUN, 'utf8')) as RunFile;
  } catch {
    return null;
  }
}

/** One product at a time in one checkout: the second start is told where the first one is. */
export function claim(): void {
  mkdirSync(LOCAL, { recursive: true });
  for (;;) {
    try {
      writeFileSync(CLAIM, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = Number(readFileSync(CLAIM, { encoding: 'utf8', flag: 'a+' }));
    if (OURS.test(commandOf(owner))) {
      const run = readRun();
      const where = run?.pid === owner && run.web ? `: ${run.web}` : ', it is just starting';
      throw new UserError(
        `Tablefall is already running in this folder${where} (process ${owner}). Stop it there with Ctrl-C.`,
      );
    }
    rmSync(CLAIM, { force: true });
  }
}

/** Ends processes that a killed supervisor left. They notice by themselves, but their ports are needed now. */
export async function stopLeftovers(): Promise<void> {
  const pids = readRun()?.pids ?? {};
  const processes = ['backend', 'worker', 'mailbox'].flatMap((key) => pids[key] ?? []);
  await Promise.all(processes.map((pid) => stopLeftover(pid, (command) => OURS.test(command))));
}

export function writeRun(product: LocalProduct, startedAt: string): void {
  const run: RunFile = {
    pid: process.pid,
    startedAt,
    web: product.web,
    docs: `${product.web}/api/docs`,
    mailbox: product.mailbox,
    smtpUrl: product.smtpUrl,
    databaseUrl: product.databaseUrl,
    redisUrl: product.redisUrl,
    postgresData: product.postgresData,
    administrator: product.environment.ADMIN_EMAIL ?? '',
    logs: LOGS,
    pids: { supervisor: process.pid, ...product.pids },
  };
  writeFileSync(RUN, `${JSON.stringify(run, null, 2)}\n`, { mode: 0o600 });
}

export function release(): void {
  if (existsSync(CLAIM) && Number(readFileSync(CLAIM, 'utf8')) === process.pid) {
    rmSync(RUN, { force: true });
    rmSync(CLAIM, { force: true });
  }
}
