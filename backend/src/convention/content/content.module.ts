import { Module } from '@nestjs/common';
import { EditionModule } from '../edition/edition.module.ts';
import { ContentController } from './content.controller.ts';
import { ContentQueries } from './content.queries.ts';
import { EditionContent } from './edition-content.service.ts';
import { WhomToAskHolding } from './whom-to-ask-holding.ts';

@Module({
  imports: [EditionModule],
  controllers: [ContentController],
  providers: [EditionContent, ContentQueries, WhomToAskHolding],
  exports: [EditionContent, ContentQueries],
})
export class ContentModule {}
