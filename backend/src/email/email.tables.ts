import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { DraftSchema } from './admin-tools/drafts/draft.entity.ts';
import type {
  AudienceMemberSchema,
  AudienceSchema,
  ShownAudienceSchema,
} from './audiences/audience.entity.ts';
import type { ToolUseSchema } from './mailings/tool-use.entity.ts';

/** The tables of this module; those of the outbox are not among them. */
export type EmailTables = InferKyselyDB<
  | typeof AudienceSchema
  | typeof AudienceMemberSchema
  | typeof ShownAudienceSchema
  | typeof ToolUseSchema
  | typeof DraftSchema
>;
