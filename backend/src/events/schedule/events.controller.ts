import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BoardGamesService } from '../../catalogue/board-games.service.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { InvalidInputError, NotAllowedError } from '../../http/errors/api-error.ts';
import { orTellCurrent, StaleEditError } from '../../http/errors/stale-edit.ts';
import { IdPipe } from '../../http/input/id.ts';
import type { PrecompressedAnswer } from '../../http/serving/precompressed-answer.ts';
import { EventMoveDto, EventNewsDto } from '../event-news.dto.ts';
import {
  CancelledEventDto,
  DeleteEventQuery,
  EventDetailsDto,
  EventDto,
  EventFormDto,
  EventsQuery,
} from '../events.dto.ts';
import {
  EventNotFoundError,
  EventOverError,
  GameOwnerMissingError,
  SpotsTakenError,
} from '../events.errors.ts';
import { EventsQueries } from '../events.queries.ts';
import { ALONE, CONFLICT, NO_BADGE } from '../join-rules/join-rules.errors.ts';
import { TableTakenError } from '../tables/tables.errors.ts';
import { EventNewsQueries } from './event-news.queries.ts';
import { ScheduleService } from './schedule.service.ts';

/** The schedule's events. */
@ApiTags('events')
@Controller()
export class EventsController {
  constructor(
    private readonly schedule: ScheduleService,
    private readonly queries: EventsQueries,
    private readonly news: EventNewsQueries,
    private readonly boardGames: BoardGamesService,
  ) {}

  @Get('events')
  @Endpoint({
    access: 'public',
    scope: 'schedule',
    summary: 'All events of the edition, in the order of the schedule; strangers are told no player by name',
    response: [EventDto],
    forOtherSites: true,
    shared: true,
  })
  listEvents(
    @Query() { modifiedSince }: EventsQuery,
    @CurrentPrincipal() principal: Principal | null,
  ): Promise<PrecompressedAnswer> {
    return modifiedSince
      ? this.queries.listChangedEvents(principal, new Date(modifiedSince))
      : this.queries.listEvents(principal);
  }

  @Get('myevents/:userNameId')
  @Endpoint({
    access: 'signed-in',
    summary: "The events that one of the caller's names takes part in",
    response: [EventDto],
    errors: [NotAllowedError],
  })
  listMyEvents(
    @Param('userNameId', IdPipe) userNameId: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventDto[]> {
    return this.queries.listEventsOf(principal, userNameId);
  }

  @Get('event/:id')
  @Endpoint({
    access: 'public',
    scope: 'schedule',
    summary: 'An event with its participants; strangers are told no player by name',
    response: EventDetailsDto,
    forOtherSites: true,
    errors: [EventNotFoundError],
  })
  getEvent(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal | null,
  ): Promise<EventDetailsDto> {
    return this.queries.getEvent(id, principal);
  }

  @Get('event/:id/cancelled')
  @Endpoint({
    access: 'public',
    summary: 'What an event was that was deleted; nobody who played is named',
    response: CancelledEventDto,
    errors: [EventNotFoundError],
  })
  getCancelledEvent(@Param('id', IdPipe) id: string): Promise<CancelledEventDto> {
    return this.queries.getCancelledEvent(id);
  }

  @Get('event/:id/cancellation')
  @Endpoint({
    access: 'signed-in',
    summary: 'How many would be told by mail if the caller deleted an event now, and the mail',
    response: EventNewsDto,
    errors: [NotAllowedError, EventNotFoundError],
  })
  getCancellation(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventNewsDto> {
    return this.news.getCancellation(principal, id);
  }

  @Post('event/:id/move/preview')
  @Endpoint({
    access: 'signed-in',
    summary: 'How many would be told by mail if the caller moved an event so, and the mail; nothing is saved',
    response: EventNewsDto,
    status: HttpStatus.OK,
    errors: [NotAllowedError, EventNotFoundError],
  })
  previewEventMove(
    @Param('id', IdPipe) id: string,
    @Body() form: EventMoveDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventNewsDto> {
    return this.news.previewMove(principal, id, this.schedule.planNow(form), form);
  }

  @Put('event')
  @Endpoint({
    access: 'signed-in',
    summary: 'Create an event, request a game, or change an event',
    throttle: perAccount('events'),
    response: EventDetailsDto,
    errors: [
      GameOwnerMissingError,
      NotAllowedError,
      EventNotFoundError,
      EventOverError,
      StaleEditError,
      new TableTakenError('A3', null),
      new SpotsTakenError(3),
      CONFLICT,
      NO_BADGE,
      ALONE,
    ],
  })
  async saveEvent(
    @Body() form: EventFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventDetailsDto> {
    const { id, gameName, spots, visible, teacher, eventOwner, gameOwner, coHosts, version, tableId } = form;
    const { description, boardGameId, level, children, minPlayers, inSendingHours } = form;
    if (boardGameId && !(await this.boardGames.keep(boardGameId))) {
      throw new InvalidInputError({ boardGameId: 'Please pick a game from the list.' });
    }
    const details = { gameName, spots, visible, teacher, ownerId: eventOwner };
    const facts = { description, boardGameId, level, children, minPlayers };
    const gameOwnerId = gameOwner || null;
    const saved = {
      details,
      when: form,
      facts,
      gameOwnerId,
      coHostIds: coHosts,
      filledFrom: version,
      tableId,
      inSendingHours,
    };
    const read = () => this.queries.getEvent(id, principal);
    await orTellCurrent(() => this.schedule.save(principal, id, saved), read);
    return read();
  }

  @Delete('event/:id')
  @Endpoint({
    access: 'signed-in',
    summary: 'Delete an event; as the administrator, a deleted one for good',
    errors: [NotAllowedError, EventNotFoundError, EventOverError],
  })
  deleteEvent(
    @Param('id', IdPipe) id: string,
    @Query() { inSendingHours }: DeleteEventQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    return this.schedule.delete(principal, id, inSendingHours);
  }
}
