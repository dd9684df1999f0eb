import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { IdPipe } from '../../http/input/id.ts';
import { IdInBodyOrQuery } from '../../http/input/id-in-body-or-query.ts';
import { EventDetailsDto, ParticipantIdDto } from '../events.dto.ts';
import {
  EventNotFoundError,
  EventOverError,
  SignupsDisabledError,
  SpotsLeftError,
  TakingPartError,
  UnknownParticipantError,
} from '../events.errors.ts';
import { EventsQueries } from '../events.queries.ts';
import { NO_BADGE, NOT_OPEN } from '../join-rules/join-rules.errors.ts';
import { WaitlistService } from './waitlist.service.ts';

/** Who waits for a spot. Each call answers with the event as it is then. */
@ApiTags('events')
@Controller('event/waitlist')
export class WaitlistController {
  constructor(
    private readonly waitlist: WaitlistService,
    private readonly queries: EventsQueries,
  ) {}

  @Post(':eventId')
  @Endpoint({
    access: 'signed-in',
    summary: "Let one of the caller's names wait for a spot of a full event",
    response: EventDetailsDto,
    errors: [
      NotAllowedError,
      EventNotFoundError,
      UnknownParticipantError,
      EventOverError,
      SignupsDisabledError,
      TakingPartError,
      SpotsLeftError,
      NOT_OPEN,
      NO_BADGE,
    ],
  })
  async joinWaitlist(
    @Param('eventId', IdPipe) eventId: string,
    @Body() { id }: ParticipantIdDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventDetailsDto> {
    await this.waitlist.join(principal, eventId, id);
    return this.queries.getEvent(eventId, principal);
  }

  @Delete(':eventId')
  @Endpoint({
    access: 'signed-in',
    summary: "Let one of the caller's names wait no longer",
    response: EventDetailsDto,
    errors: [NotAllowedError, EventNotFoundError, EventOverError],
  })
  async leaveWaitlist(
    @Param('eventId', IdPipe) eventId: string,
    @IdInBodyOrQuery(ParticipantIdDto) { id }: ParticipantIdDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventDetailsDto> {
    await this.waitlist.leave(principal, eventId, id);
    return this.queries.getEvent(eventId, principal);
  }
}
