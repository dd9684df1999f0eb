import { defineEntity } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import type { MailKind, MailProps } from '../catalogue/catalogue.ts';
import { lifeOf } from '../catalogue/lives.ts';
import type { MailState } from '../definition/mail-state.ts';
import type { MailEnding } from '../replies/delivery-reason.ts';
import { EMPTIED, NUMBER, p, table, theirs, WORD } from './columns.ts';
import { Mailing } from './mailing.entity.ts';
import { type MailPriority, NORMAL_PRIORITY } from './queues.ts';

/** What a caller says of a mail; the outbox adds the rest. */
export interface NewMail<K extends MailKind> {
  kind: K;
  props: MailProps[K];
  recipient: { name: string | null; address: string };
  /** Id of the thing the mail is about (an invitation, a user); no foreign key, the outbox outlives it. */
  about: string;
  /** When what it is about is over, for mails that expire with it (`lives.ts`). */
  endsAt?: Date;
  /** Its place within its queue; normal unless told otherwise. */
  priority?: MailPriority;
  /** Somebody of the staff causes it, so that it counts towards what they may send in a day. */
  byStaff?: boolean;
  /** Somebody typed the address who has not shown that it is theirs. */
  isTyped?: boolean;
  /** The account of the staff that causes it; null when the product does so for them. */
  staffId?: string | null;
  /** The id of the request, or of the run of a job, that it comes from. */
  causedBy?: string | null;
}

export const MailSchema = table(
  defineEntity({
    name: 'Mail',
    properties: {
      id: p.uuid().primary(),
      kind: p.text(WORD).$type<MailKind>(),
      props: p.json<MailProps[MailKind]>(theirs()),
      recipientName: p.text(theirs()).strictNullable(),
      recipientAddress: p.text(theirs()),
      /** Made once, so that a repeated delivery is recognisable as the same mail. */
      messageId: p.text(NUMBER),
      about: p.uuid(),
      /** Present on bulk mail: it goes through `mail-bulk`, can be paused and counts in the mailing's progress. */
      mailing: () => p.manyToOne(Mailing).strictNullable(),
      /** Of a copy: the device that it is for, which takes it along when it goes. Nobody counts or lists copies as mails. */
      deviceId: p.uuid().strictNullable(),
      priority: p.smallint().$type<MailPriority>().default(0),
      byStaff: p.boolean().default(false),
      /** Somebody else than its reader caused it: a mailbox gets only so many of these in a day. */
      byOthers: p.boolean().default(false),
      /** Of single mails by staff: whose account causes it; the account may be gone. */
      staffId: p.uuid().strictNullable(),
      state: p.text(WORD).$type<MailState>().default('queued'),
      /**
       * queued: when the sweeper publishes it anew, in case its job was lost;
       * retrying: when the next attempt may begin; sending: when the lease ends.
       */
      dueAt: p.type('timestamptz'),
      /** When it was to leave first; null where that is when it was written. For how long it waits is counted from there. */
      dueFirstAt: p.type('timestamptz').strictNullable(),
      /** Attempts that ended, whatever their result. A claim that was given back untried is no attempt. */
      attempts: p.integer().default(0),
      /** Raised by every claim; a result is recorded only under the fence it was claimed with. */
      fence: p.integer().default(0),
      /**
       * How often a worker that had claimed it was never heard of again. A mail that stops workers is sent in
       * isolation, then given up.
       */
      losses: p.integer().default(0),
      lastCode: p.integer().strictNullable(),
      lastError: p.text(theirs()).strictNullable(),
      /** What ended it before it left; null where nothing did, or in a release that did not keep it. */
      endedBy: p.text(WORD).$type<MailEnding>().strictNullable(),
      /** True once the connection was lost after the whole mail was handed over: it may have arrived twice. */
      ambiguous: p.boolean().default(false),
      /**
       * Its last refusal was for its content or by policy. It is tried again if the whole mailing turns out to be
       * refused.
       */
      blocked: p.boolean().default(false),
      expiresAt: p.type('timestamptz').strictNullable(),
      createdAt: p.type('timestamptz'),
      sentAt: p.type('timestamptz').strictNullable(),
      /** Digests of the reports of mail servers that were counted, so that none counts twice. */
      reports: p.array(NUMBER).columnType('text[]').defaultRaw("'{}'"),
      /** How many of them told of trouble that may pass. */
      bounces: p.integer().default(0),
      /** When the latest was counted. */
      bouncedAt: p.type('timestamptz').strictNullable(),
      /** What it said. */
      bounceText: p.text(theirs()).strictNullable(),
      /** When staff gave it up, after the product had stopped trying. */
      givenUpAt: p.type('timestamptz').strictNullable(),
      /** The id of the request, or of the run of a job, that it comes from. */
      causedBy: p.text(NUMBER).strictNullable(),
      /** The words of one's own that were in force when it was written; those of its mailing, if it has one. */
      wordsId: p.uuid().strictNullable(),
    },
  }),
  { emptied: EMPTIED.mail },
);

/**
 * One mail of the outbox: the row is the truth, a queue's job only names it.
 * Rows are claimed and recorded set-wise by SQL (worker), so this class only says how one begins.
 */
export class Mail extends MailSchema.class {
  constructor(mail: NewMail<MailKind>, now: Date, messageIdDomain: string) {
    super();
    this.id = uuid();
    this.mailing = null;
    this.deviceId = null;
    this.state = 'queued';
    this.attempts = 0;
    this.fence = 0;
    this.losses = 0;
    this.lastCode = null;
    this.lastError = null;
    this.endedBy = null;
    this.ambiguous = false;
    this.blocked = false;
    this.sentAt = null;
    this.dueFirstAt = null;
    this.reports = [];
    this.bounces = 0;
    this.bouncedAt = null;
    this.bounceText = null;
    this.givenUpAt = null;
    this.causedBy = mail.causedBy ?? null;
    this.wordsId = null;
    this.kind = mail.kind;
    this.props = mail.props;
    this.recipientName = mail.recipient.name;
    this.recipientAddress = mail.recipient.address;
    this.about = mail.about;
    this.expiresAt = lifeOf(mail).expires({ now, end: mail.endsAt ?? null });
    this.priority = mail.priority ?? NORMAL_PRIORITY;
    this.byStaff = mail.byStaff ?? false;
    this.byOthers = false;
    this.staffId = mail.staffId ?? null;
    this.messageId = `<${this.id}@${messageIdDomain}>`;
    this.createdAt = now;
    this.dueAt = new Date(now.getTime() + PUBLISH_GRACE_MS);
  }
}
MailSchema.setClass(Mail);

/** How long the sweeper leaves a committed mail to the relay before it publishes the mail itself. */
export const PUBLISH_GRACE_MS = 15_000;
