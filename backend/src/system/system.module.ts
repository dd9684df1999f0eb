import { Module } from '@nestjs/common';
import { JobsModule } from '@tablefall/platform/jobs/jobs.module';
import { JobsController } from './jobs.controller.ts';
import { SettingsController } from './settings.controller.ts';

/** What the administrator sees and does of the running product. */
@Module({ imports: [JobsModule], controllers: [JobsController, SettingsController] })
export class SystemModule {}
