import { Injectable } from '@nestjs/common';
import {
  deadReference,
  type MailKind,
  type MailProps,
  type MailState,
  render,
  type Site,
} from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { siteOf } from '@tablefall/platform/config/site';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import {
  forgetInMails,
  forgetMailsTo,
  forgetSender,
  mailingsBy,
  mailsTo,
  type PersonalMail,
} from '@tablefall/platform/outbox/personal-mails';
import { hashSuppressions, suppressionsOfAddress } from '@tablefall/platform/outbox/suppressions';
import { type ForgottenPerson, PERSONAL_DATA, type PersonalPart } from './personal-data.service.ts';

const STATES: Record<MailState, string> = {
  queued: 'waits to be sent',
  sending: 'is being sent',
  retrying: 'waits to be tried again',
  sent: 'sent',
  failed: 'did not arrive',
  suppressed: 'not sent, because the address gets no such mail',
  cancelled: 'not sent, because it was not needed any more',
};

/** The mails to somebody, and why they get none. */
@Injectable()
@contributes(PERSONAL_DATA)
export class MailData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'mails',
      title: 'Mails to the address',
      rows: ({ address }) => mailsTo(address),
      shown: (mail: PersonalMail) => this.told(mail),
    },
    {
      file: 'mailings-sent',
      title: 'Mailings to many that they sent',
      rows: ({ userId, address }) => mailingsBy(userId, address),
    },
    {
      file: 'mail-stops',
      title: 'Reasons why the address gets no mail of some sort',
      rows: ({ address }) => sql`
        select reason as id, reason, created_at as since, note from ${suppressionsOfAddress(address)} held`,
    },
  ];

  constructor(
    private readonly config: Config,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * What was sent to the address, and by it, and what mails to others tell of the person. Reasons not to mail the address
   * stay, without saying whom they keep.
   */
  async erase(
    { em }: UnitOfWork,
    { userId, address, nameIds, names, thingIds }: ForgottenPerson,
  ): Promise<void> {
    await forgetMailsTo(em, address);
    await forgetInMails(em, {
      account: userId ? [userId] : [],
      nameId: nameIds,
      thing: thingIds,
      name: names,
      address: [address],
    });
    await forgetSender(em, userId, address);
    await hashSuppressions(em, address);
  }

  private told(mail: PersonalMail): object {
    const { createdAt, sentAt, state, recipientAddress, lastError } = mail;
    return {
      ...this.words(mail),
      to: recipientAddress,
      written: createdAt,
      sent: sentAt,
      whatBecameOfIt: STATES[state],
      ...(lastError && { because: lastError }),
    };
  }

  /** As the mail was sent. One that this release cannot write any more is told by what it knows. */
  private words({ mailId: id, kind, props, recipientName, createdAt, words }: PersonalMail): object {
    try {
      const mail = {
        id,
        kind,
        props: withDeadLink(props) as MailProps[MailKind],
        recipientName,
        createdAt: new Date(createdAt),
        words,
      };
      const { subject, text } = render(mail, this.site);
      return { subject, text };
    } catch {
      return { subject: null, text: null, facts: props };
    }
  }

  /** Links are sealed with another secret: whoever holds the download cannot sign in by them. */
  private get site(): Site {
    return { ...siteOf(this.config, this.edition.settings), secrets: ['none'] };
  }
}

/** A sign-in link that was made with another secret than the one that seals the links here. */
function withDeadLink(props: object): object {
  return 'codeId' in props ? { ...props, codeId: deadReference(String(props.codeId)) } : props;
}
