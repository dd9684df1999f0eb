/** Fills whole rows of one, two, three and four cards. */
export const PAGE_SIZE = 24;

/** The query of the unfiltered list, which browsers preload (`firstCall` of the page's preview). */
export const FIRST_LISTINGS = { limit: PAGE_SIZE };
