import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import { Mailing, type MailingSchema, type MailSchema, type SuppressionSchema } from '@tablefall/mail';
import type { Kysely } from 'kysely';

/** A request to send to many under an id that its client made; kept for a day, so that a repetition is answered alike. */
export const MailingRequestSchema = defineEntity({
  name: 'MailingRequest',
  properties: {
    id: p.uuid().primary(),
    /** Tells one content from another. */
    digest: p.text(),
    answer: p.json<unknown>().strictNullable(),
    createdAt: p.type('timestamptz'),
  },
});

/** So many failed mails of a mailing were sent again at one time; they count towards what staff may send in a day. */
export const MailingResendSchema = defineEntity({
  name: 'MailingResend',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    mailing: () => p.manyToOne(Mailing),
    size: p.integer(),
    createdAt: p.type('timestamptz'),
  },
});

/** The tables of the outbox; the worker claims and records mails by statements of its own (`worker/src/outbox`). */
export type OutboxTables = InferKyselyDB<
  | typeof MailSchema
  | typeof MailingSchema
  | typeof SuppressionSchema
  | typeof MailingRequestSchema
  | typeof MailingResendSchema
>;

/** Typed statements on the outbox, inside the transaction of `em` if it has one. */
export function outboxOf(em: EntityManager): Kysely<OutboxTables> {
  return em.getKysely<OutboxTables>();
}
