import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { Block } from './blocks.ts';

/**
 * Lets the arrow keys, Home and End move the focus between links, of which Tab enters one and leaves them all.
 *
 * @param places of the links, in their order in the document
 * @returns what their list is given, and the index of the link that Tab enters
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

/** Where something stands among what the arrow keys move between. */
type Place = Pick<Block, 'row' | 'rows' | 'lane' | 'lanes'>;

/**
 * Which place a key leads to: to the left and right one after the other in their order, so that each can be reached; up and
 * down to the nearest that ends before it or begins after it.
 *
 * @param places in the order in which they begin
 * @returns its index, or undefined where the key leads nowhere
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

/** The place at the least distance, in rows, and of those the one least to the side; one at a negative distance is none. */
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

/** As many rows count as much as the whole width, so that one stays in a column as long as something stands in it. */
const ROWS_ASIDE = 32;

function endOf({ row, rows }: Place): number {
  return row + rows;
}

function middleOf({ lane, lanes }: Place): number {
  return (lane + 0.5) / lanes;
}
