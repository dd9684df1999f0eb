// Written by `npm run contract` from the files that define entities.
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { EventDiscussionSchema } from './discussions/event-discussion.entity.ts';
import type { EventSchema } from './event.entity.ts';
import type { CancelledEventSchema } from './event.entity.ts';
import type { TableFlagSchema } from './hall/table-flag.entity.ts';
import type { EventMessageSchema } from './messages/event-message.entity.ts';
import type { ParticipantSchema } from './participant.entity.ts';
import type { WaitlistEntrySchema } from './participant.entity.ts';
import type { LeftEventSchema } from './participant.entity.ts';
import type { ScheduleSettingsSchema } from './settings/schedule-settings.entity.ts';

/** All tables of this module. */
export type EventsTables = InferKyselyDB<
  | typeof EventDiscussionSchema
  | typeof EventSchema
  | typeof CancelledEventSchema
  | typeof TableFlagSchema
  | typeof EventMessageSchema
  | typeof ParticipantSchema
  | typeof WaitlistEntrySchema
  | typeof LeftEventSchema
  | typeof ScheduleSettingsSchema
>;
