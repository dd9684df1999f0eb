import { defineEntity } from '@mikro-orm/core';
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { EMPTIED, MACHINE, p, table } from '../database/columns.ts';

/** What a process of the product may be. */
export const PROCESS_ROLES = ['backend', 'worker'] as const;

export type ProcessRole = (typeof PROCESS_ROLES)[number];

/** A process that runs, or was killed within a day. */
export const ProcessSeenSchema = table(
  defineEntity({
    name: 'ProcessSeen',
    properties: {
      id: p.uuid().primary(),
      role: p.text(MACHINE).$type<ProcessRole>(),
      host: p.text(MACHINE),
      pid: p.integer(),
      /** Where it answers, if it does. */
      port: p.integer().strictNullable(),
      version: p.text(MACHINE),
      commit: p.text(MACHINE).strictNullable(),
      /** The newest migration that it knows. */
      migration: p.text(MACHINE),
      /** Of APP_SECRET, to compare it without telling it. */
      secretFingerprint: p.text(MACHINE),
      /** Of APP_SECRET_PREVIOUS. */
      previousFingerprints: p.array(MACHINE).columnType('text[]').$type<string[]>(),
      publicUrl: p.text(MACHINE),
      queue: p.text(MACHINE).$type<'redis' | 'postgres'>(),
      /** Bytes that it holds. */
      memory: p.bigint(),
      startedAt: p.type('timestamptz'),
      seenAt: p.type('timestamptz'),
    },
  }),
  { emptied: EMPTIED.running },
);

/** Typed statements on the processes' rows, inside the transaction of `em` if it has one. */
export function processesOf(em: EntityManager): Kysely<InferKyselyDB<typeof ProcessSeenSchema>> {
  return em.getKysely<InferKyselyDB<typeof ProcessSeenSchema>>();
}
