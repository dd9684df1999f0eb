import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { type JobStatus, Jobs } from '@tablefall/platform/jobs/jobs';
import { Endpoint } from './access/endpoint.ts';
import { NotReadyError } from './errors/api-error.ts';
import { Readiness } from './readiness.ts';

@ApiSchema({ name: 'Health' })
class HealthDto {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status!: 'ok';
}

@ApiSchema({ name: 'Readiness' })
class ReadinessDto extends HealthDto {
  @ApiProperty({
    type: [String],
    enum: ['queue'],
    example: [],
    description: 'What is away and done without: mail leaves up to half a minute later, nothing is lost.',
  })
  degraded!: 'queue'[];
}

/** A job that runs by the clock, with its last run. */
@ApiSchema({ name: 'JobHealth' })
class JobHealthDto implements JobStatus {
  @ApiProperty({ example: 'expired-sessions' })
  name!: string;

  @ApiProperty({ format: 'double', example: 60, description: 'Minutes from the end of one run to the next.' })
  everyMinutes!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Null before its first run.',
  })
  dueAt!: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'date-time' })
  startedAt!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'When it last succeeded, whatever came after.',
  })
  succeededAt!: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 12 })
  durationMs!: number | null;

  @ApiProperty({ type: String, nullable: true, enum: ['succeeded', 'failed', null] })
  outcome!: JobStatus['outcome'];

  @ApiProperty({
    type: String,
    nullable: true,
    example: '2 failed and will be tried again: 0199…: The time of this event is over',
    description: 'What went wrong, with the ids of single items that failed; the logs have more.',
  })
  error!: string | null;
}

/** For load balancers: is the process alive, and can it do its work; and for the administrator what it does by itself. */
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly readiness: Readiness,
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
    summary: 'Visitors may be sent to this process',
    response: ReadinessDto,
    errors: [NotReadyError],
  })
  async getReadiness(): Promise<ReadinessDto> {
    const obstacle = await this.readiness.obstacle();
    if (obstacle) {
      throw new NotReadyError(`Not ready: ${obstacle}.`);
    }
    return { status: 'ok', degraded: await this.readiness.degraded() };
  }

  @Get('jobs')
  @Endpoint({
    access: 'administrator',
    summary: 'The jobs that run by the clock, and how their last runs went',
    response: [JobHealthDto],
  })
  listJobs(): Promise<JobHealthDto[]> {
    return this.jobs.status();
  }
}
