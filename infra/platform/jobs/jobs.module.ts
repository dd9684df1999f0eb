import { Module } from '@nestjs/common';
import { JobTimer } from './job-timer.ts';
import { Jobs } from './jobs.ts';

/** For modules that register work by the clock; the database is the process's own to open. */
@Module({ providers: [Jobs, JobTimer], exports: [Jobs] })
export class JobsModule {}
