import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from '../paths.ts';
import { print } from '../print.ts';
import { discardPostgres, startPostgres } from '../services/postgres.ts';
import { findPostgresPrograms } from '../services/postgres-programs.ts';
import { discardRedis, startRedis } from '../services/redis.ts';
import { isAlive } from '../supervisor/is-alive.mjs';
import { FREE_PORTS } from '../supervisor/ports.ts';

export interface TestServices {
  env: { DATABASE_URL: string; FREE_PORTS: string; REDIS_URL?: string; BACKUP_POSTGRES_PROGRAMS?: string };
  stop(): Promise<void>;
}

const TESTS = join(LOCAL, 'test');

async function discard(dir: string): Promise<void> {
  await Promise.all([discardPostgres(join(dir, 'postgres')), discardRedis(join(dir, 'redis'))]);
  rmSync(dir, { recursive: true, force: true });
}

/**
 * A PostgreSQL and a Redis for one test run and nobody else, so that two runs in one checkout cannot disturb
 * each other. Their folder is named after the process, by which the next run finds what a killed one left.
 * TEST_DATABASE_URL and TEST_REDIS_URL name servers to use instead; DATABASE_URL is not taken, tests delete data.
 */
export async function startTestServices(): Promise<TestServices> {
  mkdirSync(TESTS, { recursive: true });
  const leftBehind = readdirSync(TESTS).filter(
    (name) => Number(name) === process.pid || !isAlive(Number(name)),
  );
  await Promise.all(leftBehind.map((name) => discard(join(TESTS, name)).catch(() => undefined)));
  const dir = join(TESTS, String(process.pid));
  mkdirSync(dir, { recursive: true });
  const options = { durable: false };
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  const [postgres, redis, programs] = await Promise.all([
    TEST_DATABASE_URL ? null : startPostgres(join(dir, 'postgres'), join(dir, 'postgres.log'), options),
    TEST_REDIS_URL ? null : startRedis(join(dir, 'redis'), join(dir, 'redis.log'), options),
    findPostgresPrograms(print),
  ]);
  const redisUrl = TEST_REDIS_URL ?? redis?.url;
  return {
    env: {
      ...FREE_PORTS,
      DATABASE_URL: TEST_DATABASE_URL ?? postgres?.url ?? '',
      ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
      ...(programs ? { BACKUP_POSTGRES_PROGRAMS: programs } : {}),
    },
    stop: async () => {
      await Promise.all([postgres?.server.stop(), redis?.server.stop()]);
      await discard(dir);
    },
  };
}
