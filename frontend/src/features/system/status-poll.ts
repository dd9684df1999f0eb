/** How often the page looks again at what is read from the database, in ms. */
export const STATUS_POLL = 15_000;
