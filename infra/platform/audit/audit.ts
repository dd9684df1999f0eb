import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from '../database/sql.ts';
import { Transactions, type UnitOfWork } from '../database/transactions.ts';
import { type Actor, currentActor } from '../logging/actor.ts';
import { shortNetwork } from '../privacy/short-network.ts';
import type { Act, AuditDetails } from './acts.ts';
import type { AuditEntrySchema } from './audit-entry.entity.ts';

export type AuditTables = InferKyselyDB<typeof AuditEntrySchema>;

export type AuditRecord<D extends AuditDetails> = {
  /** What was done. */
  action: Act<D>;
  /** Id or key of the thing it was done to. */
  about?: string;
  /** Who did it, where the session of the request does not say so yet. */
  by?: Pick<Actor, 'userId' | 'sessionId'>;
} & (Record<never, never> extends D ? { details?: NoInfer<D> } : { details: NoInfer<D> });

/** One entry of the audit trail, as a row of `auditTrail`. */
export interface AuditRow extends Actor {
  id: string;
  at: Date;
  action: string;
  about: string | null;
  details: AuditDetails;
}

/** Who did what, when and from where. */
@Injectable()
export class Audit {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Adds an entry to the transaction: it is kept if and only if what it tells of is. It names the network of whoever did it
   * and not the address.
   */
  async record<D extends AuditDetails>(
    { em, now }: Pick<UnitOfWork, 'em' | 'now'>,
    { action, about, details, by }: AuditRecord<D>,
  ): Promise<void> {
    const { userId, sessionId, network, causedBy } = { ...currentActor(), ...by };
    await em
      .getKysely<AuditTables>()
      .insertInto('audit_entry')
      .values({
        // By the database's clock, so that entries of all processes are in order.
        id: sql`uuidv7()`,
        at: now,
        action: action.name,
        about,
        details: details ?? {},
        user_id: userId,
        session_id: sessionId,
        network: shortNetwork(network),
        caused_by: causedBy,
      })
      .execute();
  }

  /** Records a read that somebody may ask about later, such as an export, before its answer begins. */
  async recordRead<D extends AuditDetails>(entry: AuditRecord<D>): Promise<void> {
    await this.transactions.run((unit) => this.record(unit, entry));
  }
}

/** The audit trail as a table for queries; newest entries have the highest ids. */
export const auditTrail: RawBuilder<AuditRow> = sql`(
  select id, at, action, about, details, user_id as "userId", session_id as "sessionId", network, caused_by as "causedBy"
  from audit_entry)`;
