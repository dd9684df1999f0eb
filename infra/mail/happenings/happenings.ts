// Written by `npm run contract` from what stands beside it.
import { accounts } from './accounts.ts';
import { events } from './events.ts';
import { gamedays } from './gamedays.ts';
import { shifts } from './shifts.ts';
import { waiting } from './waiting.ts';

/** What may happen, with what is said to staff of a mail that it ended; null where it ends none. */
export const happenings = { ...accounts, ...events, ...gamedays, ...shifts, ...waiting };
