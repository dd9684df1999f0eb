import type { EditionDay, Event } from '#core/api/generated.ts';
import { isUndetermined } from '../schedule/event-time.ts';

/** ms; a row of the grid is a quarter of an hour. */
const QUARTER = 15 * 60_000;

export interface Block {
  event: Event;
  /** Its first row, from 0 at the day's opening. */
  row: number;
  rows: number;
  /** Its column among overlapping events, from 0. */
  lane: number;
  /** The number of such columns. */
  lanes: number;
}

/** How many quarters of an hour a day is open. */
export function rowsOf({ start, end }: Pick<EditionDay, 'start' | 'end'>): number {
  return Math.ceil((Date.parse(end) - Date.parse(start)) / QUARTER);
}

/** Rows from a day's opening to a moment, with fractions. */
export function rowAt(moment: number, { start }: Pick<EditionDay, 'start'>): number {
  return (moment - Date.parse(start)) / QUARTER;
}

/** The blocks of a day in the order in which its events begin; those that overlap in the grid stand side by side. */
export function blocksOf(events: readonly Event[], day: EditionDay): Block[] {
  const blocks = events
    .filter((event) => event.eventDay === day.day && !isUndetermined(event))
    .map((event) => ({
      event,
      row: Math.max(0, Math.floor(rowAt(Date.parse(event.eventDate), day))),
      // One row more than it lasts, so that the shortest has room for its text.
      rows: Math.ceil(Number(event.duration) / 15) + 1,
      lane: 0,
      lanes: 1,
    }))
    .sort((one, other) => one.row - other.row || other.rows - one.rows);
  for (const group of touchingGroups(blocks)) takeLanes(group);
  return blocks;
}

/** The events of a day whose time is undetermined, by name. */
export function undeterminedOf(events: readonly Event[], day: Pick<EditionDay, 'day'>): Event[] {
  return events
    .filter((event) => event.eventDay === day.day && isUndetermined(event))
    .sort((one, other) => one.gameName.localeCompare(other.gameName, 'en'));
}

/** Groups sorted blocks that overlap, directly or through others. */
function touchingGroups(blocks: Block[]): Block[][] {
  const groups: Block[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const block of blocks) {
    const group = groups.at(-1);
    if (group && block.row < end) group.push(block);
    else groups.push([block]);
    end = Math.max(end, block.row + block.rows);
  }
  return groups;
}

/** Gives each block the first lane that is free. */
function takeLanes(group: Block[]): void {
  const ends: number[] = [];
  for (const block of group) {
    const free = ends.findIndex((end) => end <= block.row);
    block.lane = free < 0 ? ends.length : free;
    ends[block.lane] = block.row + block.rows;
  }
  for (const block of group) block.lanes = ends.length;
}
