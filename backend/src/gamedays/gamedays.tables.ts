// Written by `npm run contract` from the files that define entities.
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { GamedayQueueEntrySchema } from './gameday-queue-entry.entity.ts';
import type { GamedayWaveSchema } from './gameday-wave.entity.ts';
import type { GamedayWaveGuestSchema } from './gameday-wave.entity.ts';
import type { GamedaySchema } from './gameday.entity.ts';
import type { InvitationSchema } from './invitation.entity.ts';

/** All tables of this module. */
export type GamedaysTables = InferKyselyDB<
  | typeof GamedayQueueEntrySchema
  | typeof GamedayWaveSchema
  | typeof GamedayWaveGuestSchema
  | typeof GamedaySchema
  | typeof InvitationSchema
>;
