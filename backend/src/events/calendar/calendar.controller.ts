import { Controller, Get, Param, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '@tablefall/platform/config/config';
import type { Response } from 'express';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { LINK_SECRET } from '../../http/input/path-text.ts';
import type { PrecompressedAnswer } from '../../http/serving/precompressed-answer.ts';
import { weakTag } from '../../http/serving/weak-tag.ts';
import { EventNotFoundError, UnknownCalendarError } from '../events.errors.ts';
import { ScheduleSettings } from '../settings/schedule-settings.service.ts';
import { CalendarAddressDto } from './calendar.dto.ts';
import { CALENDAR_TYPE, ScheduleCalendars } from './schedule-calendars.queries.ts';

/** The schedule for calendar programs. */
@ApiTags('events')
@Controller()
export class ScheduleCalendarController {
  constructor(
    private readonly calendars: ScheduleCalendars,
    private readonly settings: ScheduleSettings,
    private readonly config: Config,
  ) {}

  @Get('event/:id/calendar.ics')
  @Endpoint({
    access: 'public',
    summary: 'An event as a calendar file',
    file: 'text/calendar',
    forOtherSites: true,
    errors: [EventNotFoundError],
  })
  async downloadEventCalendar(@Param('id', IdPipe) id: string): Promise<StreamableFile> {
    return calendarFile(await this.calendars.writeEvent(id), 'attachment; filename="event.ics"');
  }

  @Get('events/calendar.ics')
  @Endpoint({
    access: 'public',
    summary: 'The whole schedule as a calendar to subscribe to; of people it names the organizers alone',
    file: 'text/calendar',
    cacheSeconds: 60,
    forOtherSites: true,
    shared: true,
  })
  downloadSchedule(): Promise<PrecompressedAnswer> {
    return this.calendars.writeSchedule();
  }

  @Get('calendar/:token.ics')
  @Endpoint({
    access: 'public',
    summary: 'The events of the user whose private address this is, with those that are not theirs any more',
    file: 'text/calendar',
    askedAgain: true,
    errors: [UnknownCalendarError],
  })
  async subscribeToCalendar(
    @Param('token', LINK_SECRET) token: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const content = await this.calendars.writeOwn(token);
    response.set({
      ETag: weakTag(content),
      'Content-Type': CALENDAR_TYPE,
      'Content-Disposition': 'inline; filename="events.ics"',
    });
    return content;
  }

  @Get('user/calendar')
  @Endpoint({
    access: 'signed-in',
    summary: "The private address of the user's calendar",
    outlastsSession: true,
    response: CalendarAddressDto,
  })
  async getCalendarAddress(@CurrentPrincipal() { userId }: Principal): Promise<CalendarAddressDto> {
    return this.addressOf(await this.settings.calendarToken(userId));
  }

  @Post('user/calendar')
  @Endpoint({
    access: 'signed-in',
    summary: 'Make a new private address; the one of before leads nowhere from then on',
    response: CalendarAddressDto,
  })
  async renewCalendarAddress(@CurrentPrincipal() { userId }: Principal): Promise<CalendarAddressDto> {
    return this.addressOf(await this.settings.renewCalendarToken(userId));
  }

  private addressOf(token: string): CalendarAddressDto {
    return { address: `${this.config.PUBLIC_URL}/api/calendar/${token}.ics` };
  }
}

function calendarFile(content: string, disposition: string): StreamableFile {
  return new StreamableFile(Buffer.from(content), { type: CALENDAR_TYPE, disposition });
}
