import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { fingerprintOf } from '@tablefall/mail';
import type { Config } from '../config/config.ts';
import { migrationNames } from '../database/migrations.ts';
import { release } from '../logging/start-line.ts';
import type { ProcessRole } from './process-seen.tables.ts';

/** What this process tells the others of itself, once. */
export type ThisProcess = ReturnType<typeof describeThisProcess>;

/** @param port where it answers, or null */
export function describeThisProcess(role: ProcessRole, port: number | null, config: Config) {
  return {
    id: randomUUID(),
    role,
    host: hostname(),
    pid: process.pid,
    port,
    ...release(),
    migration: migrationNames().at(-1) ?? '',
    secret_fingerprint: fingerprintOf(config.APP_SECRET),
    previous_fingerprints: config.APP_SECRET_PREVIOUS.map(fingerprintOf),
    public_url: config.PUBLIC_URL,
    queue: config.REDIS_URL ? ('redis' as const) : ('postgres' as const),
    started_at: new Date(performance.timeOrigin),
  };
}
