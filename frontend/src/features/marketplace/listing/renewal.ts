import type { Listing } from '#api/generated.ts';

/** Days; sellers are asked by mail as long before a listing leaves the list. */
export const ANSWER_DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

/** Whether its seller should say by now that a game is still for sale. */
export function asksForRenewal({ renewBy }: Pick<Listing, 'renewBy'>, now: Date): boolean {
  return renewBy !== null && Date.parse(renewBy) - now.getTime() <= ANSWER_DAYS * DAY;
}
