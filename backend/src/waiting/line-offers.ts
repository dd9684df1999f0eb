import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { LineEntries, LineEntry } from './line-entries.ts';
import { keptUntil, partiesThatFit } from './offer-rules.ts';

/** What becomes of a wait. */
type News = 'offered' | 'passed-over' | 'missed' | 'removed';

/** A line for the seats of a gameday, or for badges: where it is stored, counted and told of. */
export interface Line {
  entries: LineEntries;
  /** From then on nothing is offered. */
  start: Date;
  /** Holds the counter until the transaction ends. @returns what is free */
  lockFree: () => Promise<number>;
  /** Moves the counter: what is offered counts as taken. */
  moveTaken: (by: number) => Promise<void>;
  /** Takes back unsent mails that are wrong by what happened. */
  happened: (what: 'seats-offered' | 'seats-taken-back', ids: string[]) => Promise<void>;
  /** @param until of offers: when they are over */
  tell: (news: News, ids: string[], until?: Date) => Promise<void>;
  /** Ends waits. */
  remove: (ids: string[]) => Promise<void>;
  /** What becomes of those whose offer ended after the start. Nobody is told. */
  close: (ids: string[]) => Promise<void>;
}

/**
 * Offers what is free to the first who fit. Who is passed over for that keeps the place and is told so once. What is offered
 * counts as taken until it is answered or the time is over.
 */
export async function offerFree({ now }: UnitOfWork, line: Line): Promise<void> {
  const { entries, start } = line;
  if (start <= now) {
    return;
  }
  const until = keptUntil(now, start);
  let free = await line.lockFree();
  const served: LineEntry[] = [];
  while (free > 0) {
    const fitting = partiesThatFit(await entries.firstWaiting(free), free);
    if (fitting.length === 0) {
      break;
    }
    await entries.setOffer(idsOf(fitting), until);
    served.push(...fitting);
    free -= partiesOf(fitting);
  }
  if (served.length > 0) {
    await line.moveTaken(partiesOf(served));
    await line.happened('seats-offered', idsOf(served));
    await line.tell('offered', idsOf(served), until);
    const last = Math.max(...served.map(({ place }) => place));
    await line.tell('passed-over', await entries.passOver(now, last));
  }
}

/**
 * Takes back offers whose time is over and offers what is free to the next. Who did not answer goes to the end once; the
 * second time ends the wait.
 */
export async function endExpiredOffers(unit: UnitOfWork, line: Line): Promise<void> {
  await line.lockFree();
  const expired = await line.entries.withExpiredOffer(unit.now);
  if (expired.length > 0) {
    await line.happened('seats-taken-back', idsOf(expired));
    if (line.start > unit.now) {
      await sendBack(line, expired);
    } else {
      await line.close(idsOf(expired));
    }
    await line.moveTaken(-partiesOf(expired));
  }
  await offerFree(unit, line);
}

async function sendBack(line: Line, expired: (LineEntry & { missed: boolean })[]): Promise<void> {
  const twice = idsOf(expired.filter(({ missed }) => missed));
  const once = idsOf(expired.filter(({ missed }) => !missed));
  await line.tell('removed', twice);
  await line.remove(twice);
  await line.entries.moveToEnd(once);
  await line.tell('missed', once);
}

function partiesOf(entries: LineEntry[]): number {
  return entries.reduce((sum, { party }) => sum + party, 0);
}

function idsOf(entries: LineEntry[]): string[] {
  return entries.map(({ id }) => id);
}
