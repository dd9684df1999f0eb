import { Injectable } from '@nestjs/common';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import { pastEditions } from '../edition/edition-time.ts';
import { EditionStatistics } from './statistics.service.ts';

/** Days after an edition in which hosts and helpers still say who came. */
const SETTLED_DAYS = 14;

/**
 * Keeps the numbers of an edition soon after it is over. What they are counted from goes long before the edition becomes
 * counts: mail is forgotten, people leave, and a game that is still for sale belongs to the next edition.
 */
@Injectable()
@contributes(JOBS)
export class EditionFiguresJob implements Job {
  readonly name = 'edition-figures';
  readonly everyMinutes = 24 * 60;
  readonly usesBackgroundPool = true;

  constructor(
    private readonly statistics: EditionStatistics,
    private readonly current: CurrentEdition,
  ) {}

  async run(unit: UnitOfWork): Promise<Progress> {
    const { em, now } = unit;
    const settled = before(now, SETTLED_DAYS * DAY_MS)
      .toISOString()
      .slice(0, 10);
    const kept = await this.statistics.keptEditions(em);
    const due = (await pastEditions(em, this.current.key)).find(
      ({ edition, until, countedAt }) => countedAt === null && until < settled && !kept.includes(edition),
    );
    if (!due) return 'done';
    await this.statistics.keep(unit, due);
    return 'more';
  }
}
