/** To a name's part in an event of the schedule, to what a host wrote to its players, and to a flag on a table of the hall. */
export const events = {
  joined: 'They joined before it left',
  promoted: 'They got a spot before it left',
  'passed-over': 'A newer mail took its place',
  left: 'They left before it left',
  'event-moved': null,
  'event-on-another-day': 'The event moved to another day',
  'event-at-another-time': 'The event moved to another time',
  'event-at-another-table': 'The event moved to another table',
  'event-incomplete': 'A newer mail took its place',
  'event-deleted': 'The event was cancelled',
  'message-taken-back': 'Its writer took it back',
  'flag-lowered': 'The flag came down before it left',
};
