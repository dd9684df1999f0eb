import { Body, Controller, Delete, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Endpoint } from '../../http/access/endpoint.ts';
import { networkOf } from '../../http/access/throttling/network.ts';
import { bodyAddress, pathPart, perSubject } from '../../http/access/throttling/throttle.ts';
import { LINK_SECRET } from '../../http/input/path-text.ts';
import {
  HasSeatsError,
  InvalidInvitationError,
  NoGamedayError,
  QueueClosedError,
  SeatsFreeError,
  SeatsOfferedError,
  SeatsTakenError,
} from '../gamedays.errors.ts';
import { InvitationDetailsDto } from '../rsvp/rsvp.dto.ts';
import { RsvpQueries } from '../rsvp/rsvp.queries.ts';
import { PublicQueueDto, PublicQueueResultDto, QueuePartyDto } from './queue.dto.ts';
import { QueueService } from './queue.service.ts';

/** Waiting for seats of a full gameday, without signing in. */
@ApiTags('rsvp')
@Controller()
export class QueueController {
  constructor(
    private readonly queue: QueueService,
    private readonly queries: RsvpQueries,
  ) {}

  @Post('gameday-reply/:invitationToken/queue')
  @Endpoint({
    access: 'public',
    summary: 'Wait for seats through a personal link, or change for how many',
    response: InvitationDetailsDto,
    status: HttpStatus.OK,
    errors: [
      InvalidInvitationError,
      HasSeatsError,
      SeatsFreeError,
      QueueClosedError,
      SeatsOfferedError,
      new SeatsTakenError(1),
    ],
    throttle: perSubject('queue', 'rsvp'),
    about: pathPart('invitationToken'),
  })
  async waitForSeats(
    @Param('invitationToken', LINK_SECRET) invitationToken: string,
    @Body() { guests }: QueuePartyDto,
  ): Promise<InvitationDetailsDto> {
    await this.queue.join(invitationToken, 1 + guests);
    return this.queries.getInvitationDetails(invitationToken);
  }

  @Delete('gameday-reply/:invitationToken/queue')
  @Endpoint({
    access: 'public',
    summary: 'Stop waiting; seats that are kept go to the next',
    about: pathPart('invitationToken'),
    errors: [InvalidInvitationError],
  })
  stopWaitingForSeats(@Param('invitationToken', LINK_SECRET) invitationToken: string): Promise<void> {
    return this.queue.leave(invitationToken);
  }

  @Post('gameday/public-queue')
  @Endpoint({
    access: 'public',
    summary: 'Wait for seats by the public page',
    response: PublicQueueResultDto,
    errors: [NoGamedayError, SeatsFreeError, QueueClosedError, new SeatsTakenError(1)],
    about: bodyAddress('email'),
  })
  async waitForSeatsPublicly(
    @Body() { gamedayID, name, email, guests }: PublicQueueDto,
    @Req() request: Request,
  ): Promise<PublicQueueResultDto> {
    await this.queue.joinPublicly(gamedayID, { name, email }, 1 + guests, networkOf(request));
    return { message: 'We mailed you your place in line, with a link to leave it.' };
  }
}
