// Written by `npm run contract` from the files that define entities.
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { ShiftPlanSchema } from './shift.entity.ts';
import type { ShiftSchema } from './shift.entity.ts';
import type { ShiftHelperSchema } from './shift.entity.ts';
import type { ShiftInviteeSchema } from './shift.entity.ts';

/** All tables of this module. */
export type ShiftsTables = InferKyselyDB<
  | typeof ShiftPlanSchema
  | typeof ShiftSchema
  | typeof ShiftHelperSchema
  | typeof ShiftInviteeSchema
>;
