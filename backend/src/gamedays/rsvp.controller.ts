import {
  Body,
  Controller,
  Get,
  HttpStatus,
  Injectable,
  Param,
  type PipeTransform,
  Post,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InvalidInputError } from '../http/api-error.ts';
import { Endpoint } from '../http/endpoint.ts';
import { rsvpThrottle } from '../http/throttle.ts';
import { isCalendarDate } from './gameday-day.ts';
import { PublicGamedayDto } from './gamedays.dto.ts';
import { GamedaysQueries } from './gamedays.queries.ts';
import { InvitationDetailsDto, PublicRsvpDto, PublicRsvpResultDto, ReplyDto } from './rsvp.dto.ts';
import { RsvpQueries } from './rsvp.queries.ts';
import { RsvpService } from './rsvp.service.ts';

@Injectable()
class CalendarDatePipe implements PipeTransform<string, string> {
  transform(date: string): string {
    if (!isCalendarDate(date)) {
      throw new InvalidInputError({ date: 'Please give a date as YYYY-MM-DD' });
    }
    return date;
  }
}

/** What guests see and answer, without signing in. */
@ApiTags('rsvp')
@Controller()
export class RsvpController {
  constructor(
    private readonly rsvp: RsvpService,
    private readonly gamedays: GamedaysQueries,
    private readonly queries: RsvpQueries,
  ) {}

  @Get('gameday/public/:date')
  @Endpoint({ access: 'public', summary: 'The gameday on a date, if there is one', answer: PublicGamedayDto })
  getPublicGameday(@Param('date', CalendarDatePipe) date: string): Promise<PublicGamedayDto> {
    return this.gamedays.publicGameday(date);
  }

  @Post('gameday/public-rsvp')
  @Endpoint({
    access: 'public',
    summary: 'Answer on the public page',
    answer: PublicRsvpResultDto,
    errors: { 404: 'There is no such gameday, or it is over.', 409: 'No seat is left.' },
    throttle: rsvpThrottle,
  })
  async submitPublicRsvp(
    @Body() { gamedayId, guestName, guestEmail, ...answer }: PublicRsvpDto,
  ): Promise<PublicRsvpResultDto> {
    await this.rsvp.publicReply(gamedayId, { name: guestName, email: guestEmail }, answer);
    return { message: 'RSVP submitted! Thank you! We mailed you a link to see or change your answer.' };
  }

  @Get('gameday-reply/:invitationToken')
  @Endpoint({ access: 'public', summary: 'What a personal link is about', answer: InvitationDetailsDto })
  getInvitationDetails(@Param('invitationToken') invitationToken: string): Promise<InvitationDetailsDto> {
    return this.queries.invitationDetails(invitationToken);
  }

  @Post('gameday-reply')
  @Endpoint({
    access: 'public',
    summary: 'Answer through a personal link, as often as one likes',
    answer: InvitationDetailsDto,
    status: HttpStatus.OK,
    errors: { 404: 'The link is unknown or the gameday is over.', 409: 'No seat is left.' },
    throttle: rsvpThrottle,
  })
  async submitReply(@Body() { invitationToken, ...answer }: ReplyDto): Promise<InvitationDetailsDto> {
    await this.rsvp.reply(invitationToken, answer);
    return this.queries.invitationDetails(invitationToken);
  }
}
