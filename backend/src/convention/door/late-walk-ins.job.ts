import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { LateWalkIns } from './late-walk-ins.service.ts';

/** Registers people who came in and had no badge. */
@Injectable()
@contributes(JOBS)
export class LateWalkInsJob implements Job {
  readonly name = 'late-walk-ins';
  readonly everyMinutes = 1;

  constructor(private readonly late: LateWalkIns) {}

  run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    return this.late.registerNext(unit, items);
  }
}
