import { defineEntity } from '@mikro-orm/core';
import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { EMPTIED, MACHINE, p, table } from '../database/columns.ts';

/** Work that is done by the clock: when it is due, and how its last run went. Its lock is held while it runs. */
export const JobSchema = table(
  defineEntity({
    name: 'Job',
    properties: {
      name: p.text(MACHINE).primary(),
      dueAt: p.type('timestamptz'),
      startedAt: p.type('timestamptz').strictNullable(),
      /** When it last succeeded, whatever came after. */
      succeededAt: p.type('timestamptz').strictNullable(),
      durationMs: p.integer().strictNullable(),
      outcome: p.text(MACHINE).$type<'succeeded' | 'failed'>().strictNullable(),
      error: p.text(MACHINE).strictNullable(),
    },
  }),
  { emptied: EMPTIED.running, kept: 'one row a job' },
);

/** One item of a job's work that failed, and is tried again later. */
export const JobFailureSchema = table(
  defineEntity({
    name: 'JobFailure',
    properties: {
      /** Name of the job. */
      job: p.text(MACHINE).primary(),
      /** Id of what the job could not work on. */
      item: p.uuid().primary(),
      reason: p.text(MACHINE),
      /** Failures in a row. */
      times: p.integer().default(1),
      retryAt: p.type('timestamptz'),
    },
  }),
  { emptied: EMPTIED.running },
);

export type JobTables = InferKyselyDB<typeof JobSchema | typeof JobFailureSchema>;

/** Typed statements on the jobs' rows, inside the transaction of `em` if it has one. */
export function jobsOf(em: EntityManager): Kysely<JobTables> {
  return em.getKysely<JobTables>();
}
