import { Module } from '@nestjs/common';
import { ContentModule } from '../../convention/content/content.module.ts';
import { EditionModule } from '../../convention/edition/edition.module.ts';
import { EventsModule } from '../../events/events.module.ts';
import { OrganiseContentController } from './content.controller.ts';
import { ContentService } from './content.service.ts';

@Module({
  imports: [ContentModule, EditionModule, EventsModule],
  controllers: [OrganiseContentController],
  providers: [ContentService],
})
export class OrganiseContentModule {}
