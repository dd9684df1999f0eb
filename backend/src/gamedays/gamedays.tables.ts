import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { GamedaySchema } from './gameday.entity.ts';
import type { InvitationSchema } from './invitation.entity.ts';

/** The tables of this module. */
export type GamedaysTables = InferKyselyDB<typeof GamedaySchema | typeof InvitationSchema>;

/** A condition on rows of `invitation`, for `where`. */
export type InvitationCondition = (
  invitation: ExpressionBuilder<GamedaysTables, 'invitation'>,
) => Expression<SqlBool>;
