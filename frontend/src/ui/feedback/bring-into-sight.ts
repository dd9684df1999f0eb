/** For the `ref` of what was refused: on a phone it may stand below the fold. */
export function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
