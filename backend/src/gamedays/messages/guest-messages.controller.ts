import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MailingPreviewDto } from '../../email/mailings/mail-preview.dto.ts';
import {
  AudienceChangedError,
  DayCapError,
  MailingIdTakenError,
  SentAMomentAgoError,
  UnknownAudienceError,
} from '../../email/mailings/mailings.errors.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { GamedayNotFoundError, NobodyToWriteToError } from '../gamedays.errors.ts';
import {
  GuestAudienceDto,
  GuestMessageDto,
  GuestMessageQuery,
  MessageGuestsDto,
  MessageGuestsResultDto,
  NewGuestAudienceDto,
  PreviewGuestMessageDto,
} from './guest-messages.dto.ts';
import { GuestMessagesQueries } from './guest-messages.queries.ts';
import { GuestMessagesService } from './guest-messages.service.ts';

/** Messages to the guests of a gameday by their answer, for staff. */
@ApiTags('gamedays')
@Controller('gameday/:id/message')
export class GuestMessagesController {
  constructor(
    private readonly messages: GuestMessagesService,
    private readonly queries: GuestMessagesQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'organiser',
    summary: 'Whom a message would go to, by name, and who would be left out',
    response: GuestMessageDto,
    lists: 'guests of gamedays',
    errors: [GamedayNotFoundError],
  })
  getGuestMessage(
    @Param('id', IdPipe) id: string,
    @Query() query: GuestMessageQuery,
  ): Promise<GuestMessageDto> {
    return this.queries.getGuestMessage(id, query);
  }

  @Post('audience')
  @Endpoint({
    access: 'organiser',
    summary: 'Fix whom a message would go to now, to be told when that has changed before it is sent',
    response: GuestAudienceDto,
    errors: [GamedayNotFoundError],
  })
  showGuests(
    @Param('id', IdPipe) id: string,
    @Body() { answer }: NewGuestAudienceDto,
  ): Promise<GuestAudienceDto> {
    return this.messages.showGuests(id, answer);
  }

  @Post('preview')
  @Endpoint({
    access: 'organiser',
    summary: 'A message as a guest will receive it; nothing is sent',
    response: MailingPreviewDto,
    errors: [GamedayNotFoundError, NobodyToWriteToError],
  })
  previewGuestMessage(
    @Param('id', IdPipe) id: string,
    @Body() form: PreviewGuestMessageDto,
  ): Promise<MailingPreviewDto> {
    return this.queries.previewGuestMessage(id, form);
  }

  @Post()
  @Endpoint({
    access: 'organiser',
    summary: 'Mail a message to the guests with an answer',
    needsFreshSignIn: true,
    response: MessageGuestsResultDto,
    errors: [
      GamedayNotFoundError,
      UnknownAudienceError,
      MailingIdTakenError,
      NobodyToWriteToError,
      new AudienceChangedError({ joined: 2, left: 1 }),
      new SentAMomentAgoError(3),
      new DayCapError(1_000),
    ],
  })
  async messageGuests(
    @Param('id', IdPipe) id: string,
    @Body() { message, answer, mailingId, ...how }: MessageGuestsDto,
    @CurrentPrincipal() author: Principal,
  ): Promise<MessageGuestsResultDto> {
    const content = { operation: 'messageGuests', id, message, answer };
    const sending = { message, answer, ...how };
    return { sent: await this.messages.messageGuests(id, sending, { mailingId, author, content }) };
  }
}
