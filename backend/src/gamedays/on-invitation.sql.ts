import { expressionBuilder } from '@tablefall/platform/database/sql';
import type { GamedaysTables } from './gamedays.tables.ts';

/** Builds conditions on rows of `invitation` that several statements share. */
export const onInvitation = expressionBuilder<GamedaysTables, 'invitation'>();
