import { defineEntity, p } from '@mikro-orm/core';

/** Who did what, when and from where: entries are appended, never changed, and forgotten after a while. */
export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  properties: {
    id: p.uuid().primary(),
    at: p.type('timestamptz'),
    /** What was done, thing first: `gameday.deleted`. */
    action: p.text(),
    /** Id or key of the thing it was done to. */
    about: p.text().strictNullable(),
    /** Further facts: counts, states, ids; no names, addresses or texts of people. */
    details: p.json<Record<string, string | number | boolean | null>>(),
    userId: p.uuid().strictNullable(),
    sessionId: p.uuid().strictNullable(),
    /** The network that the request came from: its /24 or /48, and of entries of before 0.2 as well. */
    network: p.text().strictNullable(),
    /** The id of the request, or of the run of a job, that did it. */
    causedBy: p.text().strictNullable(),
  },
});
