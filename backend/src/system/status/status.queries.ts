import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { connectionsInUse } from '@tablefall/platform/database/connections';
import { migrationNames } from '@tablefall/platform/database/migrations';
import { firstRowOf, isoTime, sql } from '@tablefall/platform/database/sql';
import { release } from '@tablefall/platform/logging/start-line';
import { dueByQueue, pausedMailings, sentInADay } from '@tablefall/platform/outbox/figures/mail-figures';
import { processesSeen } from '@tablefall/platform/processes/processes';
import { lastBackups } from '../backup/backup-success.entity.ts';
import { processDto } from './process.dto.ts';
import type { SystemStatusDto } from './status.dto.ts';

/** For so long a process that was killed is still shown, in seconds. */
const SHOWN_SECONDS = 60;

/** What the System page shows again and again: read from the database, nothing else is asked. */
@Injectable()
export class StatusQueries {
  private readonly startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString();

  constructor(private readonly em: EntityManager) {}

  async status(): Promise<SystemStatusDto> {
    const em = this.em.fork();
    const { version, commit } = release();
    const database = await firstRowOf<{ at: string; version: string; size: number }>(
      em,
      sql`
        select ${isoTime(sql`now()`)} as at, split_part(current_setting('server_version'), ' ', 1) as version,
               pg_database_size(current_database())::float8 as size`,
    );
    const { used, limit } = await connectionsInUse(em);
    return {
      at: database?.at ?? new Date().toISOString(),
      version,
      commit,
      migration: migrationNames().at(-1) ?? '',
      startedAt: this.startedAt,
      processes: (await processesSeen(em, SHOWN_SECONDS)).map(processDto),
      queues: await dueByQueue(em),
      sentInADay: await sentInADay(em),
      paused: await pausedMailings(em),
      database: {
        version: database?.version ?? '',
        size: database?.size ?? 0,
        connections: used,
        connectionLimit: limit,
      },
      ...(await lastBackups(em)),
    };
  }
}
