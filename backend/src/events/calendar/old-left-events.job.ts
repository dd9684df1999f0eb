import { Injectable } from '@nestjs/common';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import { deleteSome } from '@tablefall/platform/jobs/retention';
import { scheduleOf } from '../schedule-of.sql.ts';

/** Calendar programs ask every few hours: by then they know that an event is no longer theirs. */
const KEPT_DAYS = 7;

/** Forgets who left events that have been over for some days. */
@Injectable()
@contributes(JOBS)
export class OldLeftEventsJob implements Job {
  readonly name = 'old-left-events';
  readonly everyMinutes = 24 * 60;

  run({ em, now }: UnitOfWork): Promise<Progress> {
    return deleteSome(scheduleOf(em), 'left_event', (left) =>
      left('ends_at', '<', before(now, KEPT_DAYS * DAY_MS)),
    );
  }
}
