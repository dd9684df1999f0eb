/** To somebody who waits for seats of a gameday, or for badges. */
export const waiting = {
  'queue-joined': 'They waited for seats before it left',
  'seats-offered': 'Seats were offered before it left',
  'seats-taken-back': 'The offer was taken back before it left',
  'queue-left': 'They waited no longer before it left',
};
