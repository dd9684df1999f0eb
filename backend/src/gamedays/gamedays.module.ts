import { Module } from '@nestjs/common';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { CalendarController } from './calendar.controller.ts';
import { CalendarQueries } from './calendar.queries.ts';
import { CheckGuestsQueries } from './check-guests.queries.ts';
import { GamedaysController } from './gamedays.controller.ts';
import { GamedaysQueries } from './gamedays.queries.ts';
import { GamedaysService } from './gamedays.service.ts';
import { GuestExportsController } from './guest-exports.controller.ts';
import { GuestExportsQueries } from './guest-exports.queries.ts';
import { InvitationsController } from './invitations.controller.ts';
import { InvitationsQueries } from './invitations.queries.ts';
import { InvitationsService } from './invitations.service.ts';
import { InviteService } from './invite.service.ts';
import { MailPreviewController } from './mail-preview.controller.ts';
import { MailPreviewQueries } from './mail-preview.queries.ts';
import { RemindersController } from './reminders.controller.ts';
import { RemindersQueries } from './reminders.queries.ts';
import { RemindersService } from './reminders.service.ts';
import { RsvpController } from './rsvp.controller.ts';
import { RsvpQueries } from './rsvp.queries.ts';
import { RsvpService } from './rsvp.service.ts';

@Module({
  imports: [OutboxModule],
  // The public paths come first: `gameday/public/…` would otherwise be read as a gameday's id.
  controllers: [
    RsvpController,
    CalendarController,
    InvitationsController,
    GamedaysController,
    MailPreviewController,
    RemindersController,
    GuestExportsController,
  ],
  providers: [
    GamedaysService,
    GamedaysQueries,
    InvitationsService,
    InvitationsQueries,
    InviteService,
    CheckGuestsQueries,
    MailPreviewQueries,
    GuestExportsQueries,
    RemindersService,
    RemindersQueries,
    RsvpService,
    RsvpQueries,
    CalendarQueries,
  ],
})
export class GamedaysModule {}
