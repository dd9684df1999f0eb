import { Module } from '@nestjs/common';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { RetentionModule } from '../convention/retention/retention.module.ts';
import { StatisticsModule } from '../convention/statistics/statistics.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DiscussionsController } from './discussions/discussions.controller.ts';
import { DiscussionsQueries } from './discussions/discussions.queries.ts';
import { DiscussionsService } from './discussions/discussions.service.ts';
import { SellerNewsJob } from './discussions/seller-news.job.ts';
import { SellerNews } from './discussions/seller-news.ts';
import { HistoryController } from './history/history.controller.ts';
import { HistoryQueries } from './history/history.queries.ts';
import { ListingImportService } from './import/listing-import.service.ts';
import { InterestController } from './interest/interest.controller.ts';
import { InterestService } from './interest/interest.service.ts';
import { StatusChanges } from './interest/status-changes.ts';
import { UnansweredOffersJob } from './interest/unanswered-offers.job.ts';
import { ListingData } from './listing-data.ts';
import { ListingHolding } from './listing-holding.ts';
import { ListingStatistics } from './listing-statistics.ts';
import { ListingsController } from './listings/listings.controller.ts';
import { ListingsService } from './listings/listings.service.ts';
import { ListingsQueries } from './listings.queries.ts';
import { MarketplaceAudit } from './marketplace.audit.ts';
import { ModerationController } from './moderation/moderation.controller.ts';
import { ModerationService } from './moderation/moderation.service.ts';
import { ReportsOnDesk } from './moderation/reports.desk.ts';
import { ListingNotices } from './notices/listing-notices.ts';
import { ReportMails } from './notices/report-mails.ts';
import { ListingPhotos } from './photos/listing-photos.ts';
import { PhotoFiles } from './photos/photo-files.ts';
import { PhotosController } from './photos/photos.controller.ts';
import { PhotosService } from './photos/photos.service.ts';
import { UnusedPhotosJob } from './photos/unused-photos.job.ts';
import { RenewalController } from './renewal/renewal.controller.ts';
import { RenewalService } from './renewal/renewal.service.ts';
import { StaleListingsJob } from './renewal/stale-listings.job.ts';

/** Games that attendees sell to one another. */
@Module({
  imports: [OutboxModule, RetentionModule, StatisticsModule, UsersModule],
  controllers: [
    ListingsController,
    InterestController,
    DiscussionsController,
    HistoryController,
    ModerationController,
    RenewalController,
    PhotosController,
  ],
  providers: [
    MarketplaceAudit,
    DiscussionsQueries,
    DiscussionsService,
    HistoryQueries,
    InterestService,
    ListingData,
    ListingHolding,
    ListingStatistics,
    ListingImportService,
    ListingNotices,
    ListingPhotos,
    ListingsQueries,
    ListingsService,
    ModerationService,
    PhotoFiles,
    PhotosService,
    RenewalService,
    ReportMails,
    ReportsOnDesk,
    SellerNews,
    SellerNewsJob,
    StaleListingsJob,
    StatusChanges,
    UnansweredOffersJob,
    UnusedPhotosJob,
  ],
  exports: [ListingsQueries],
})
export class MarketplaceModule {}
