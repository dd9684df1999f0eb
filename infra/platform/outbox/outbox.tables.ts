import { defineEntity } from '@mikro-orm/core';
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import {
  Mailing,
  type MailingSchema,
  type MailSchema,
  type MailTextSchema,
  type MailWordsSchema,
  type SuppressionSchema,
} from '@tablefall/mail';
import type { Kysely } from 'kysely';
import { EMPTIED, MACHINE, NUMBER, nobodys, p, table, theirs, WORD } from '../database/columns.ts';

/** A request to send to many under an id that its client made; kept for a day, so that a repetition is answered alike. */
export const MailingRequestSchema = table(
  defineEntity({
    name: 'MailingRequest',
    properties: {
      id: p.uuid().primary(),
      /** Tells one content from another. */
      digest: p.text(NUMBER),
      answer: p
        .json<unknown>(
          nobodys('What a call to many answered, to answer its repetition alike; kept for a day.'),
        )
        .strictNullable(),
      createdAt: p.type('timestamptz'),
    },
  }),
  { emptied: EMPTIED.mail },
);

/** So many failed mails of a mailing were sent again at one time; they count towards what staff may send in a day. */
export const MailingResendSchema = table(
  defineEntity({
    name: 'MailingResend',
    properties: {
      id: p.uuid().primary().defaultRaw('uuidv7()'),
      mailing: () => p.manyToOne(Mailing),
      size: p.integer(),
      createdAt: p.type('timestamptz'),
    },
  }),
  { emptied: EMPTIED.mail },
);

/**
 * What may hold all mail, from the weakest on: a stronger reason takes the place of a weaker one. A copy for trials is never
 * released.
 */
export const HOLD_REASONS = ['maintenance', 'staff', 'restore', 'copy'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** All mail is held while the row is there, of which there is one at most. */
export const MailHoldSchema = table(
  defineEntity({
    name: 'MailHold',
    properties: {
      onlyRow: p.boolean().primary().default(true),
      reason: p.text(WORD).$type<HoldReason>(),
      /** Why, in words that staff read. */
      note: p.text(MACHINE),
      /** The address of who holds it; null when a program does. */
      heldBy: p.text(theirs()).strictNullable(),
      heldAt: p.type('timestamptz'),
      /** Of a restored database: when the backup was taken, and how many mails waited then. */
      backupAt: p.type('timestamptz').strictNullable(),
      backupWaiting: p.integer().strictNullable(),
    },
  }),
  { emptied: 'a copy has a hold of its own' },
);

/** The tables of the outbox; the worker claims and records mails by statements of its own (`worker/src/outbox`). */
export type OutboxTables = InferKyselyDB<
  | typeof MailSchema
  | typeof MailingSchema
  | typeof SuppressionSchema
  | typeof MailingRequestSchema
  | typeof MailingResendSchema
  | typeof MailHoldSchema
  | typeof MailTextSchema
  | typeof MailWordsSchema
>;

/** Typed statements on the outbox, inside the transaction of `em` if it has one. */
export function outboxOf(em: EntityManager): Kysely<OutboxTables> {
  return em.getKysely<OutboxTables>();
}
