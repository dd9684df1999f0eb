import { Body, Controller, Get, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DayCapError, MailingIdTakenError } from '../../email/mailings/mailings.errors.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import {
  GamedayNotFoundError,
  GamedayOverError,
  MailChangedError,
  MoreToRemindError,
  NobodyToRemindError,
  ReminderHourError,
} from '../gamedays.errors.ts';
import { ReminderPreviewQueries } from './reminder-preview.queries.ts';
import {
  PreviewReminderDto,
  RemindDto,
  ReminderDto,
  ReminderGuestsDto,
  ReminderGuestsQuery,
  ReminderPreviewDto,
  RemindResultDto,
} from './reminders.dto.ts';
import { RemindersQueries } from './reminders.queries.ts';
import { RemindersService } from './reminders.service.ts';

/** Reminders to guests who have not answered, for staff. */
@ApiTags('gamedays')
@Controller()
export class RemindersController {
  constructor(
    private readonly reminders: RemindersService,
    private readonly queries: RemindersQueries,
    private readonly previews: ReminderPreviewQueries,
  ) {}

  @Get('gameday/:id/reminder')
  @Endpoint({
    access: 'organiser',
    summary: 'How many guests would be reminded now, or when a reminder can be planned',
    response: ReminderDto,
    errors: [GamedayNotFoundError],
  })
  getReminder(@Param('id', IdPipe) id: string): Promise<ReminderDto> {
    return this.queries.getReminder(id);
  }

  @Get('gameday/:id/reminder/guests')
  @Endpoint({
    access: 'organiser',
    summary: 'The guests who have not answered, by name, and who of them cannot be reminded now',
    response: ReminderGuestsDto,
    lists: 'guests of gamedays',
    errors: [GamedayNotFoundError],
  })
  listReminderGuests(
    @Param('id', IdPipe) id: string,
    @Query() query: ReminderGuestsQuery,
  ): Promise<ReminderGuestsDto> {
    return this.previews.listGuests(id, query);
  }

  @Post('gameday/:id/reminder/preview')
  @Endpoint({
    access: 'organiser',
    summary: 'The reminder as a guest will receive it; nothing is sent',
    response: ReminderPreviewDto,
    status: HttpStatus.OK,
    errors: [GamedayNotFoundError, NobodyToRemindError],
  })
  previewReminder(
    @Param('id', IdPipe) id: string,
    @Body() form: PreviewReminderDto,
  ): Promise<ReminderPreviewDto> {
    return this.previews.previewReminder(id, form);
  }

  @Post('gameday/:id/remind')
  @Endpoint({
    access: 'organiser',
    summary:
      'Mail those who have not answered, or some of them, now or at the hour that is offered; two calls at once mail once',
    needsFreshSignIn: true,
    response: RemindResultDto,
    status: HttpStatus.OK,
    errors: [
      GamedayNotFoundError,
      MailingIdTakenError,
      NobodyToRemindError,
      new MoreToRemindError(12),
      GamedayOverError,
      MailChangedError,
      ReminderHourError,
      new DayCapError(1_000),
    ],
  })
  async remindGuests(
    @Param('id', IdPipe) id: string,
    @Body() { mailingId, ...reminder }: RemindDto,
    @CurrentPrincipal() author: Principal,
  ): Promise<RemindResultDto> {
    const { confirmed, guests, words, at } = reminder;
    const content = { operation: 'remindGuests', id, confirmed, guests, words, at };
    return {
      remindersSent: await this.reminders.remindGuests(id, reminder, { mailingId, author, content }),
    };
  }
}
