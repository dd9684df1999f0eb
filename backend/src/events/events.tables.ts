import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { LeftEventSchema } from './calendar/left-event.entity.ts';
import type { EventSchema } from './event.entity.ts';
import type { ParticipantSchema } from './participant.entity.ts';
import type { ScheduleSettingsSchema } from './settings/schedule-settings.entity.ts';
import type { WaitlistEntrySchema } from './waitlist/waitlist-entry.entity.ts';

/** The tables of this module. */
export type EventsTables = InferKyselyDB<
  | typeof EventSchema
  | typeof ParticipantSchema
  | typeof WaitlistEntrySchema
  | typeof LeftEventSchema
  | typeof ScheduleSettingsSchema
>;
