import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { Edition } from '@tablefall/platform/edition/edition.entity';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import { organiseActs } from '../organise.audit.ts';
import { openEdition } from './editions.service.ts';

/** Ends the edition whose second day is over, and opens the draft whose time has come. */
@Injectable()
@contributes(JOBS)
export class EditionStatesJob implements Job {
  readonly name = 'edition-states';
  readonly everyMinutes = 1;

  constructor(
    private readonly current: CurrentEdition,
    private readonly audit: Audit,
  ) {}

  async run(unit: UnitOfWork): Promise<Progress> {
    const { em, now } = unit;
    await this.current.refresh();
    if (now < this.current.end) {
      return 'done';
    }
    await em.nativeUpdate(
      Edition,
      { state: 'open', key: this.current.key },
      { state: 'over', stateSince: now },
    );
    const [due] = await em.find(
      Edition,
      { state: 'draft', opensAt: { $lte: now } },
      { orderBy: { opensAt: 'asc' }, limit: 1 },
    );
    if (due) {
      await openEdition(unit, due);
      await this.audit.record(unit, { action: organiseActs['edition.opened'], about: due.key });
      unit.afterCommit(() => void this.current.refresh().catch(() => undefined));
    }
    return 'done';
  }
}
