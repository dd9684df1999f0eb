import { Body, Controller, Get, HttpStatus, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { RemindDto, ReminderDto, RemindResultDto } from './reminders.dto.ts';
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
  ) {}

  @Get('gameday/:id/reminder')
  @Endpoint({
    access: 'organiser',
    summary: 'How many guests would be reminded now',
    response: ReminderDto,
    errors: MISSING,
  })
  getReminder(@Param('id', ParseUUIDPipe) id: string): Promise<ReminderDto> {
    return this.queries.getReminder(id);
  }

  @Post('gameday/:id/remind')
  @Endpoint({
    access: 'organiser',
    summary: 'Mail those who have not answered; two calls at once mail once',
    needsFreshSignIn: true,
    response: RemindResultDto,
    status: HttpStatus.OK,
    errors: {
      ...MISSING,
      409: 'Nobody is due, more are due than were confirmed, or the gameday is over.',
      429: 'Too many requests, or too many mails within 24 hours.',
    },
  })
  async remindGuests(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { confirmed, mailingId }: RemindDto,
    @CurrentPrincipal() author: Principal,
  ): Promise<RemindResultDto> {
    const content = { operation: 'remindGuests', id, confirmed };
    return {
      remindersSent: await this.reminders.remindGuests(id, confirmed, { mailingId, author, content }),
    };
  }
}
