/** People that one registration may hold. */
export const MAX_ATTENDEES = 20;
/** People that a visitor may register before the address is confirmed. */
export const MAX_NEW_ATTENDEES = 8;

/** Whether only children would come: they need no badge, and come with somebody who does. */
export function areOnlyChildren(people: { badge: boolean }[]): boolean {
  return people.length > 0 && !people.some(({ badge }) => badge);
}
