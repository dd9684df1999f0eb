import { defineEntity, p } from '@mikro-orm/core';

/** When a tool was last used for an audience: a second time within minutes is asked about. */
export const ToolUseSchema = defineEntity({
  name: 'ToolUse',
  properties: {
    /** Names tool and people, not who is among them at the moment. */
    named: p.text().primary(),
    usedAt: p.type('timestamptz'),
    /** What came of it: while nothing of that mailing has left, cancelling it takes the use back. */
    mailingId: p.uuid().strictNullable(),
  },
});
