import type { CheckedLine, Verdict } from './check-guests.ts';

/** A page's worth of verdicts: a list of 100,000 would never be read, and would stall the page. */
export const MOST_SHOWN_LINES = 300;

/** What the page asks of the worker: to check a text, or to hand over the guests of the last one. */
export type GuestListRequest = { kind: 'check'; id: number; text: string } | { kind: 'collect'; id: number };

export interface GuestListSummary {
  counts: Record<Verdict, number>;
  /** Lines checked, empty ones left out. */
  total: number;
  /** How many guests are sent. */
  guests: number;
  all: CheckedLine[];
  problems: CheckedLine[];
}

export type GuestListAnswer =
  | { kind: 'checked'; id: number; summary: GuestListSummary }
  | { kind: 'collected'; id: number; guests: { name: string; email: string }[] };
