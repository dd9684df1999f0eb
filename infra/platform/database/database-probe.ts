import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { Config } from '../config/config.ts';
import { migrationNames } from './migrations.ts';

/** How long the database may take to answer, in milliseconds: less than a load balancer waits. */
const PATIENCE_MS = 2_000;

/** Asks the database on a connection of its own, because requests that wait for a lock may hold all others. */
@Injectable()
export class DatabaseProbe implements OnApplicationShutdown {
  private readonly pool: Pool;
  /** Migrations are never taken back. So they are looked up only until all are there. */
  private hasAllMigrations = false;

  constructor({ DATABASE_URL }: Config) {
    this.pool = new Pool({
      connectionString: DATABASE_URL,
      max: 1,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      allowExitOnIdle: true,
    });
    // Without a listener a lost connection would end the process; the pool opens another one.
    this.pool.on('error', () => undefined);
  }

  /**
   * Whether every migration that this release brings has run; those of a newer release do no harm.
   * Throws Error while the database does not answer.
   */
  async isMigrated(): Promise<boolean> {
    if (this.hasAllMigrations) await this.pool.query('select 1');
    else this.hasAllMigrations = await this.findMigrated();
    return this.hasAllMigrations;
  }

  private async findMigrated(): Promise<boolean> {
    const { rows } = await this.pool.query<{ present: boolean }>(
      `select to_regclass('mikro_orm_migrations') is not null as present`,
    );
    if (!rows[0]?.present) return false;
    const missing = await this.pool.query(
      'select name from unnest($1::text[]) as name except select name from mikro_orm_migrations',
      [migrationNames()],
    );
    return missing.rowCount === 0;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
