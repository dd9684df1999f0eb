import { type Measured, NotMeasured } from './row.ts';

/** What was done: so many mails, rows or requests. */
interface Work {
  units: number;
  /** Where a stopwatch around all of it would say something else. */
  seconds?: number;
  /** CPU seconds, where whoever did it counts by itself. */
  cpuSeconds?: number | null;
}

/** One of the two that are compared. */
export interface Contender {
  run(): Promise<Work>;
  /** CPU seconds used so far by those who do the work (`process-figures.ts`). */
  cpu?(): number | null;
}

interface Run {
  /** Units a second. */
  rate: number;
  /** CPU microseconds a unit. */
  cpu: number | null;
}

/** Rates of one comparison: references stand before and after each subject. */
export interface Comparison {
  references: Run[];
  subjects: Run[];
}

async function runOnce({ run, cpu }: Contender): Promise<Run> {
  const cpuBefore = cpu?.() ?? null;
  const begin = performance.now();
  const { units, seconds = (performance.now() - begin) / 1_000, cpuSeconds = null } = await run();
  const cpuAfter = cpu?.() ?? null;
  const used = cpuBefore === null || cpuAfter === null ? cpuSeconds : cpuAfter - cpuBefore;
  return { rate: units / seconds, cpu: used === null ? null : (used / units) * 1e6 };
}

/** Reference, subject, reference, subject … reference: what changes on the machine meanwhile changes both. */
export async function compare(reference: Contender, subject: Contender, rounds: number): Promise<Comparison> {
  const references = [await runOnce(reference)];
  const subjects: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    subjects.push(await runOnce(subject));
    references.push(await runOnce(reference));
  }
  return { references, subjects };
}

/** The median ratio of the subject's rate and that of the references on its both sides, with the figures behind it. */
export function ratioOf(comparison: Comparison, unit: string): Measured {
  const rateOf = ({ rate }: Run) => rate;
  const text = (runs: Run[]) => `${Math.round(median(runs.map(rateOf))).toLocaleString('en')} ${unit}/s`;
  const { subjects, references } = comparison;
  return {
    ...ratiosIn(comparison, (subject, around) => subject.rate / mean(around.map(rateOf))),
    subject: text(subjects),
    reference: text(references),
    cpu: { subject: medianCpu(subjects), reference: medianCpu(references) },
  };
}

/**
 * The CPU time that the reference takes for a unit ÷ that of the subject: a busy machine changes it little.
 * Throws NotMeasured where the machine does not tell it.
 */
export function cpuRatioOf(comparison: Comparison): Measured {
  const { subjects, references } = comparison;
  const cpu = { subject: medianCpu(subjects), reference: medianCpu(references) };
  if (!cpu.subject || !cpu.reference)
    throw new NotMeasured('This machine does not tell the CPU time of a process.');
  const ratios = ratiosIn(comparison, (subject, around) => mean(around.map(cpuOf)) / cpuOf(subject));
  return { ...ratios, cpu };
}

const cpuOf = ({ cpu }: Run) => cpu ?? Number.NaN;

/** Throws NotMeasured where a round finished nothing. */
function ratiosIn(
  { references, subjects }: Comparison,
  ratio: (subject: Run, around: Run[]) => number,
): Pick<Measured, 'value' | 'spread'> {
  const ratios = subjects.map((subject, round) => ratio(subject, references.slice(round, round + 2)));
  if (!ratios.every(Number.isFinite))
    throw new NotMeasured('In one of its rounds the machine was too slow to finish anything.');
  return { value: median(ratios), spread: [Math.min(...ratios), Math.max(...ratios)] };
}

function medianCpu(runs: Run[]): number | null {
  const known = runs.flatMap(({ cpu }) => cpu ?? []);
  return known.length > 0 ? median(known) : null;
}

function mean(values: number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

export function median(values: number[]): number {
  return percentile(values, 50);
}

/** The value that so many percent of `values` do not exceed; between two, the weighted mean. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = ((sorted.length - 1) * percent) / 100;
  const [below = Number.NaN, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place % 1);
}
