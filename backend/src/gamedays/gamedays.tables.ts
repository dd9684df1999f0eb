import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { expressionBuilder } from '@tablefall/platform/database/sql';
import type { GamedaySchema } from './gameday.entity.ts';
import type { GamedayQueueEntrySchema } from './gameday-queue-entry.entity.ts';
import type { GamedayWaveGuestSchema, GamedayWaveSchema } from './gameday-wave.entity.ts';
import type { InvitationSchema } from './invitation.entity.ts';

/** The tables of this module. */
export type GamedaysTables = InferKyselyDB<
  | typeof GamedaySchema
  | typeof InvitationSchema
  | typeof GamedayQueueEntrySchema
  | typeof GamedayWaveSchema
  | typeof GamedayWaveGuestSchema
>;

/** Builds conditions on rows of `invitation` that several statements share. */
export const onInvitation = expressionBuilder<GamedaysTables, 'invitation'>();
