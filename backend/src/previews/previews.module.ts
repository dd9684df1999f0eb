import { Module } from '@nestjs/common';
import { ConventionModule } from '../convention/convention.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { GamedaysModule } from '../gamedays/gamedays.module.ts';
import { MarketplaceModule } from '../marketplace/marketplace.module.ts';
import { LinkPreviews } from './link-previews.ts';

@Module({
  imports: [ConventionModule, EventsModule, GamedaysModule, MarketplaceModule],
  providers: [LinkPreviews],
})
export class PreviewsModule {}
