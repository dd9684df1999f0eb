import { Body, Controller, Get, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '@tablefall/platform/clock/clock';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { IdPipe } from '../../http/input/id.ts';
import { LONG_LIST_BODY } from '../../http/input/request-body.ts';
import {
  AudiencePreviewDto,
  AudienceRecipientsDto,
  AudienceRecipientsQuery,
  MessageAudienceCountDto,
  NewAudienceDto,
  PreviewMailingDto,
  SendingHourDto,
} from '../audiences/audiences.dto.ts';
import {
  NobodyToMailError,
  NotRegisteredError,
  UnknownRecipientError,
} from '../audiences/audiences.errors.ts';
import { AudiencesQueries } from '../audiences/audiences.queries.ts';
import { AudiencesService } from '../audiences/audiences.service.ts';
import { CheckedListDto } from '../audiences/pasted/checked-list.dto.ts';
import { RecipientsService } from '../audiences/pasted/recipients.service.ts';
import { RecipientListDto } from '../audiences/recipients.dto.ts';
import { MailingPreviewDto } from '../mailings/mail-preview.dto.ts';
import { UnknownAudienceError } from '../mailings/mailings.errors.ts';
import { type AudienceRequest, pastedList } from '../tools.ts';
import { EmailerPassword } from '../tools-password/emailer-password.ts';
import { MailingTimes } from './mailing-times.service.ts';
import { checkedMessage } from './message-text.ts';
import { SendAdminMail } from './send-admin-mail.service.ts';

/** What the administrator looks at before anything is sent: whom a mailing goes to, and the mails themselves. */
@ApiTags('mailings')
@Controller('mailings')
export class AudiencesController {
  constructor(
    private readonly audiences: AudiencesService,
    private readonly queries: AudiencesQueries,
    private readonly mails: SendAdminMail,
    private readonly recipients: RecipientsService,
    private readonly times: MailingTimes,
    private readonly clock: Clock,
  ) {}

  @Post('audiences')
  @EmailerPassword()
  @Endpoint({
    access: 'mailer',
    summary: 'Fix whom a tool would mail, as of now',
    body: LONG_LIST_BODY,
    response: AudiencePreviewDto,
    status: HttpStatus.CREATED,
    errors: [NotRegisteredError],
  })
  async previewAudience(
    @Body() { tool, registrationId, whom: asked, recipients }: NewAudienceDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<AudiencePreviewDto> {
    const list = recipients && tool === 'message' ? pastedList(recipients) : null;
    const whom = tool === 'message' ? asked : null;
    const id = await this.audiences.preview(requestFor({ tool, registrationId, whom, list, principal }));
    return this.queries.getAudience(id, null);
  }

  @Get('audiences/:id')
  @EmailerPassword()
  @Endpoint({
    access: 'mailer',
    summary: 'A fixed audience, and what has changed since',
    response: AudiencePreviewDto,
    errors: [UnknownAudienceError],
  })
  getAudience(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<AudiencePreviewDto> {
    return this.queries.getAudience(id, principal);
  }

  @Get('audiences/:id/recipients')
  @EmailerPassword()
  @Endpoint({
    access: 'mailer',
    summary: 'The people of a fixed audience by name',
    response: AudienceRecipientsDto,
    lists: 'recipients of mail',
    errors: [UnknownAudienceError],
  })
  listAudienceRecipients(
    @Param('id', IdPipe) id: string,
    @Query() query: AudienceRecipientsQuery,
  ): Promise<AudienceRecipientsDto> {
    return this.queries.listRecipients(id, query);
  }

  @Post('preview')
  @EmailerPassword()
  @Endpoint({
    access: 'mailer',
    summary: 'The mail of one recipient as it would be sent, with links that lead nowhere',
    response: MailingPreviewDto,
    status: HttpStatus.OK,
    errors: [UnknownAudienceError, UnknownRecipientError, NotRegisteredError, new NobodyToMailError([])],
  })
  previewMailing(
    @Body() { tool, message, registrationId, audienceId, recipientId }: PreviewMailingDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<MailingPreviewDto> {
    if (tool === 'message' && message === undefined) {
      throw new InvalidInputError({ message: 'Please enter a message' });
    }
    const text = tool === 'message' ? checkedMessage(message ?? '', 'message') : null;
    const request = requestFor({ tool, registrationId, principal }, audienceId !== undefined);
    return this.mails.previewMail(request, text, { audienceId, recipientId });
  }

  @Get('sending-hours/next')
  @Endpoint({
    access: 'mailer',
    summary: 'When a mailing leaves that waits for the sending hours',
    response: SendingHourDto,
  })
  getSendingHour(): SendingHourDto {
    return { nextHour: this.times.nextHour(this.clock.now())?.toISOString() ?? null };
  }

  @Get('recipients/counts')
  @EmailerPassword()
  @Endpoint({
    access: 'mailer',
    summary: 'How many people each audience of a message has now',
    response: [MessageAudienceCountDto],
  })
  countMessageAudiences(@CurrentPrincipal() principal: Principal): Promise<MessageAudienceCountDto[]> {
    return this.queries.countMessageAudiences(principal);
  }

  @Post('recipients/check')
  @EmailerPassword()
  @Endpoint({
    access: 'mailer',
    summary: 'What is known of a pasted list before it is sent to',
    body: LONG_LIST_BODY,
    response: CheckedListDto,
    status: HttpStatus.OK,
  })
  checkRecipients(@Body() { recipients }: RecipientListDto): Promise<CheckedListDto> {
    return this.recipients.checkList(recipients, 'news');
  }
}

/** @param isFixed the audience knows the registration that it is of */
function requestFor(request: AudienceRequest, isFixed = false): AudienceRequest {
  if (request.tool === 'confirmation' && !request.registrationId && !isFixed) {
    throw new InvalidInputError({ registrationId: 'Please enter the id of a registration' });
  }
  return request;
}
