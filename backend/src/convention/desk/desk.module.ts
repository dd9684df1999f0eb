import { Module } from '@nestjs/common';
import { ContributionsModule } from '@tablefall/platform/contributions/contributions.module';
import { UsersModule } from '../../users/users.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { EditionModule } from '../edition/edition.module.ts';
import { DeskController } from './desk.controller.ts';
import { DeskService } from './desk.service.ts';
import { RegistrationsOnDesk } from './registrations.desk.ts';

/** What there is to do for those who help. */
@Module({
  imports: [ContentModule, ContributionsModule, EditionModule, UsersModule],
  controllers: [DeskController],
  providers: [DeskService, RegistrationsOnDesk],
})
export class DeskModule {}
