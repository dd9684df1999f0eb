import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { Block } from './blocks.ts';

/**
 * A roving tabindex: arrow keys, Home and End move the focus between links, and Tab reaches only one of them.
 *
 * @param places of the links, in document order
 * @returns the props of the list, and the index of the link with tabindex 0
 */
export function useArrowKeys(places: readonly Place[]) {
  const [entered, setEntered] = useState(0);
  const onFocus = ({ currentTarget, target }: FocusEvent) => {
    const index = linksIn(currentTarget).indexOf(target as HTMLAnchorElement);
    if (index >= 0) setEntered(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = linksIn(event.currentTarget);
    const to = placeBy(event.key, places, links.indexOf(document.activeElement as HTMLAnchorElement));
    if (to === undefined) return;
    event.preventDefault();
    links[to]?.focus();
  };
  return { list: { onFocus, onKeyDown }, entry: Math.min(entered, places.length - 1) };
}

function linksIn(list: Element): HTMLAnchorElement[] {
  return [...list.querySelectorAll('a')];
}

type Place = Pick<Block, 'row' | 'rows' | 'lane' | 'lanes'>;

/**
 * The place that a key moves to. Left and right go through all places in order; up and down go to the nearest place that
 * ends before or begins after this one.
 *
 * @param places ordered by their beginning
 * @returns its index, or undefined when the key does nothing
 */
export function placeBy(key: string, places: readonly Place[], from: number): number | undefined {
  const here = places[from];
  if (!here) return undefined;
  switch (key) {
    case 'ArrowRight':
      return from + 1 < places.length ? from + 1 : undefined;
    case 'ArrowLeft':
      return from > 0 ? from - 1 : undefined;
    case 'ArrowDown':
      return nearest(places, here, (place) => place.row - endOf(here));
    case 'ArrowUp':
      return nearest(places, here, (place) => here.row - endOf(place));
    case 'Home':
      return 0;
    case 'End':
      return places.length - 1;
  }
  return undefined;
}

/** The nearest place by rows and lanes; places at a negative distance are ignored. */
function nearest(
  places: readonly Place[],
  here: Place,
  distance: (place: Place) => number,
): number | undefined {
  const aside = (place: Place) => Math.abs(middleOf(place) - middleOf(here));
  return places
    .map((place, index) => ({ index, rows: distance(place), aside: aside(place) }))
    .filter(({ rows }) => rows >= 0)
    .sort((one, other) => one.rows + ROWS_ASIDE * one.aside - (other.rows + ROWS_ASIDE * other.aside))[0]
    ?.index;
}

/** The weight of a whole width in rows, so that the focus stays in its column if possible. */
const ROWS_ASIDE = 32;

function endOf({ row, rows }: Place): number {
  return row + rows;
}

function middleOf({ lane, lanes }: Place): number {
  return (lane + 0.5) / lanes;
}
