import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

// What Linux tells of running processes under /proc; elsewhere all of it is null.

/** The kernel counts CPU time in hundredths of a second, whatever its own clock does. */
const TICKS_PER_SECOND = 100;

interface Stat {
  pid: number;
  parent: number;
  /** Ticks, with those of its children that ended. */
  ticks: number;
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold spaces; behind it, field 3 is the state.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), ticks };
  } catch {
    return null;
  }
}

/** CPU seconds that processes and all below them have used so far, those included that have ended. */
export function cpuSeconds(pids: number[]): number | null {
  const stats = withThoseBelow(pids);
  return stats.length === 0 ? null : stats.reduce((sum, stat) => sum + stat.ticks, 0) / TICKS_PER_SECOND;
}

/** Bytes that processes and all below them hold; of what several share, each has its part (PSS). */
export function memoryOfAll(pids: number[]): number | null {
  const parts = withThoseBelow(pids).map(({ pid }) => proportionalMemory(pid));
  return parts.length === 0 || parts.includes(null)
    ? null
    : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

function proportionalMemory(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1]) * 1024;
  } catch {
    return null;
  }
}

function withThoseBelow(pids: number[]): Stat[] {
  const stats = allStats();
  const counted = new Set(pids);
  for (let size = 0; size !== counted.size; ) {
    size = counted.size;
    for (const { pid, parent } of stats) if (counted.has(parent)) counted.add(pid);
  }
  return stats.filter(({ pid }) => counted.has(pid));
}

function allStats(): Stat[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
  } catch {
    return [];
  }
}

/** CPU seconds of the programs that this process has run to their end. */
export function cpuSecondsOfEnded(): number | null {
  try {
    const text = readFileSync('/proc/self/stat', 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/** Resident memory in bytes, now and at most since `forgetPeak`. */
export function memoryOf(pid: number): { now: number; peak: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const bytes = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
    return { now: bytes('VmRSS'), peak: bytes('VmHWM') };
  } catch {
    return null;
  }
}

/** Lets the peak of a process begin anew from what it holds now, where the kernel can do so. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Then the peak is that since its start, which is no smaller.
  }
}
