import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import { dayOf } from '../times/answer-by.ts';
import { Waves } from './waves.service.ts';
import { gamedaysInWaves } from './waves.sql.ts';

/**
 * Invites the next guests of lists within a minute of an answer, or of a day by which to answer that has passed. Each piece
 * sends one wave at most; the rules of waves decide, so that they stand in one place.
 */
@Injectable()
@contributes(JOBS)
export class WavesJob implements Job {
  readonly name = 'gameday-waves';
  readonly everyMinutes = 0.5;
  readonly usesBackgroundPool = true;

  constructor(
    private readonly waves: Waves,
    private readonly hours: SendingHours,
    private readonly edition: CurrentEdition,
  ) {}

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    if (this.hours.next(unit.now) > unit.now) {
      return 'done';
    }
    const today = dayOf(unit.now, this.edition.timeZone);
    for (const id of await gamedaysInWaves(unit.em, today, items)) {
      let invited = 0;
      await items.attempt(unit, id, async (part) => {
        invited = await this.waves.run(part, id);
      });
      if (invited > 0) {
        return 'more';
      }
    }
    return 'done';
  }
}
