import { Module } from '@nestjs/common';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { CommitmentsModule } from '../convention/commitments/commitments.module.ts';
import { ContentModule } from '../convention/content/content.module.ts';
import { EditionModule } from '../convention/edition/edition.module.ts';
import { OwnDaysModule } from '../convention/own-days/own-days.module.ts';
import { RegistrationModule } from '../convention/registration/registration.module.ts';
import { EmailModule } from '../email/email.module.ts';
import { RateLimitsModule } from '../http/access/throttling/rate-limits.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { ScheduleCalendarController } from './calendar/calendar.controller.ts';
import { OldLeftEventsJob } from './calendar/old-left-events.job.ts';
import { ScheduleCalendars } from './calendar/schedule-calendars.queries.ts';
import { EventCommitments } from './contributions/event-commitments.ts';
import { EventHolding } from './contributions/event-holding.ts';
import { EventNameTies } from './contributions/event-name-ties.ts';
import { EventStatistics } from './contributions/event-statistics.ts';
import { EventsOnDesk } from './contributions/events.desk.ts';
import { OwnGames } from './contributions/own-games.ts';
import { ScheduleData } from './contributions/schedule-data.ts';
import { DiscussionNotices } from './discussions/discussion-notices.ts';
import { EventDiscussionsController } from './discussions/event-discussions.controller.ts';
import { EventDiscussionsQueries } from './discussions/event-discussions.queries.ts';
import { EventDiscussionsService } from './discussions/event-discussions.service.ts';
import { EventLocks } from './event-locks.ts';
import { EventsAudit } from './events.audit.ts';
import { EventsQueries } from './events.queries.ts';
import { Games } from './games.service.ts';
import { EventHosts } from './host/event-hosts.ts';
import { HostController } from './host/host.controller.ts';
import { HostQueries } from './host/host.queries.ts';
import { HostService } from './host/host.service.ts';
import { EventImportService } from './import/event-import.service.ts';
import { Joiners } from './join-rules/joiners.ts';
import { EventMessagesController } from './messages/event-messages.controller.ts';
import { EventMessagesQueries } from './messages/event-messages.queries.ts';
import { EventMessagesService } from './messages/event-messages.service.ts';
import { EventNotices } from './notices/event-notices.ts';
import { NoticePreviews } from './notices/notice-previews.ts';
import { StartingGamesJob } from './notices/starting-games.job.ts';
import { EventMoves } from './schedule/edition-move.service.ts';
import { EventNewsQueries } from './schedule/event-news.queries.ts';
import { EventsController } from './schedule/events.controller.ts';
import { NewEvents } from './schedule/new-events.ts';
import { ScheduleService } from './schedule/schedule.service.ts';
import { ScheduleNoticesJob } from './schedule/schedule-notices.job.ts';
import { NoticesController } from './settings/notices.controller.ts';
import { ScheduleSettings } from './settings/schedule-settings.service.ts';
import { DrawnSeats } from './sign-up/drawn-seats.service.ts';
import { Removals } from './sign-up/removals.service.ts';
import { RemovedRegistrants } from './sign-up/removed-registrants.ts';
import { SignUpController } from './sign-up/sign-up.controller.ts';
import { SignUpService } from './sign-up/sign-up.service.ts';
import { EventTables } from './tables/event-tables.service.ts';
import { SwapNewsQueries } from './tables/swap-news.queries.ts';
import { TablePlacing } from './tables/table-placing.service.ts';
import { TablesController } from './tables/tables.controller.ts';
import { TablesQueries } from './tables/tables.queries.ts';
import { Promotions } from './waitlist/promotions.ts';
import { WaitlistController } from './waitlist/waitlist.controller.ts';
import { WaitlistService } from './waitlist/waitlist.service.ts';

/** The schedule: sessions that attendees offer and play. */
@Module({
  imports: [
    CatalogueModule,
    CommitmentsModule,
    ContentModule,
    EditionModule,
    EmailModule,
    OutboxModule,
    OwnDaysModule,
    RateLimitsModule,
    RegistrationModule,
    UsersModule,
  ],
  controllers: [
    EventsController,
    SignUpController,
    WaitlistController,
    ScheduleCalendarController,
    NoticesController,
    TablesController,
    HostController,
    EventMessagesController,
    EventDiscussionsController,
  ],
  providers: [
    EventsAudit,
    DiscussionNotices,
    DrawnSeats,
    EventMoves,
    EventCommitments,
    EventDiscussionsQueries,
    EventDiscussionsService,
    EventHolding,
    EventStatistics,
    EventHosts,
    EventImportService,
    EventNameTies,
    EventLocks,
    EventMessagesQueries,
    EventMessagesService,
    EventNotices,
    EventNewsQueries,
    NoticePreviews,
    EventsOnDesk,
    EventsQueries,
    EventTables,
    Games,
    HostQueries,
    HostService,
    Joiners,
    OldLeftEventsJob,
    OwnGames,
    Promotions,
    RemovedRegistrants,
    ScheduleData,
    ScheduleCalendars,
    ScheduleNoticesJob,
    StartingGamesJob,
    NewEvents,
    ScheduleService,
    ScheduleSettings,
    Removals,
    SignUpService,
    TablePlacing,
    TablesQueries,
    SwapNewsQueries,
    WaitlistService,
  ],
  // For the previews of links, for whoever moves the days of an edition or changes its floor plan, and for wishes.
  exports: [DrawnSeats, EventsQueries, EventTables, Games],
})
export class EventsModule {}
