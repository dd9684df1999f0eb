import type { TAG_TYPES } from './base-api.ts';
import type { RestoreContentApiArg } from './staff.generated.ts';

export type TagType = (typeof TAG_TYPES)[number];
export type Tag = { type: TagType; id: string };

/** ms; calls about as many as 100,000 guests take their time. */
export const BULK = { timeout: 10 * 60_000 };

/** What editions say of themselves, by its kind. */
export const content = (kind: RestoreContentApiArg['kind']): Tag => ({ type: 'Content', id: kind });
