import { defineEntity } from '@mikro-orm/core';
import { nobodys, p, WORD } from '../database/columns.ts';
import type { AuditDetails } from './acts.ts';

/** Who did what, when and from where: entries are appended, never changed, and forgotten after a while. */
export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  properties: {
    id: p.uuid().primary(),
    at: p.type('timestamptz'),
    /** What was done, thing first: `gameday.deleted`. */
    action: p.text(WORD),
    /** Id or key of the thing it was done to. */
    about: p
      .text(
        nobodys(
          'Id of the thing: names nobody once the thing is gone. Of an erased person it is a hash of the address.',
          'reference',
        ),
      )
      .strictNullable(),
    /** Further facts: counts, states, ids; no names, addresses or texts of people. */
    details: p.json<AuditDetails>(
      nobodys(
        'Counts, states and ids by rule. The trail is only added to, and forgotten after RETENTION_AUDIT_DAYS.',
        'audit-details',
      ),
    ),
    userId: p.uuid().strictNullable(),
    sessionId: p.uuid().strictNullable(),
    /** The network that the request came from: its /24 or /48, and of entries of before 0.2 as well. */
    network: p
      .text(
        nobodys(
          'Shortened, to find out who did harm, which no copy needs. In the download; the trail is only added to, and forgotten after RETENTION_AUDIT_DAYS.',
          'network',
        ),
      )
      .strictNullable(),
    /** The id of the request, or of the run of a job, that did it. */
    causedBy: p.text(nobodys('Names a thing by a random or derived number.', 'nothing')).strictNullable(),
  },
});
