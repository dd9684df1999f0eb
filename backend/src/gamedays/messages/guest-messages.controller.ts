import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MailingPreviewDto } from '../../email/mailings/mail-preview.dto.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
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

const MISSING = { 404: 'There is no such gameday.' };

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
    errors: MISSING,
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
    errors: MISSING,
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
    errors: { ...MISSING, 409: 'There is no such guest.' },
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
    errors: {
      404: 'There is no such gameday, or no such audience of these guests.',
      409: 'No guest would get it, others than were shown would, they were written to a moment ago, or something else was sent with this mailing id.',
      429: 'Too many requests, or too many mails within 24 hours.',
    },
  })
  async messageGuests(
    @Param('id', IdPipe) id: string,
    @Body() { message, answer, mailingId, confirm, audience }: MessageGuestsDto,
    @CurrentPrincipal() author: Principal,
  ): Promise<MessageGuestsResultDto> {
    const content = { operation: 'messageGuests', id, message, answer };
    const sending = { message, answer, confirm, audience };
    return { sent: await this.messages.messageGuests(id, sending, { mailingId, author, content }) };
  }
}
