import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MailingIdTakenError } from '../../email/mailings/mailings.errors.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { NoLongerPartError, NotAllowedError } from '../../http/errors/api-error.ts';
import { IdPipe } from '../../http/input/id.ts';
import { EventNotFoundError, EventOverError } from '../events.errors.ts';
import {
  EventMessageFormDto,
  EventMessagePreviewDto,
  EventMessageResultDto,
  EventMessagesDto,
  SendEventMessageDto,
} from './event-messages.dto.ts';
import {
  MessageNotFoundError,
  NobodyPlaysError,
  PlayersToldError,
  TooManyMessagesError,
} from './event-messages.errors.ts';
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
    errors: [NoLongerPartError, EventNotFoundError],
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
    errors: [NotAllowedError, EventNotFoundError, EventOverError, NobodyPlaysError],
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
    throttle: perAccount('events'),
    response: EventMessageResultDto,
    errors: [
      NotAllowedError,
      EventNotFoundError,
      MailingIdTakenError,
      EventOverError,
      NobodyPlaysError,
      new TooManyMessagesError('Friday, 3:15 PM'),
    ],
  })
  writeToPlayers(
    @Param('id', IdPipe) id: string,
    @Body() form: SendEventMessageDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EventMessageResultDto> {
    return this.messages.send(principal, id, form);
  }

  @Delete('message/:messageId')
  @Endpoint({
    access: 'signed-in',
    summary: 'Take back what one wrote to those who play, for as long as nobody has it by mail',
    errors: [EventNotFoundError, MessageNotFoundError, PlayersToldError],
  })
  takeMessageBack(
    @Param('id', IdPipe) eventId: string,
    @Param('messageId', IdPipe) messageId: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    return this.messages.takeBack(principal, eventId, messageId);
  }
}
