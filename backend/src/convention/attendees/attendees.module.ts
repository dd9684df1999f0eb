import { Module } from '@nestjs/common';
import { EditionModule } from '../edition/edition.module.ts';
import { AttendeesController } from './attendees.controller.ts';
import { AttendeesQueries } from './attendees.queries.ts';

@Module({
  imports: [EditionModule],
  controllers: [AttendeesController],
  providers: [AttendeesQueries],
  exports: [AttendeesQueries],
})
export class AttendeesModule {}
