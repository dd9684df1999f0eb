import { Module } from '@nestjs/common';
import { ContributionsModule } from '../contributions/contributions.module.ts';
import { JobTimer } from './job-timer.ts';
import { Jobs } from './jobs.ts';

/** Runs the jobs of all modules. The process itself opens the database. */
@Module({ imports: [ContributionsModule], providers: [Jobs, JobTimer], exports: [Jobs] })
export class JobsModule {}
