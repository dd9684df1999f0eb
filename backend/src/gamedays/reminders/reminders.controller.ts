import { Body, Controller, Get, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
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

const MISSING = { 404: 'There is no such gameday.' };

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
    errors: MISSING,
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
    errors: MISSING,
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
    errors: { ...MISSING, 409: 'Nobody would get it, or there is no such guest.' },
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
    errors: {
      ...MISSING,
      409: 'Nobody is due, more are due than were confirmed, the mail or the hour is another one than was shown, or the gameday is over.',
      429: 'Too many requests, or too many mails within 24 hours.',
    },
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
