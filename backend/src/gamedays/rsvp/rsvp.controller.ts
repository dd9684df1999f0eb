import { Body, Controller, Get, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Endpoint } from '../../http/access/endpoint.ts';
import { networkOf } from '../../http/access/throttling/network.ts';
import { bodyAddress, bodyText, pathPart, perSubject } from '../../http/access/throttling/throttle.ts';
import { orTellCurrent } from '../../http/errors/stale-edit.ts';
import { CalendarDatePipe } from '../../http/input/calendar-date.ts';
import { LINK_SECRET } from '../../http/input/path-text.ts';
import { PublicGamedayDto } from '../gamedays.dto.ts';
import {
  InvalidInvitationError,
  NoGamedayError,
  PlanChangedError,
  SeatsTakenError,
} from '../gamedays.errors.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { InvitationDetailsDto, PublicRsvpDto, PublicRsvpResultDto, ReplyDto } from './rsvp.dto.ts';
import { RsvpQueries } from './rsvp.queries.ts';
import { RsvpService } from './rsvp.service.ts';

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
  @Endpoint({
    access: 'public',
    summary: 'The gameday on a date, if there is one',
    response: PublicGamedayDto,
    forOtherSites: true,
  })
  getPublicGameday(@Param('date', CalendarDatePipe) date: string): Promise<PublicGamedayDto> {
    return this.gamedays.getPublicGameday(date);
  }

  @Post('gameday/public-rsvp')
  @Endpoint({
    access: 'public',
    summary: 'Answer on the public page',
    response: PublicRsvpResultDto,
    errors: [NoGamedayError, new SeatsTakenError(1), PlanChangedError],
    about: bodyAddress('guestEmail'),
  })
  async submitPublicRsvp(
    @Body() { gamedayId, guestName, guestEmail, planVersion, ...answer }: PublicRsvpDto,
    @Req() request: Request,
  ): Promise<PublicRsvpResultDto> {
    const guest = { name: guestName, email: guestEmail };
    await orTellCurrent(
      () => this.rsvp.publicReply({ id: gamedayId, planVersion }, guest, answer, networkOf(request)),
      () => this.gamedays.getMovedGameday(gamedayId),
    );
    return { message: 'RSVP submitted! Thank you! We mailed you a link to see or change your answer.' };
  }

  @Get('gameday-reply/:invitationToken')
  @Endpoint({ access: 'public', summary: 'What a personal link is about', response: InvitationDetailsDto })
  getInvitationDetails(
    @Param('invitationToken', LINK_SECRET) invitationToken: string,
  ): Promise<InvitationDetailsDto> {
    return this.queries.getInvitationDetails(invitationToken);
  }

  @Post('gameday-reply/:invitationToken/keep')
  @Endpoint({
    access: 'public',
    summary:
      'Keep the seats of an answer that was given on the public page, as who has the mailed link does by a press',
    about: pathPart('invitationToken'),
    errors: [InvalidInvitationError],
  })
  keepSeats(@Param('invitationToken', LINK_SECRET) invitationToken: string): Promise<void> {
    return this.rsvp.keepSeats(invitationToken);
  }

  @Post('gameday-reply')
  @Endpoint({
    access: 'public',
    summary: 'Answer through a personal link, as often as one likes',
    response: InvitationDetailsDto,
    status: HttpStatus.OK,
    errors: [InvalidInvitationError, PlanChangedError, new SeatsTakenError(1)],
    throttle: perSubject('reply', 'rsvp'),
    about: bodyText('invitationToken'),
  })
  async submitReply(
    @Body() { invitationToken, planVersion, ...answer }: ReplyDto,
  ): Promise<InvitationDetailsDto> {
    const read = () => this.queries.getInvitationDetails(invitationToken);
    await orTellCurrent(() => this.rsvp.reply(invitationToken, answer, planVersion), read);
    return read();
  }
}
