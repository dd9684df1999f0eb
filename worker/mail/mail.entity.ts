import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { MailKind, MailProps } from './catalogue.ts';
import { lifeOf } from './lives.ts';
import { Mailing } from './mailing.entity.ts';
import { type MailPriority, NORMAL_PRIORITY } from './queues.ts';

/**
 * Where a mail stands. `sent`, `failed`, `suppressed` and `cancelled` are final;
 * `retrying` was refused for now, `sending` is claimed by a worker under a lease.
 */
export const MAIL_STATES = [
  'queued',
  'sending',
  'sent',
  'retrying',
  'failed',
  'suppressed',
  'cancelled',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** The states of a mail that is still to be sent. */
export const UNFINISHED_MAIL_STATES = ['queued', 'sending', 'retrying'] as const satisfies MailState[];

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
}

/**
 * One mail of the outbox: the row is the truth, a queue's job only names it.
 * Rows are claimed and recorded set-wise by SQL (worker), so this class only says how one begins.
 */
@Entity()
export class Mail {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'text' })
  kind: MailKind;

  @Property({ type: 'json' })
  props: MailProps[MailKind];

  @Property({ type: 'text', nullable: true })
  recipientName: string | null;

  @Property({ type: 'text' })
  recipientAddress: string;

  /** Made once, so that a repeated delivery is recognisable as the same mail. */
  @Property({ type: 'text' })
  messageId: string;

  @Property({ type: 'uuid' })
  about: string;

  /** Present on bulk mail: it goes through `mail-bulk`, can be paused and counts in the mailing's progress. */
  @ManyToOne(() => Mailing, { nullable: true })
  mailing: Mailing | null = null;

  @Property({ type: 'smallint' })
  priority: MailPriority;

  @Property({ type: 'boolean' })
  byStaff: boolean;

  @Property({ type: 'text' })
  state: MailState = 'queued';

  /**
   * queued: when the sweeper publishes it anew, in case its job was lost;
   * retrying: when the next attempt may begin; sending: when the lease ends.
   */
  @Property({ type: 'timestamptz' })
  dueAt: Date;

  /** Attempts that ended, however they did; a claim that was given back untried is none. */
  @Property({ type: 'integer' })
  attempts = 0;

  /** Raised by every claim; a result is recorded only under the fence it was claimed with. */
  @Property({ type: 'integer' })
  fence = 0;

  /** How often its worker was never heard of again: a mail that kills workers is sent alone, then given up. */
  @Property({ type: 'integer' })
  losses = 0;

  @Property({ type: 'integer', nullable: true })
  lastCode: number | null = null;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  /** True once the connection was lost after the whole mail was handed over: it may have arrived twice. */
  @Property({ type: 'boolean' })
  ambiguous = false;

  /** Its last refusal was for its content or by policy; tried again if the whole mailing turns out to be refused. */
  @Property({ type: 'boolean' })
  blocked = false;

  @Property({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  sentAt: Date | null = null;

  /** Digests of the reports of mail servers that were counted, so that none counts twice. */
  @Property({ type: 'array', columnType: 'text[]' })
  reports: string[] = [];

  /** How many of them told of trouble that may pass. */
  @Property({ type: 'integer' })
  bounces = 0;

  /** When the latest was counted. */
  @Property({ type: 'timestamptz', nullable: true })
  bouncedAt: Date | null = null;

  /** What it said. */
  @Property({ type: 'text', nullable: true })
  bounceText: string | null = null;

  constructor(mail: NewMail<MailKind>, now: Date, messageIdDomain: string) {
    this.kind = mail.kind;
    this.props = mail.props;
    this.recipientName = mail.recipient.name;
    this.recipientAddress = mail.recipient.address;
    this.about = mail.about;
    this.expiresAt = lifeOf(mail).expires({ now, end: mail.endsAt ?? null });
    this.priority = mail.priority ?? NORMAL_PRIORITY;
    this.byStaff = mail.byStaff ?? false;
    this.messageId = `<${this.id}@${messageIdDomain}>`;
    this.createdAt = now;
    this.dueAt = new Date(now.getTime() + PUBLISH_GRACE_MS);
  }
}

/** How long the sweeper leaves a committed mail to the relay before it publishes the mail itself. */
export const PUBLISH_GRACE_MS = 15_000;
