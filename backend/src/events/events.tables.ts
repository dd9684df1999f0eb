import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import type { Kysely } from '@tablefall/platform/database/sql';
import type { AccountTables } from '../users/users.tables.ts';
import type { EventDiscussionSchema } from './discussions/event-discussion.entity.ts';
import type { CancelledEventSchema, EventSchema } from './event.entity.ts';
import type { TableFlagSchema } from './hall/table-flag.entity.ts';
import type { EventMessageSchema } from './messages/event-message.entity.ts';
import type { LeftEventSchema, ParticipantSchema, WaitlistEntrySchema } from './participant.entity.ts';
import type { ScheduleSettingsSchema } from './settings/schedule-settings.entity.ts';

/** All tables of this module. */
export type EventsTables = InferKyselyDB<
  | typeof EventSchema
  | typeof CancelledEventSchema
  | typeof TableFlagSchema
  | typeof EventMessageSchema
  | typeof EventDiscussionSchema
  | typeof ParticipantSchema
  | typeof WaitlistEntrySchema
  | typeof LeftEventSchema
  | typeof ScheduleSettingsSchema
>;

/** Typed statements on the schedule and the names that take part, inside the transaction of `em` if it has one. */
export function scheduleOf(em: EntityManager): Kysely<EventsTables & AccountTables> {
  return em.getKysely<EventsTables & AccountTables>();
}
