/** What a token lets a program do, with the words for whoever makes one. */
export const TOKEN_SCOPES = {
  schedule: 'Read the schedule with the names of players',
  gamedays: 'Read gamedays, their guests and answers',
  invite: 'Invite guests to gamedays',
  registrations: 'Read who is registered',
  'check-in': 'Mark as paid and check in',
} as const;
export type TokenScope = keyof typeof TOKEN_SCOPES;

/** Days for which a token holds at most: a year and a little, from one convention to the next. */
export const MOST_TOKEN_DAYS = 400;

/** Letters in which its purpose is said at most. */
export const LONGEST_PURPOSE = 60;

export const TOKEN_SCOPE_NAMES = Object.keys(TOKEN_SCOPES) as TokenScope[];

/**
 * Begins every token, so that whoever finds one in a log or a file knows whose it is. What else is sent as a `Bearer` is another
 * program's business, such as that of a proxy in front which has people sign in.
 */
export const TOKEN_PREFIX = 'tablefall_';
