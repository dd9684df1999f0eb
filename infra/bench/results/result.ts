import type { Measured, Row } from '../row.ts';

/** What came of one row. */
export interface Result {
  row: Omit<Row, 'run'>;
  measured: Measured | null;
  /** Why it was not measured. */
  trouble?: string;
  /** True when it should have been measured. */
  failed?: boolean;
  /** ISO 8601. */
  at: string;
  /** The newest migration at that time, which tells how old the figures are. */
  migration: string;
  /** What it was measured on. */
  machine: string;
}

/** What a file of results holds. */
export interface Report {
  results: Result[];
  /** The same of the short form, whose small rounds reach less. */
  short?: Result[];
}
