import { Body, Controller, Get, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@tablefall/platform/database/page';
import { Endpoint, type EndpointOptions } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { LONG_LIST_BODY } from '../../http/input/request-body.ts';
import { NobodyToMailError, NotRegisteredError } from '../audiences/audiences.errors.ts';
import { AudiencesQueries } from '../audiences/audiences.queries.ts';
import { RecipientPreviewDto } from '../audiences/recipients.dto.ts';
import {
  AudienceChangedError,
  DayCapError,
  MailingIdTakenError,
  SentAMomentAgoError,
  UnknownAudienceError,
  WordsChangedError,
} from '../mailings/mailings.errors.ts';
import { type AudienceRequest, audienceName, pastedList } from '../tools.ts';
import { EmailerPassword } from '../tools-password/emailer-password.ts';
import { CustomMessageDto, RecipientsQuery, SendQuery, SendToManyQuery } from './admin-mail.dto.ts';
import { checkedMessage } from './message-text.ts';
import { SendAdminMail } from './send-admin-mail.service.ts';

/** Of what is sent to one person. */
const NOT_SENT = [new NobodyToMailError([]), new DayCapError(1_000)];
const NOT_BEGUN = [
  ...NOT_SENT,
  UnknownAudienceError,
  MailingIdTakenError,
  new AudienceChangedError({ joined: 2, left: 1 }),
  WordsChangedError,
  new SentAMomentAgoError(3),
];

function sends(summary: string, errors: EndpointOptions['errors']): EndpointOptions {
  return {
    access: 'mailer',
    summary,
    sends: true,
    response: [String],
    status: HttpStatus.OK,
    errors,
  };
}

/** Sends to many. */
function begins(summary: string): EndpointOptions {
  return { ...sends(summary, NOT_BEGUN), needsFreshSignIn: true };
}

function lists(summary: string): EndpointOptions {
  return {
    access: 'mailer',
    summary,
    response: [RecipientPreviewDto],
    listPage: true,
    lists: 'recipients of mail',
  };
}

/** The e-mail tools of the administrator, which send to registrants. */
@ApiTags('registrants')
@Controller('register')
export class AdminMailController {
  constructor(
    private readonly mails: SendAdminMail,
    private readonly audiences: AudiencesQueries,
  ) {}

  @Get('email/:id')
  @EmailerPassword()
  @Endpoint(sends('Mail the confirmation of a registration once more', [...NOT_BEGUN, NotRegisteredError]))
  emailRegistration(
    @Param('id', IdPipe) registrationId: string,
    @Query() query: SendQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<string[]> {
    return this.send({ tool: 'confirmation', registrationId, principal }, query);
  }

  @Get('email-review')
  @EmailerPassword()
  @Endpoint(begins('Ask all registrants of the edition to review their registration'))
  emailReview(@Query() query: SendToManyQuery, @CurrentPrincipal() principal: Principal): Promise<string[]> {
    return this.send({ tool: 'review', principal }, query);
  }

  @Get('email-notpaid')
  @EmailerPassword()
  @Endpoint(begins('Mail the registrants of the edition who owe something'))
  emailNotPaid(@Query() query: SendToManyQuery, @CurrentPrincipal() principal: Principal): Promise<string[]> {
    return this.send({ tool: 'not-paid', principal }, query);
  }

  @Get('email-twodays')
  @EmailerPassword()
  @Endpoint(begins('Mail all registrants of the edition what they have on its two days'))
  emailTwoDays(@Query() query: SendToManyQuery, @CurrentPrincipal() principal: Principal): Promise<string[]> {
    return this.send({ tool: 'two-days', principal }, query);
  }

  @Get('email-pastregistrants')
  @EmailerPassword()
  @Endpoint(begins('Invite those of earlier editions who are not registered for this one'))
  emailPastRegistrants(
    @Query() query: SendToManyQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<string[]> {
    return this.send({ tool: 'past-registrants', principal }, query);
  }

  @Get('email-review/preview')
  @EmailerPassword()
  @Endpoint(lists('Whom the review would go to'))
  previewReview(
    @Query() query: RecipientsQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<RecipientPreviewDto>> {
    return this.audiences.membersNow({ tool: 'review', principal }, query);
  }

  @Get('email-notpaid/preview')
  @EmailerPassword()
  @Endpoint(lists('Who owes something'))
  previewNotPaid(
    @Query() query: RecipientsQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<RecipientPreviewDto>> {
    return this.audiences.membersNow({ tool: 'not-paid', principal }, query);
  }

  @Get('email-twodays/preview')
  @EmailerPassword()
  @Endpoint(lists('Who would be told of their two days'))
  previewTwoDays(
    @Query() query: RecipientsQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<RecipientPreviewDto>> {
    return this.audiences.membersNow({ tool: 'two-days', principal }, query);
  }

  @Get('email-pastregistrants/preview')
  @EmailerPassword()
  @Endpoint(lists('Who was registered earlier and is not now'))
  previewPastRegistrants(
    @Query() query: RecipientsQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<Page<RecipientPreviewDto>> {
    return this.audiences.membersNow({ tool: 'past-registrants', principal }, query);
  }

  @Get('emailtest')
  @EmailerPassword()
  @Endpoint(sends('Mail a sample to the administrator, which shows that sending works', NOT_SENT))
  emailTest(@CurrentPrincipal() principal: Principal): Promise<string[]> {
    return this.mails.test({ tool: 'test', principal }, null);
  }

  @Post('email-pastregistrants-message')
  @EmailerPassword()
  @Endpoint({
    ...begins('Send a message to past registrants, to those of now, or to a pasted list'),
    body: LONG_LIST_BODY,
  })
  emailPastRegistrantsMessage(
    @Body() { Message, whom, recipients }: CustomMessageDto,
    @Query() query: SendToManyQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<string[]> {
    const list = recipients ? pastedList(recipients) : null;
    return this.send({ tool: 'message', whom, list, principal }, query, checkedMessage(Message, 'Message'));
  }

  private send(
    request: AudienceRequest,
    query: SendQuery & Partial<SendToManyQuery>,
    message: string | null = null,
  ): Promise<string[]> {
    if (query.testOnly) {
      return this.mails.test(request, message);
    }
    const { mailingId, confirm, sendAt, preview } = query;
    const content = { operation: 'emailRegistrants', audience: audienceName(request), message, sendAt };
    const asked = { mailingId, author: request.principal, content };
    return this.mails.send(request, { message, confirm, sendAt, preview }, asked);
  }
}
