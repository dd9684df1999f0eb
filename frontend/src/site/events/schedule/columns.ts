import { SCREENS } from '#core/screen.ts';
import type { EventSort } from './event-sort.ts';

interface Column {
  key: EventSort;
  title: string;
  /** Shown from this window width in px; without it, only if the user chooses it. */
  from?: number;
}

export const COLUMNS: readonly Column[] = [
  { key: 'game', title: 'Game', from: 0 },
  { key: 'date', title: 'Event Date', from: 0 },
  { key: 'day', title: 'Day', from: 0 },
  { key: 'time', title: 'Time', from: 0 },
  { key: 'duration', title: 'Duration', from: SCREENS.md },
  { key: 'spots', title: '# Spots', from: 0 },
  { key: 'teacher', title: 'Teacher', from: 0 },
  { key: 'organizer', title: 'Organizer', from: SCREENS.lg },
  { key: 'spotsTaken', title: 'Spots Taken' },
  { key: 'gameOwner', title: 'Game Owner' },
  { key: 'eventOwner', title: 'Event Owner ID' },
  { key: 'id', title: 'Event ID' },
];

/** Columns that the user shows or hides regardless of the width. */
export interface ColumnChoice {
  show: readonly string[];
  hide: readonly string[];
}

export function isVisible({ key, from }: Column, width: number, { show, hide }: ColumnChoice): boolean {
  if (hide.includes(key)) return false;
  return show.includes(key) || (from !== undefined && width >= from);
}

/** Shows a hidden column and hides a visible one; what follows from the width alone is not stored. */
export function toggleColumn(key: EventSort, width: number, { show, hide }: ColumnChoice): ColumnChoice {
  const rest = { show: show.filter((each) => each !== key), hide: hide.filter((each) => each !== key) };
  const column = COLUMNS.find((each) => each.key === key);
  if (!column) return rest;
  const isWanted = !isVisible(column, width, { show, hide });
  if (isVisible(column, width, rest) === isWanted) return rest;
  return isWanted ? { ...rest, show: [...rest.show, key] } : { ...rest, hide: [...rest.hide, key] };
}
