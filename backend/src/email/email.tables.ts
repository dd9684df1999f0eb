// Written by `npm run contract` from the files that define entities.
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { DraftSchema } from './admin-tools/drafts/draft.entity.ts';
import type { AudienceSchema } from './audiences/audience.entity.ts';
import type { AudienceMemberSchema } from './audiences/audience.entity.ts';
import type { ShownAudienceSchema } from './audiences/audience.entity.ts';
import type { ToolUseSchema } from './mailings/tool-use.entity.ts';
import type { ToolsPasswordSchema } from './tools-password/tools-password.entity.ts';

/** All tables of this module. */
export type EmailTables = InferKyselyDB<
  | typeof DraftSchema
  | typeof AudienceSchema
  | typeof AudienceMemberSchema
  | typeof ShownAudienceSchema
  | typeof ToolUseSchema
  | typeof ToolsPasswordSchema
>;
