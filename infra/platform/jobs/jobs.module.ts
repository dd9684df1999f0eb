import { Module } from '@nestjs/common';
import { JobTimer } from './job-timer.ts';
import { Jobs } from './jobs.ts';

/** For modules that register jobs. The process itself opens the database. */
@Module({ providers: [Jobs, JobTimer], exports: [Jobs] })
export class JobsModule {}
