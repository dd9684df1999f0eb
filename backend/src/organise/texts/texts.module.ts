import { Module } from '@nestjs/common';
import { EditionModule } from '../../convention/edition/edition.module.ts';
import { EmailModule } from '../../email/email.module.ts';
import { TextsController } from './texts.controller.ts';
import { TextsQueries } from './texts.queries.ts';
import { TextsService } from './texts.service.ts';

@Module({
  imports: [EditionModule, EmailModule],
  controllers: [TextsController],
  providers: [TextsQueries, TextsService],
})
export class TextsModule {}
