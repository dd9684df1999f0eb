import { type ChildProcess, execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

export const run = promisify(execFile);

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The program a process runs, or '' when there is no such process: a process id alone may have been reused. */
export function programOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) === 'Z') return '';
    return status.slice(status.indexOf('(') + 1, status.lastIndexOf(')'));
  } catch {
    if (process.platform === 'linux') return '';
    return spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).stdout.trim();
  }
}

export async function waitUntil(check: () => boolean | Promise<boolean>, timeoutMs: number, everyMs = 50) {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await check()) return true;
    await delay(everyMs);
  }
  return false;
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

/** Asks a child to end with each signal in turn, the last being SIGKILL, and returns once it is gone. */
export async function stopChild(
  child: ChildProcess,
  graceMs: number,
  ...signals: NodeJS.Signals[]
): Promise<void> {
  for (const signal of signals.length ? signals : (['SIGTERM'] as const)) {
    if (hasEnded(child)) return;
    child.kill(signal);
    if (await waitUntil(() => hasEnded(child), graceMs, 20)) return;
  }
  child.kill('SIGKILL');
  await waitUntil(() => hasEnded(child), 5_000, 20);
}

/** Ends a process that an earlier, killed run left behind, if `pid` still is the program we expect. */
export async function stopLeftover(pid: number, program: RegExp, graceMs = 10_000): Promise<void> {
  const isStillIt = () => program.test(programOf(pid));
  if (!isStillIt()) return;
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitUntil(() => !isStillIt(), graceMs)) return;
  }
}

/** Calls `onGone` once when the process that started this one is gone: npm passes SIGTERM to its shell only. */
export function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}
