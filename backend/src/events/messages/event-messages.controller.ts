import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint, TOO_MANY } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { EVENTS_THROTTLE } from '../events.throttle.ts';
import { NOT_HOST } from '../host/host.controller.ts';
import { MISSING_EVENT } from '../schedule/events.controller.ts';
import {
  EventMessageFormDto,
  EventMessagePreviewDto,
  EventMessageResultDto,
  EventMessagesDto,
  SendEventMessageDto,
} from './event-messages.dto.ts';
import { EventMessagesQueries } from './event-messages.queries.ts';
import { EventMessagesService } from './event-messages.service.ts';

/** What hosts write to the players of their event. */
@ApiTags('events')
@Controller('event/:id')
export class EventMessagesController {
  constructor(
    private readonly messages: EventMessagesService,
    private readonly queries: EventMessagesQueries,
  ) {}

  @Get('messages')
  @Endpoint({
    access: 'signed-in',
    summary: 'What the hosts of an event wrote, for those who play, wait or host',
    response: EventMessagesDto,
    errors: { ...MISSING_EVENT, 403: 'The caller neither plays, waits nor hosts.' },
  })
  listEventMessages(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventMessagesDto> {
    return this.queries.listMessages(principal, id);
  }

  @Post('message/preview')
  @Endpoint({
    access: 'signed-in',
    summary: 'A message to the players as one of them will get it; nothing is sent',
    response: EventMessagePreviewDto,
    errors: { ...NOT_HOST, 409: 'Nobody else takes part, or the event is over.' },
  })
  previewEventMessage(
    @Param('id', IdPipe) id: string,
    @Body() form: EventMessageFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventMessagePreviewDto> {
    return this.queries.previewMessage(principal, id, form);
  }

  @Post('message')
  @Endpoint({
    access: 'signed-in',
    summary: 'Write to those who play in an event: by mail, and on the event itself',
    throttle: EVENTS_THROTTLE,
    response: EventMessageResultDto,
    errors: {
      ...NOT_HOST,
      409:
        'Nobody else takes part, they were written to too often within 24 hours, the event is over, or something else ' +
        'was sent with this mailing id.',
      429: TOO_MANY,
    },
  })
  writeToPlayers(
    @Param('id', IdPipe) id: string,
    @Body() form: SendEventMessageDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventMessageResultDto> {
    return this.messages.send(principal, id, form);
  }
}
