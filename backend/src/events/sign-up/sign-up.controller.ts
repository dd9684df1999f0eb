import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { IdPipe } from '../../http/input/id.ts';
import { IdInBodyOrQuery } from '../../http/input/id-in-body-or-query.ts';
import { EventDetailsDto, ParticipantIdDto } from '../events.dto.ts';

import {
  EventNotFoundError,
  EventOverError,
  GameOwnerTakenError,
  NotTakingPartError,
  RegistrationFullError,
  TooLateToUndoError,
  UnknownParticipantError,
} from '../events.errors.ts';
import { EventsQueries } from '../events.queries.ts';
import { ALONE, CANNOT_JOIN, CONFLICT } from '../join-rules/join-rules.errors.ts';
import { Removals } from './removals.service.ts';
import { GameOwnerFormDto, JoinFormDto, SwapFormDto } from './sign-up.dto.ts';
import { SignUpService } from './sign-up.service.ts';

/** Who takes part in events. Each call answers with the event as it is then. */
@ApiTags('events')
@Controller('event')
export class SignUpController {
  constructor(
    private readonly signUp: SignUpService,
    private readonly removals: Removals,
    private readonly queries: EventsQueries,
  ) {}

  @Put('register/:eventId')
  @Endpoint({
    access: 'signed-in',
    summary: "Sign one of the caller's names up, or several in one step",
    throttle: perAccount('events'),
    response: EventDetailsDto,
    errors: [NotAllowedError, EventNotFoundError, UnknownParticipantError, EventOverError, ...CANNOT_JOIN],
  })
  async joinEvent(
    @Param('eventId', IdPipe) eventId: string,
    @Body() { id = '', ids = [id], fit }: JoinFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventDetailsDto> {
    await this.signUp.join(principal, eventId, ids, fit);
    return this.queries.getEvent(eventId, principal);
  }

  @Post('unregister/:eventId')
  @Endpoint({
    access: 'signed-in',
    summary: "Sign one of the caller's names off",
    throttle: perAccount('events'),
    response: EventDetailsDto,
    errors: [NotAllowedError, EventNotFoundError, EventOverError, ALONE],
  })
  async leaveEvent(
    @Param('eventId', IdPipe) eventId: string,
    @Body() { id }: ParticipantIdDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventDetailsDto> {
    await this.signUp.leave(principal, eventId, id);
    return this.queries.getEvent(eventId, principal);
  }

  @Post('swap/:eventId')
  @Endpoint({
    access: 'signed-in',
    summary: "Sign one of the caller's names up, and off another event, in one step",
    throttle: perAccount('events'),
    response: EventDetailsDto,
    errors: [
      NotAllowedError,
      EventNotFoundError,
      UnknownParticipantError,
      EventOverError,
      NotTakingPartError,
      ...CANNOT_JOIN,
    ],
  })
  async swapEvent(
    @Param('eventId', IdPipe) eventId: string,
    @Body() { id, leave }: SwapFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventDetailsDto> {
    await this.signUp.swap(principal, eventId, leave, id);
    return this.queries.getEvent(eventId, principal);
  }

  @Post('gameowner/:eventId')
  @Endpoint({
    access: 'signed-in',
    summary: 'Say whether a participant brings the game',
    response: EventDetailsDto,
    errors: [NotAllowedError, EventNotFoundError, NotTakingPartError, GameOwnerTakenError, EventOverError],
  })
  async setGameOwner(
    @Param('eventId', IdPipe) eventId: string,
    @Body() { id, owner }: GameOwnerFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventDetailsDto> {
    await this.signUp.setGameOwner(principal, eventId, id, owner);
    return this.queries.getEvent(eventId, principal);
  }

  @Delete('participant/:eventId')
  @Endpoint({
    access: 'signed-in',
    summary: 'Take a participant out, as the owner of the event',
    throttle: perAccount('events'),
    response: EventDetailsDto,
    errors: [NotAllowedError, EventNotFoundError, EventOverError, ALONE],
  })
  async removeParticipant(
    @Param('eventId', IdPipe) eventId: string,
    @IdInBodyOrQuery(ParticipantIdDto) { id }: ParticipantIdDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventDetailsDto> {
    await this.signUp.remove(principal, eventId, id);
    return this.queries.getEvent(eventId, principal);
  }

  @Put('participant/:eventId')
  @Endpoint({
    access: 'signed-in',
    summary: 'Bring a participant back, as a host of the event who has just taken them out; nobody is told',
    throttle: perAccount('events'),
    response: EventDetailsDto,
    errors: [
      NotAllowedError,
      EventNotFoundError,
      EventOverError,
      TooLateToUndoError,
      new RegistrationFullError(1, 2),
      CONFLICT,
    ],
  })
  async undoRemoval(
    @Param('eventId', IdPipe) eventId: string,
    @Body() { id }: ParticipantIdDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventDetailsDto> {
    await this.removals.undo(principal, eventId, id);
    return this.queries.getEvent(eventId, principal);
  }
}
