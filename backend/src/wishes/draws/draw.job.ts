import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import { DrawsService } from './draws.service.ts';

/** Runs the draw when its moment has come, off the road of requests. */
@Injectable()
@contributes(JOBS)
export class DrawJob implements Job {
  readonly name = 'draw';
  readonly everyMinutes = 1;
  readonly usesBackgroundPool = true;

  constructor(private readonly draws: DrawsService) {}

  async run(unit: UnitOfWork): Promise<Progress> {
    await this.draws.runIfDue(unit);
    return 'done';
  }
}
