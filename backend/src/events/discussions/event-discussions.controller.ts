import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { IdPipe } from '../../http/input/id.ts';
import { EventNotFoundError, EventOverError, UnknownQuestionError } from '../events.errors.ts';
import { EventDiscussionDto, EventDiscussionFormDto } from './event-discussions.dto.ts';
import { EventDiscussionsQueries } from './event-discussions.queries.ts';
import { EventDiscussionsService } from './event-discussions.service.ts';

/** As many as somebody asks who looks for a game; each may be mailed to all hosts of an event. */
const QUESTIONS_AN_HOUR = 20;

/** Questions below events, and their answers. */
@ApiTags('events')
@Controller('event/:id/discussions')
export class EventDiscussionsController {
  constructor(
    private readonly discussions: EventDiscussionsService,
    private readonly queries: EventDiscussionsQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'public',
    summary: 'Questions about an event and their answers: the newest 500, in the order of time',
    response: [EventDiscussionDto],
    errors: [EventNotFoundError],
  })
  listEventDiscussions(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal | null,
  ): Promise<EventDiscussionDto[]> {
    return this.queries.ofEvent(principal, id);
  }

  @Post()
  @Endpoint({
    access: 'signed-in',
    anybodys: true,
    summary: 'Ask about an event, or answer; its hosts, or who asked, are told by mail',
    response: EventDiscussionDto,
    throttle: perAccount('event-discussions', QUESTIONS_AN_HOUR),
    errors: [NotAllowedError, UnknownQuestionError, EventNotFoundError, EventOverError],
  })
  async addEventDiscussion(
    @Param('id', IdPipe) id: string,
    @Body() form: EventDiscussionFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventDiscussionDto> {
    return this.queries.entry(principal, await this.discussions.add(principal, id, form));
  }

  @Delete(':entryId')
  @Endpoint({
    access: 'signed-in',
    summary: 'Delete a question with its answers, or one answer: its author, the hosts and the administrator',
    errors: [NotAllowedError, EventNotFoundError, UnknownQuestionError],
  })
  deleteEventDiscussion(
    @Param('id', IdPipe) id: string,
    @Param('entryId', IdPipe) entryId: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    return this.discussions.delete(principal, id, entryId);
  }
}
