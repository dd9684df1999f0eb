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
  return { access: 'mailer', summary, response: [String], status: HttpStatus.OK, errors };
}

/** Sends to many. */
function begins(summary: string): EndpointOptions {
  return { ...sends(summary, NOT_BEGUN), needsFreshSignIn: true };
}

/** The specified GET, which the web app calls, of what a POST does as well. */
function byGet(post: EndpointOptions): EndpointOptions {
  return { ...post, sends: true };
}

const CONFIRMATION = sends('Mail the confirmation of a registration once more', [
  ...NOT_BEGUN,
  NotRegisteredError,
]);
const REVIEW = begins('Ask all registrants of the edition to review their registration');
const NOT_PAID = begins('Mail the registrants of the edition who owe something');
const TWO_DAYS = begins('Mail all registrants of the edition what they have on its two days');
const PAST_REGISTRANTS = begins('Invite those of earlier editions who are not registered for this one');
const TEST = sends('Mail a sample to the administrator, which shows that sending works', NOT_SENT);

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
  @Endpoint(byGet(CONFIRMATION))
  emailRegistration(
    @Param('id', IdPipe) registrationId: string,
    @Query() query: SendQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<string[]> {
    return this.send({ tool: 'confirmation', registrationId, principal }, query);
  }

  @Post('email/:id')
  @EmailerPassword()
  @Endpoint(CONFIRMATION)
  postRegistration(
    @Param('id', IdPipe) registrationId: string,
    @Query() query: SendQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<string[]> {
    return this.emailRegistration(registrationId, query, principal);
  }

  @Get('email-review')
  @EmailerPassword()
  @Endpoint(byGet(REVIEW))
  emailReview(@Query() query: SendToManyQuery, @CurrentPrincipal() principal: Principal): Promise<string[]> {
    return this.send({ tool: 'review', principal }, query);
  }

  @Post('email-review')
  @EmailerPassword()
  @Endpoint(REVIEW)
  postReview(@Query() query: SendToManyQuery, @CurrentPrincipal() principal: Principal): Promise<string[]> {
    return this.emailReview(query, principal);
  }

  @Get('email-notpaid')
  @EmailerPassword()
  @Endpoint(byGet(NOT_PAID))
  emailNotPaid(@Query() query: SendToManyQuery, @CurrentPrincipal() principal: Principal): Promise<string[]> {
    return this.send({ tool: 'not-paid', principal }, query);
  }

  @Post('email-notpaid')
  @EmailerPassword()
  @Endpoint(NOT_PAID)
  postNotPaid(@Query() query: SendToManyQuery, @CurrentPrincipal() principal: Principal): Promise<string[]> {
    return this.emailNotPaid(query, principal);
  }

  @Get('email-twodays')
  @EmailerPassword()
  @Endpoint(byGet(TWO_DAYS))
  emailTwoDays(@Query() query: SendToManyQuery, @CurrentPrincipal() principal: Principal): Promise<string[]> {
    return this.send({ tool: 'two-days', principal }, query);
  }

  @Post('email-twodays')
  @EmailerPassword()
  @Endpoint(TWO_DAYS)
  postTwoDays(@Query() query: SendToManyQuery, @CurrentPrincipal() principal: Principal): Promise<string[]> {
    return this.emailTwoDays(query, principal);
  }

  @Get('email-pastregistrants')
  @EmailerPassword()
  @Endpoint(byGet(PAST_REGISTRANTS))
  emailPastRegistrants(
    @Query() query: SendToManyQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<string[]> {
    return this.send({ tool: 'past-registrants', principal }, query);
  }

  @Post('email-pastregistrants')
  @EmailerPassword()
  @Endpoint(PAST_REGISTRANTS)
  postPastRegistrants(
    @Query() query: SendToManyQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<string[]> {
    return this.emailPastRegistrants(query, principal);
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
  @Endpoint(byGet(TEST))
  emailTest(@CurrentPrincipal() principal: Principal): Promise<string[]> {
    return this.mails.test({ tool: 'test', principal }, null);
  }

  @Post('emailtest')
  @EmailerPassword()
  @Endpoint(TEST)
  postTest(@CurrentPrincipal() principal: Principal): Promise<string[]> {
    return this.emailTest(principal);
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
    const { mailingId, confirm, sendAt, leaves, preview } = query;
    const content = {
      operation: 'emailRegistrants',
      audience: audienceName(request),
      message,
      sendAt,
      leaves,
    };
    const asked = { mailingId, author: request.principal, content };
    return this.mails.send(request, { message, confirm, sendAt, leaves, preview }, asked);
  }
}
