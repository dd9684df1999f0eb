import type { TAG_TYPES } from './base-api.ts';
import type { RestoreContentApiArg } from './staff.generated.ts';

export type TagType = (typeof TAG_TYPES)[number];
export type Tag = { type: TagType; id: string };

/** ms; calls about as many as 100,000 guests take their time. */
export const BULK = { timeout: 10 * 60_000 };

/** What editions say of themselves, by its kind. */
export const content = (kind: RestoreContentApiArg['kind']): Tag => ({ type: 'Content', id: kind });

/** ms; people wait at the door, and a phone goes on by itself where no answer comes. */
export const AT_THE_DOOR = { timeout: 10_000 };

/** A gameday: its data, its counts, the previews of its mails. */
export const gameday = (id: string): Tag => ({ type: 'Gameday', id });
