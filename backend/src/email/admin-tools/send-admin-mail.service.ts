import { Injectable } from '@nestjs/common';
import { momentText } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { NIL, v7 as uuid } from 'uuid';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { NobodyToMailError } from '../audiences/audiences.errors.ts';
import { AudiencesQueries, leftOutList, type MemberToShow } from '../audiences/audiences.queries.ts';
import { AudiencesService } from '../audiences/audiences.service.ts';
import type { LeftOut } from '../audiences/audiences.sql.ts';
import { SharedFacts } from '../audiences/shared-facts.ts';
import { emailActs } from '../email.audit.ts';
import type { MailingPreviewDto } from '../mailings/mail-preview.dto.ts';
import { MailPreviewsService } from '../mailings/mail-previews.service.ts';
import { people } from '../mailings/mailings.errors.ts';
import { type MailingRequest, MailingsService } from '../mailings/mailings.service.ts';
import { StaffMailService } from '../mailings/staff-mail.service.ts';
import { type AudienceRequest, audienceName, TOOL_MAILS, type ToolProps } from '../tools.ts';
import { type AskedTime, MailingTimes } from './mailing-times.service.ts';
import { ScheduleMailing } from './schedule-mailing.service.ts';

/** What the administrator sends, besides to whom. */
export interface Sending extends AskedTime {
  /** Of a custom message. */
  message: string | null;
  /** The caller knows that the same was sent to the same people a moment ago, and means it. */
  confirm: boolean;
  /** Id of the preview that was confirmed. */
  preview?: string;
}

/** The administrator's tools: to many once, to the administrator alone as a test, or shown before. */
@Injectable()
export class SendAdminMail {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailings: MailingsService,
    private readonly scheduleMailing: ScheduleMailing,
    private readonly audiences: AudiencesService,
    private readonly queries: AudiencesQueries,
    private readonly times: MailingTimes,
    private readonly previews: MailPreviewsService,
    private readonly staffMail: StaffMailService,
    private readonly audit: Audit,
    private readonly facts: SharedFacts,
    private readonly edition: EditionService,
  ) {}

  /**
   * Sends to an audience as it is now, or plans that. Of two calls at once for the same audience only one is carried
   * out.
   *
   * @returns what was done, in words
   */
  async send(request: AudienceRequest, sending: Sending, asked: MailingRequest): Promise<string[]> {
    return this.transactions.runInBackground((unit) =>
      this.mailings.once(unit, asked, () => this.sendNow(unit, request, sending, asked)),
    );
  }

  private async sendNow(
    unit: UnitOfWork,
    request: AudienceRequest,
    { message, confirm, preview, ...asked }: Sending,
    { mailingId = uuid() }: MailingRequest,
  ): Promise<string[]> {
    const time = this.times.of(asked, unit.now);
    await this.mailings.askBeforeRepeat(unit, {
      audience: audienceName(request),
      confirmed: confirm,
      mailingId,
    });
    const audience = await this.audiences.fix(unit, request);
    if (preview) {
      await this.audiences.assertAsPreviewed(unit, preview, request, audience);
    }
    if (audience.recipients === 0) {
      throw new NobodyToMailError(leftOutText(audience.leftOut));
    }
    const sharedProps = await this.sharedProps(request, message);
    await this.scheduleMailing.begin(unit, request, audience, {
      id: mailingId,
      title: this.titleOf(request, message, sharedProps),
      author: request.principal,
      sharedProps,
      ...time,
    });
    const whom = people(audience.recipients);
    const done = time.scheduledFor
      ? `Scheduled for ${momentText(time.scheduledFor, this.edition.timeZone)}: ${whom}.`
      : `Sending to ${whom}.`;
    return [done, ...leftOutText(audience.leftOut)];
  }

  /**
   * Sends the mail of the first recipient to the administrator instead, marked as a test.
   * Throws NobodyToMailError when there is nobody whose facts could fill it, NotRegisteredError, DayCapError.
   */
  async test(request: AudienceRequest, message: string | null): Promise<string[]> {
    const member = await this.queries.member(request, {});
    const { userId, email } = request.principal;
    const sharedProps = await this.sharedProps(request, message);
    await this.transactions.run(async (unit) => {
      this.staffMail.put(unit, {
        kind: TOOL_MAILS[request.tool].kind,
        props: this.propsFor(member, { ...sharedProps, isTest: true }),
        recipient: { name: member.name, address: email },
        about: userId,
        endsAt: this.edition.end,
      });
      await this.audit.record(unit, {
        action: emailActs['registrants.tested'],
        details: { tool: request.tool },
      });
    });
    return [`A test was sent to ${email}.`];
  }

  /** The mail of somebody of an audience as it would be sent, with links that lead nowhere. */
  async previewMail(
    request: AudienceRequest,
    message: string | null,
    of: { audienceId?: string; recipientId?: string },
  ): Promise<MailingPreviewDto> {
    const { kind } = TOOL_MAILS[request.tool];
    const member = await this.queries.member(request, of);
    const words = await this.queries.words(kind, of.audienceId);
    const props = this.propsFor(member, await this.sharedProps(request, message));
    return {
      ...this.previews.preview(kind, props, member.name, words),
      recipient: { name: member.name, email: member.address },
    };
  }

  /**
   * The subject of a message tells it from other messages, because it is the same in all its mails. The mails of the
   * other tools always say the same.
   */
  private titleOf({ tool }: AudienceRequest, message: string | null, sharedProps: object): string {
    const { kind, title } = TOOL_MAILS[tool];
    const nobody = { name: null, address: '', props: {}, hasAccount: false };
    return message === null
      ? title
      : this.previews.preview(kind, this.propsFor(nobody, sharedProps), null, null).subject;
  }

  /** What all mails of a mailing say. */
  private async sharedProps({ tool }: AudienceRequest, message: string | null): Promise<object> {
    return { ...(await this.facts.of(tool)), ...(message !== null && { message }) };
  }

  /** What the mail of one person says, for somebody else to look at: its link leads nowhere. */
  private propsFor({ props, hasAccount }: MemberToShow, sharedProps: object): ToolProps {
    return { ...sharedProps, ...props, codeId: hasAccount ? NIL : null } as ToolProps;
  }
}

/** As a sentence of the answer: `3 were left out: Unsubscribed (2), …` None when nobody was. */
function leftOutText(leftOut: LeftOut): string[] {
  const reasons = leftOutList(leftOut);
  const count = reasons.reduce((sum, each) => sum + each.count, 0);
  const words = reasons.map((each) => `${each.reason} (${each.count.toLocaleString('en-US')})`).join(', ');
  return count > 0
    ? [`${count.toLocaleString('en-US')} ${count === 1 ? 'was' : 'were'} left out: ${words}.`]
    : [];
}
