import type { Listing } from '../../../api/generated.ts';

/** ms; sellers are asked by mail as long before a listing leaves the list. */
const ASKED_BEFORE = 7 * 24 * 60 * 60 * 1000;

/** Whether its seller should say by now that a game is still for sale. */
export function asksForRenewal({ renewBy }: Pick<Listing, 'renewBy'>, now: Date): boolean {
  return renewBy !== null && Date.parse(renewBy) - now.getTime() <= ASKED_BEFORE;
}
