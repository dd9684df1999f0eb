import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { type Place, placeBy } from './arrow-keys.ts';

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
