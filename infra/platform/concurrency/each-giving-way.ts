import { setImmediate as otherWork } from 'node:timers/promises';

/** Entries between two pauses: some ten milliseconds of work on a busy machine. */
const SLICE = 1_000;

/**
 * Does short work for each entry of a long list, in order, and lets the process answer others in between. For 100,000
 * entries without a break everybody would wait for more than a second.
 */
export async function eachGivingWay<Entry>(
  entries: Entry[],
  work: (entry: Entry, index: number) => void,
): Promise<void> {
  for (let start = 0; start < entries.length; start += SLICE) {
    if (start > 0) await otherWork();
    for (const [place, entry] of entries.slice(start, start + SLICE).entries()) work(entry, start + place);
  }
}
