import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions } from '@tablefall/platform/database/transactions';
import { Jobs } from '@tablefall/platform/jobs/jobs';
import { Endpoint } from '../http/access/endpoint.ts';
import { NotFoundError } from '../http/errors/api-error.ts';
import { PathText } from '../http/input/path-text.ts';
import { systemActs } from './system.audit.ts';

export class UnknownJobError extends NotFoundError {
  constructor() {
    super('The job');
  }
}

/** Lets the administrator run by hand what runs by the clock; how it went is told by `GET /api/health/jobs`. */
@ApiTags('system')
@Controller('system/jobs')
export class JobsController {
  constructor(
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  @Post(':name/run')
  @Endpoint({
    access: 'administrator',
    summary: 'Make a job due: a backend runs it within 15 seconds, unless it runs already',
    errors: [UnknownJobError],
  })
  async runJob(@Param('name', new PathText(100)) name: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      if (!(await this.jobs.makeDue(unit, name))) throw new UnknownJobError();
      await this.audit.record(unit, { action: systemActs['job.started'], details: { name } });
    });
  }
}
