import { defineEntity } from '@mikro-orm/core';
import { EMPTIED, nobodys, p, table } from '@tablefall/platform/database/columns';

/** When a tool was last used for an audience: a second time within minutes is asked about. */
export const ToolUseSchema = table(
  defineEntity({
    name: 'ToolUse',
    properties: {
      /** Names tool and people, not who is among them at the moment. */
      named: p
        .text(nobodys('Which tool was used for which registration, by its id; kept for a day.'))
        .primary(),
      usedAt: p.type('timestamptz'),
      /** What came of it: while nothing of that mailing has left, cancelling it takes the use back. */
      mailingId: p.uuid().strictNullable(),
    },
  }),
  { emptied: EMPTIED.audience },
);
