/** Cards of a page; whole rows of one, two, three and four. */
export const PAGE_SIZE = 24;

/** What is asked for where nothing is searched or filtered: the page begins with it (`firstCall` of its preview). */
export const FIRST_LISTINGS = { limit: PAGE_SIZE };
