import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { userNames } from '../../users/names/accounts.tables.ts';
import { SHARED_FACTS } from '../event-facts.sql.ts';
import { partOf } from './concerned.sql.ts';

/** As the page promises it. */
const MINUTES_BEFORE = 15;

/**
 * Tells the devices of those who play or host, a quarter of an hour before a game begins: each device once for each game, whoever of
 * its account plays, and again when the game moves to another hour.
 */
@Injectable()
@contributes(JOBS)
export class StartingGamesJob implements Job {
  readonly name = 'starting-games';
  readonly everyMinutes = 1;

  constructor(
    private readonly outbox: Outbox,
    private readonly edition: EditionService,
    private readonly config: Config,
  ) {}

  get isOn(): boolean {
    return this.config.pushes;
  }

  async run(unit: UnitOfWork): Promise<Progress> {
    const from = unit.now;
    const until = new Date(from.getTime() + MINUTES_BEFORE * 60_000);
    await this.outbox.tellDevices(
      unit,
      'event-starting',
      sql`
        select user_name.user_id, ${partOf(sql.ref('event.id'), sql.ref('part.name_id'))} as about, ${SHARED_FACTS} as props,
               jsonb_build_object('eventId', event.id) as once, event.starts_at as ends_at
        from event
        join lateral (
          select name_id from participant where event_id = event.id union select event.owner_id
        ) as part on true
        join ${userNames} user_name on user_name.id = part.name_id
        where event.edition = ${this.edition.key} and event.starts_at > ${from} and event.starts_at <= ${until}`,
    );
    return 'done';
  }
}
