import type { RawBuilder } from 'kysely';
import { Point } from '../contributions/contributions.ts';

/** The sorts of entries that one can look for. */
export const AUDIT_KINDS = [
  'edition',
  'export',
  'gameday',
  'mail',
  'marketplace',
  'refusal',
  'registration',
  'schedule',
  'sign-in',
  'staff',
  'system',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Counts, states, ids. No names, addresses or texts of people, except for `because`: why something was decided about somebody. */
export type AuditDetails = Record<string, string | number | boolean | null | undefined>;

/** What an entry says of what was done. */
export interface Words<D extends AuditDetails> {
  kind: AuditKind;
  /**
   * What was done, as the rest of a sentence that begins with who did it.
   *
   * @param details of the entry; those of an earlier release may lack some
   * @param thing name of what it was done to, where it is still there; with a space before it
   */
  say: (details: D, thing: string) => string;
  /** What is said of several such entries together, with `{count}` for how many they are; without it each is told by itself. */
  saySeveral?: (details: D) => string | null;
}

/** Of an act of which nothing more is kept. */
type NoDetails = Record<never, never>;

/** Something that is written down when it is done. */
export interface Act<D extends AuditDetails = NoDetails> extends Words<D> {
  /** What it is called in the trail, thing first: `gameday.deleted`. */
  name: string;
}

/** Of something by which details an entry says more, or of none. */
export const words = <D extends AuditDetails = NoDetails>(
  kind: AuditKind,
  say: Words<D>['say'] | string,
  saySeveral?: Words<D>['saySeveral'],
): Words<NoInfer<D>> => ({ kind, say: typeof say === 'string' ? () => say : say, saySeveral });

/** What a module writes down, by what it is called in the trail. A name stays for as long as entries with it are kept. */
export function acts<T extends Record<`${string}.${string}`, Words<never>>>(
  named: T,
): { readonly [K in keyof T]: T[K] & { name: string } } {
  const each = Object.entries(named).map(([name, said]) => [name, { ...said, name }]);
  return Object.fromEntries(each);
}

/** What a module says to whoever reads the trail. */
export interface Audited {
  readonly acts: Readonly<Record<string, Act<never>>>;
  /** Rows of what entries are about: its id, a UUID, what it is called as `thing`, and where staff find it as `path`, or null. What is gone has no name. */
  readonly things?: RawBuilder<unknown>;
}

export const AUDITED = new Point<Audited>('what the audit trail says');

export const numbered = (count: number | undefined, noun: string, plural = `${noun}s`) =>
  `${count ?? 0} ${count === 1 ? noun : plural}`;
