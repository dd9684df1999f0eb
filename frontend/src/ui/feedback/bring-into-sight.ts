import { whileSettling } from './while-settling.ts';

/** ms in which pictures that arrive may still move it. */
const SETTLING = 1_000;
/** ms after which it is looked at again: a step that opens, or a field that takes the focus, may have scrolled elsewhere. */
const AGAIN = 100;

/** For the `ref` of what was refused: on a phone it may stand below the fold, or be moved there by what comes above it. */
export function bringIntoSight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const scroll = () => element.scrollIntoView({ block: 'nearest' });
  const end = whileSettling(scroll, SETTLING);
  const again = setTimeout(scroll, AGAIN);
  return () => {
    clearTimeout(again);
    end();
  };
}
