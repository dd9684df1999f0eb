/** ms; others join and leave, ask and write while an event is open. */
export const EVENT_POLL = 30_000;
