/** What is said of a change at the desk that did not arrive, with whom it was about before it. */
export const NOT_SAVED = 'That was not saved.';
