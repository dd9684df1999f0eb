import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { EventDetailsDto, ParticipantIdDto } from '../events.dto.ts';
import { EventsQueries } from '../events.queries.ts';
import { WaitlistService } from './waitlist.service.ts';

const NO_NAME = { 403: "The name is somebody else's.", 404: 'There is no such event, or no such name.' };

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
    errors: {
      ...NO_NAME,
      409: 'Spots are left, the name takes part already, sign-ups are disabled, or the event is over.',
    },
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
    errors: { ...NO_NAME, 409: 'The event is over.' },
  })
  async leaveWaitlist(
    @Param('eventId', IdPipe) eventId: string,
    @Body() { id }: ParticipantIdDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventDetailsDto> {
    await this.waitlist.leave(principal, eventId, id);
    return this.queries.getEvent(eventId, principal);
  }
}
