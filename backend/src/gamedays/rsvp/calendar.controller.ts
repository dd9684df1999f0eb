import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CalendarPart } from '@tablefall/mail';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CalendarDatePipe } from '../../http/input/calendar-date.ts';
import { LINK_SECRET } from '../../http/input/path-text.ts';
import { InvalidInvitationError, NoGamedayError } from '../gamedays.errors.ts';
import { CalendarQueries } from './calendar.queries.ts';

/** Gamedays as calendar files, the same that go with mails. */
@ApiTags('rsvp')
@Controller()
export class CalendarController {
  constructor(private readonly calendars: CalendarQueries) {}

  @Get('gameday-reply/:invitationToken/calendar.ics')
  @Endpoint({
    access: 'public',
    summary: 'The calendar entry of a guest who is coming; for one who no longer is, its cancellation',
    file: 'text/calendar',
    errors: [InvalidInvitationError],
  })
  async getInvitationCalendar(
    @Param('invitationToken', LINK_SECRET) invitationToken: string,
  ): Promise<StreamableFile> {
    return calendarFile(await this.calendars.writeInvitationCalendar(invitationToken));
  }

  @Get('gameday/public/:date/calendar.ics')
  @Endpoint({
    access: 'public',
    summary: 'The calendar entry of the gameday on a date',
    file: 'text/calendar',
    forOtherSites: true,
    errors: [NoGamedayError],
  })
  async getPublicCalendar(@Param('date', CalendarDatePipe) date: string): Promise<StreamableFile> {
    return calendarFile(await this.calendars.writePublicCalendar(date));
  }
}

/** A file to download; its method is said in the type too (RFC 5546). */
function calendarFile({ method, content }: CalendarPart): StreamableFile {
  return new StreamableFile(Buffer.from(content), {
    type: `text/calendar; charset=utf-8; method=${method}`,
    disposition: 'attachment; filename="gameday.ics"',
  });
}
