import { whileSettling } from './while-settling.ts';

/** ms in which pictures that arrive may still move it. */
const SETTLING = 1_000;

/** For the `ref` of what was refused: on a phone it may stand below the fold, or be moved there by what comes above it. */
export function bringIntoSight(element: HTMLElement | null): (() => void) | undefined {
  return element ? whileSettling(() => element.scrollIntoView({ block: 'nearest' }), SETTLING) : undefined;
}
