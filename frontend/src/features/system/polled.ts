/** How often the page looks again at what is read from the database, in ms, while somebody looks at it. */
export const POLLED = { pollingInterval: 15_000, skipPollingIfUnfocused: true };
