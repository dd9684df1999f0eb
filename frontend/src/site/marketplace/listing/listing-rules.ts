import type { Listing, User } from '#core/api/generated.ts';

/** What a user may do with a listing. The server checks it again. */
export function listingPermissions(listing: Listing, user: User | null) {
  const { status, isMine, isMyPurchase, isInQueue, pendingBuyerId } = listing;
  const isOthers = user !== null && !isMine;
  const isPending = status === 'Pending';
  return {
    mayBuy: isOthers && status === 'Available',
    mayWithdraw: user !== null && isPending && pendingBuyerId !== null && (isMine || isMyPurchase),
    mayMarkSold: isMine && status !== 'Sold',
    /** It is pending for somebody else; the user may ask for a mail when it is available again. */
    mayQueue: isOthers && isPending && !isMyPurchase && !isInQueue,
    mayLeaveQueue: isOthers && isInQueue && !isMyPurchase && status !== 'Sold',
    mayManage: isMine,
    mayModerate: user?.roles.includes('administrator') ?? false,
  };
}

/** Days between the mail that asks the seller to renew and the end of the listing. */
export const ANSWER_DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;

/** Whether its seller should say by now that a game is still for sale. */
export function asksForRenewal({ renewBy }: Pick<Listing, 'renewBy'>, now: Date): boolean {
  return renewBy !== null && Date.parse(renewBy) - now.getTime() <= ANSWER_DAYS * DAY;
}
