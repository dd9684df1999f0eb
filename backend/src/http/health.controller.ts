import { EntityManager } from '@mikro-orm/postgresql';
import { InjectQueue } from '@nestjs/bullmq';
import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { MAIL_NOW } from '@tablefall/mail';
import { type JobStatus, Jobs } from '@tablefall/platform/jobs/jobs';
import type { Queue } from 'bullmq';
import { Endpoint } from './endpoint/endpoint.ts';
import { ApiError } from './errors/api-error.ts';
import { Shutdown } from './shutdown.ts';

const PATIENCE_MS = 2_000;

@ApiSchema({ name: 'Health' })
class HealthDto {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status!: 'ok';
}

/** A job that runs by the clock, with its last run. What went wrong is in the logs. */
@ApiSchema({ name: 'JobHealth' })
class JobHealthDto implements Omit<JobStatus, 'error'> {
  @ApiProperty({ example: 'expired-sessions' })
  name!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Null before its first run.',
  })
  dueAt!: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  startedAt!: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 12 })
  durationMs!: number | null;

  @ApiProperty({ type: String, nullable: true, enum: ['succeeded', 'failed', null] })
  outcome!: JobStatus['outcome'];
}

/** For load balancers: is the process alive, and can it do its work. */
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly em: EntityManager,
    @InjectQueue(MAIL_NOW) private readonly queue: Queue,
    private readonly shutdown: Shutdown,
    private readonly jobs: Jobs,
  ) {}

  @Get('live')
  @Endpoint({ access: 'public', summary: 'The process answers', response: HealthDto })
  getLiveness(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @Endpoint({
    access: 'public',
    summary: 'The database and the queue answer',
    response: HealthDto,
    errors: { 503: 'The database or the queue is away, or the process is about to end.' },
  })
  async getReadiness(): Promise<HealthDto> {
    if (this.shutdown.hasBegun) {
      throw notReady('stopping');
    }
    const services = {
      database: this.em.fork().execute('select 1'),
      queue: this.queue.getWaitingCount(),
    };
    const away = await namesOfFailing(services);
    if (away.length > 0) {
      throw notReady(away.join(', '));
    }
    return { status: 'ok' };
  }

  @Get('jobs')
  @Endpoint({
    access: 'public',
    summary: 'The jobs that run by the clock, and how their last runs went',
    response: [JobHealthDto],
  })
  async listJobs(): Promise<JobHealthDto[]> {
    return (await this.jobs.status()).map(({ error, ...job }) => job);
  }
}

function notReady(why: string): ApiError {
  return new ApiError(HttpStatus.SERVICE_UNAVAILABLE, 'Unavailable', `Not ready: ${why}.`);
}

async function namesOfFailing(services: Record<string, Promise<unknown>>): Promise<string[]> {
  const outcomes = Object.entries(services).map(async ([name, check]) => {
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS).unref());
    return Promise.race([check, timeout]).then(
      () => [],
      () => [name],
    );
  });
  return (await Promise.all(outcomes)).flat();
}
