import { Controller, Get, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audit } from '@tablefall/platform/audit/audit';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { csvFile } from '../../http/serving/csv-file.ts';
import { emailActs } from '../email.audit.ts';
import { EmailerPassword } from '../tools-password/emailer-password.ts';
import {
  CancelMailingQuery,
  ForgottenBouncesDto,
  MailingDto,
  MailingPageDto,
  MailingRecipientPageDto,
  MailingRecipientsFilter,
  MailingRecipientsQuery,
  MailingsQuery,
} from './mailing-history.dto.ts';
import { type ExportedRecipient, MailingHistoryQueries } from './mailing-history.queries.ts';
import { MailingHistoryService } from './mailing-history.service.ts';
import {
  DayCapError,
  MailHasLeftError,
  MailingNotBegunError,
  MailingOverError,
  NothingToResendError,
  UnknownMailingError,
} from './mailings.errors.ts';

const COLUMNS: Record<keyof ExportedRecipient, string> = {
  name: 'Name',
  email: 'Email',
  state: 'State',
  attempts: 'Attempts',
  reason: 'Detail',
  sent: 'Sent',
  nextTry: 'Next try',
  said: 'Mail server said',
};

/** All mailings of the product and what became of them, for the administrator. */
@ApiTags('email')
@Controller('mailings')
export class MailingHistoryController {
  constructor(
    private readonly queries: MailingHistoryQueries,
    private readonly history: MailingHistoryService,
    private readonly audit: Audit,
  ) {}

  @Get()
  @Endpoint({
    access: 'mailer',
    summary: 'All mailings, or those of a state, newest first',
    response: MailingPageDto,
  })
  listMailings(@Query() query: MailingsQuery): Promise<MailingPageDto> {
    return this.queries.listMailings(query);
  }

  @Get(':id')
  @Endpoint({
    access: 'mailer',
    summary: 'A mailing and how far it has come',
    response: MailingDto,
    errors: [UnknownMailingError],
  })
  getMailing(@Param('id', IdPipe) id: string): Promise<MailingDto> {
    return this.queries.getMailing(id);
  }

  @Get(':id/recipients')
  @Endpoint({
    access: 'mailer',
    summary: 'Who a mailing goes to and what became of each mail, by address',
    response: MailingRecipientPageDto,
    lists: 'recipients of mail',
    errors: [UnknownMailingError],
  })
  listMailingRecipients(
    @Param('id', IdPipe) id: string,
    @Query() query: MailingRecipientsQuery,
  ): Promise<MailingRecipientPageDto> {
    return this.queries.listRecipients(id, query);
  }

  @Get(':id/recipients.csv')
  @Endpoint({
    access: 'administrator',
    summary: 'The same as a table to download',
    needsFreshSignIn: true,
    file: 'text/csv',
    errors: [UnknownMailingError],
  })
  async exportMailingRecipients(
    @Param('id', IdPipe) id: string,
    @Query() filter: MailingRecipientsFilter,
  ): Promise<StreamableFile> {
    const { createdAt } = await this.queries.getMailing(id);
    await this.audit.recordRead({ action: emailActs['mailing.exported'], about: id });
    const recipients = await this.queries.readRecipients(id, filter);
    return csvFile(`mailing-${createdAt.slice(0, 10)}.csv`, COLUMNS, recipients);
  }

  @Post(':id/pause')
  @Endpoint({
    access: 'mailer',
    summary: 'Stop a mailing until it is resumed',
    response: MailingDto,
    errors: [UnknownMailingError, MailingNotBegunError, MailingOverError],
  })
  async pauseMailing(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<MailingDto> {
    await this.history.pause(id, principal.email);
    return this.queries.getMailing(id);
  }

  @Post(':id/resume')
  @Endpoint({
    access: 'mailer',
    summary: 'Go on sending a mailing',
    response: MailingDto,
    errors: [UnknownMailingError, MailingNotBegunError, MailingOverError],
  })
  async resumeMailing(@Param('id', IdPipe) id: string): Promise<MailingDto> {
    await this.history.resume(id);
    return this.queries.getMailing(id);
  }

  @Post(':id/cancel')
  @Endpoint({
    access: 'mailer',
    summary: 'Cancel what has not left of a mailing; of a scheduled one nothing is sent',
    response: MailingDto,
    errors: [UnknownMailingError, MailingOverError, MailHasLeftError],
  })
  async cancelMailing(
    @Param('id', IdPipe) id: string,
    @Query() query: CancelMailingQuery,
  ): Promise<MailingDto> {
    await this.history.cancel(id, query);
    return this.queries.getMailing(id);
  }

  @Post(':id/resend-failed')
  @Endpoint({
    access: 'mailer',
    summary: 'Send the failed mails of a mailing again; two calls at once send once',
    needsFreshSignIn: true,
    response: MailingDto,
    errors: [UnknownMailingError, NothingToResendError, new DayCapError(1_000)],
  })
  @EmailerPassword()
  async resendFailed(@Param('id', IdPipe) id: string): Promise<MailingDto> {
    await this.history.resendFailed(id);
    return this.queries.getMailing(id);
  }

  @Post(':id/forget-bounces')
  @Endpoint({
    access: 'mailer',
    summary: 'Let the addresses have mail again that were suppressed because mails of a mailing came back',
    response: ForgottenBouncesDto,
    errors: [UnknownMailingError],
  })
  async forgetBounces(@Param('id', IdPipe) id: string): Promise<ForgottenBouncesDto> {
    return { forgotten: await this.history.forgetBounces(id) };
  }
}
