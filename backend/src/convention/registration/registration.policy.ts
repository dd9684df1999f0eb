/** People that one registration may hold. */
export const MAX_ATTENDEES = 20;
/** People that a visitor may register before the address is confirmed. */
export const MAX_NEW_ATTENDEES = 8;
