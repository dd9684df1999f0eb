import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import { BadgeBlocks } from './badge-blocks.service.ts';

/** Gives back badges of phones that have the door no more. */
@Injectable()
@contributes(JOBS)
export class BadgeBlocksJob implements Job {
  readonly name = 'badge-blocks';
  readonly everyMinutes = 1;

  constructor(private readonly blocks: BadgeBlocks) {}

  async run(unit: UnitOfWork): Promise<Progress> {
    await this.blocks.freeLost(unit);
    return 'done';
  }
}
