import type { Bench } from './bench.ts';

/** One line of the benchmark's table. A file of `rows` exports its rows as `rows: Row[]`. */
export interface Row {
  /** By which it is run: `npm run bench -- send`. */
  name: string;
  /** What is measured against what, in a sentence. */
  title: string;
  /** What it has to reach, and what it is meant to reach; null where nothing is asked. */
  must: number | null;
  aim: number | null;
  better: 'higher' | 'lower';
  /** Of `must`, `aim` and the value; a ratio when absent. */
  unit?: 's' | 'ms' | 'MB' | 'kB' | 'points' | 'seats';
  /** It is part of the short form, and held to its Must there. For ratios only: they hold on a busy machine. */
  short?: true;
  /**
   * It measures what the product's programs take for a mail, a list or an answer, so two releases can be compared by it
   * (`--against`).
   */
  road?: true;
  /** What keeps the row from being better, for the page. */
  limitedBy?: string;
  run(bench: Bench): Promise<Measured>;
}

export interface Measured {
  /** The median, in the row's unit. */
  value: number;
  /** The lowest and highest of the rounds. */
  spread?: [number, number];
  /** The figures behind a ratio, with their units: '1,320 mails/s'. */
  subject?: string;
  reference?: string;
  /** CPU microseconds for each mail, row or request; null where the machine does not tell. */
  cpu?: { subject: number | null; reference: number | null };
}

/** The machine lacks what the row is compared with. The row is reported as not measured. */
export class NotMeasured extends Error {}
