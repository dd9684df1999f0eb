import { type ChildProcess, type ExecFileOptions, execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const underWay = new Set<ChildProcess>();

/** Arguments of Node for a process that ends with the one that starts it. */
export const END_WITH_PARENT = ['--import', join(import.meta.dirname, 'end-with-parent.mjs')];

/** Runs a program to its end and returns what it wrote; a failure carries its output as well. */
export function run(file: string, args: string[], options: ExecFileOptions = {}) {
  const running = execute(file, args, { ...options, encoding: 'utf8' });
  underWay.add(running.child);
  running.child.once('close', () => underWay.delete(running.child));
  return running;
}

/** Ends whatever `run` waits for, when the command as a whole is to stop. */
export function interruptRuns(): void {
  for (const child of underWay) child.kill('SIGTERM');
}

/**
 * The command line of a process, or '' when it is gone. A process id alone is not enough: it may belong to another
 * one by now.
 */
export function commandOf(pid: number): string {
  if (!Number.isInteger(pid) || pid <= 0) return '';
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout.trim();
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
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

/** Signals a child that leads a process group and whatever else is in the group; false when nobody is left in it. */
export function signalGroup(leader: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (leader.pid === undefined) return false;
  try {
    return process.kill(-leader.pid, signal);
  } catch {
    return false;
  }
}

/** Asks the whole group of a child to end, and returns once it is gone, after `graceMs` by SIGKILL. */
export async function stopGroup(leader: ChildProcess, graceMs: number): Promise<void> {
  signalGroup(leader, 'SIGTERM');
  await waitUntil(() => !signalGroup(leader, 0), graceMs, 20);
  signalGroup(leader, 'SIGKILL');
}

/** Ends a process that an earlier, killed run left behind, if `pid` still runs the command that is meant. */
export async function stopLeftover(
  pid: number,
  isMeant: (command: string) => boolean,
  { signals = ['SIGTERM', 'SIGKILL'] as NodeJS.Signals[], graceMs = 10_000 } = {},
): Promise<void> {
  const isGone = () => !isMeant(commandOf(pid));
  for (const signal of signals) {
    if (isGone()) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    await waitUntil(isGone, graceMs);
  }
}
