import { Module } from '@nestjs/common';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { RegistrationModule } from '../convention/registration/registration.module.ts';
import { RetentionModule } from '../convention/retention/retention.module.ts';
import { EmailModule } from '../email/email.module.ts';
import { AnonymousMailsModule } from '../http/access/throttling/anonymous-mails.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { CorrectableGuests } from './contributions/correctable-guests.ts';
import { GamedayHolding } from './contributions/gameday-holding.ts';
import { GamedayStatistics } from './contributions/gameday-statistics.ts';
import { GamedaysOnDesk } from './contributions/gamedays.desk.ts';
import { GuestData } from './contributions/guest-data.ts';
import { MovedGuests } from './contributions/moved-guests.ts';
import { OwnGamedays } from './contributions/own-gamedays.ts';
import { GamedayDoorController } from './door/gameday-door.controller.ts';
import { GamedayDoorQueries } from './door/gameday-door.queries.ts';
import { GamedayDoorService } from './door/gameday-door.service.ts';
import { GamedayTurns } from './gameday-turns.ts';
import { GamedaysAudit } from './gamedays.audit.ts';
import { GamedaysQueries } from './gamedays.queries.ts';
import { CheckGuestsQueries } from './guest-lists/check-guests.queries.ts';
import { GuestListsController } from './guest-lists/guest-lists.controller.ts';
import { InviteService } from './guest-lists/invite.service.ts';
import { GuestExportsController } from './invitations/guest-exports.controller.ts';
import { GuestExportsQueries } from './invitations/guest-exports.queries.ts';
import { GuestSamples } from './invitations/guest-samples.ts';
import { InvitationsController } from './invitations/invitations.controller.ts';
import { InvitationsQueries } from './invitations/invitations.queries.ts';
import { InvitationsService } from './invitations/invitations.service.ts';
import { NewInvitations } from './invitations/new-invitations.ts';
import { GuestMessagesController } from './messages/guest-messages.controller.ts';
import { GuestMessagesQueries } from './messages/guest-messages.queries.ts';
import { GuestMessagesService } from './messages/guest-messages.service.ts';
import { MissedController } from './missed/missed.controller.ts';
import { MissedQueries } from './missed/missed.queries.ts';
import { MissedService } from './missed/missed.service.ts';
import { QueueMails } from './offers/queue-mails.ts';
import { QueueOffers } from './offers/queue-offers.ts';
import { SeatMoves } from './offers/seat-moves.ts';
import { ChangeMails } from './plan/change-mails.ts';
import { DeliveryController } from './plan/delivery.controller.ts';
import { DeliveryService } from './plan/delivery.service.ts';
import { GamedayNewsQueries } from './plan/gameday-news.queries.ts';
import { GamedaysController } from './plan/gamedays.controller.ts';
import { GamedaysService } from './plan/gamedays.service.ts';
import { TakingBack } from './plan/taking-back.service.ts';
import { MailPreviewController } from './previews/mail-preview.controller.ts';
import { MailPreviewQueries } from './previews/mail-preview.queries.ts';
import { QueueController } from './queue/queue.controller.ts';
import { QueueQueries } from './queue/queue.queries.ts';
import { QueueService } from './queue/queue.service.ts';
import { QueueDeskController } from './queue/queue-desk.controller.ts';
import { QueueDeskService } from './queue/queue-desk.service.ts';
import { QueueOffersJob } from './queue/queue-offers.job.ts';
import { AnswerByRemindersJob } from './reminders/answer-by-reminders.job.ts';
import { ReminderNumbers } from './reminders/reminder-numbers.ts';
import { ReminderPreviewQueries } from './reminders/reminder-preview.queries.ts';
import { RemindersController } from './reminders/reminders.controller.ts';
import { RemindersQueries } from './reminders/reminders.queries.ts';
import { RemindersService } from './reminders/reminders.service.ts';
import { CalendarController } from './rsvp/calendar.controller.ts';
import { CalendarQueries } from './rsvp/calendar.queries.ts';
import { LinkMails } from './rsvp/link-mails.ts';
import { RsvpController } from './rsvp/rsvp.controller.ts';
import { RsvpQueries } from './rsvp/rsvp.queries.ts';
import { RsvpService } from './rsvp/rsvp.service.ts';
import { UnconfirmedAnswersJob } from './rsvp/unconfirmed-answers.job.ts';
import { GamedayClock } from './times/gameday-clock.ts';
import { WaveDeskService } from './waves/wave-desk.service.ts';
import { WavesController } from './waves/waves.controller.ts';
import { WavesJob } from './waves/waves.job.ts';
import { WavesQueries } from './waves/waves.queries.ts';
import { Waves } from './waves/waves.service.ts';

@Module({
  imports: [
    AnonymousMailsModule,
    OutboxModule,
    EmailModule,
    RegistrationModule,
    RetentionModule,
    UsersModule,
  ],
  controllers: [
    RsvpController,
    CalendarController,
    QueueController,
    QueueDeskController,
    GuestListsController,
    WavesController,
    InvitationsController,
    MissedController,
    GamedaysController,
    DeliveryController,
    MailPreviewController,
    RemindersController,
    GuestMessagesController,
    GuestExportsController,
    GamedayDoorController,
  ],
  providers: [
    GamedaysAudit,
    GuestData,
    GamedayClock,
    CorrectableGuests,
    GamedayHolding,
    GamedayStatistics,
    MovedGuests,
    OwnGamedays,
    GamedaysService,
    ChangeMails,
    GamedayNewsQueries,
    DeliveryService,
    GamedaysOnDesk,
    GamedaysQueries,
    InvitationsService,
    InvitationsQueries,
    MissedService,
    MissedQueries,
    InviteService,
    CheckGuestsQueries,
    MailPreviewQueries,
    GuestExportsQueries,
    GamedayDoorQueries,
    GamedayDoorService,
    GuestSamples,
    RemindersService,
    RemindersQueries,
    ReminderNumbers,
    AnswerByRemindersJob,
    TakingBack,
    NewInvitations,
    Waves,
    WaveDeskService,
    WavesQueries,
    WavesJob,
    ReminderPreviewQueries,
    GuestMessagesService,
    GuestMessagesQueries,
    RsvpService,
    RsvpQueries,
    CalendarQueries,
    UnconfirmedAnswersJob,
    GamedayTurns,
    LinkMails,
    SeatMoves,
    QueueOffers,
    QueueMails,
    QueueService,
    QueueDeskService,
    QueueQueries,
    QueueOffersJob,
  ],
  // For the previews of links.
  exports: [GamedaysQueries, RsvpQueries],
})
export class GamedaysModule {}
