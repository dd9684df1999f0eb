import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { MailKind } from './catalogue.ts';
import type { MailState } from './mail.entity.ts';

/** What a caller says of a mailing. */
export interface NewMailing {
  /** Made by whoever asks for the mailing, or here. */
  id?: string;
  kind: MailKind;
  /** What it is about, for example `gameday/<id>`; null when it is about nothing in particular. */
  about: string | null;
  /** Names it in lists of mailings. */
  title: string;
  /** Says whom it goes to, in words that staff read: `Guests who have not answered`. */
  audience: string;
  sharedProps: object;
  /** The account that sends it; null when the product does so by itself. */
  author: { userId: string; email: string } | null;
  /** How many people are left out, by reason. */
  leftOut?: Record<string, number>;
  /** Of a mailing that waits for its time: when that is, and for how many it is. */
  scheduled?: { for: Date; size: number } | null;
}

/**
 * Many mails of one kind sent by one decision: what staff pause, resume and watch. It is finished once each of its
 * mails has ended; then its totals are kept, and its mails are never counted again.
 */
@Entity()
export class Mailing {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text' })
  kind: MailKind;

  @Property({ type: 'text', nullable: true })
  about: string | null;

  @Property({ type: 'text' })
  title: string;

  @Property({ type: 'text' })
  audience: string;

  /** Who sends it, kept as text as well: the mailing outlives the account. */
  @Property({ type: 'uuid', nullable: true })
  authorId: string | null;

  @Property({ type: 'text', nullable: true })
  authorEmail: string | null;

  /** Props that all mails of the mailing share; a mail's own props are laid over them. */
  @Property({ type: 'json' })
  sharedProps: object;

  /** How many mails it was begun with, whatever became of them. */
  @Property({ type: 'integer' })
  size = 0;

  /** Nothing of the mailing is sent before this moment; `infinity` is a pause without an end. */
  @Property({ type: 'timestamptz', nullable: true })
  pausedUntil: Date | null = null;

  @Property({ type: 'text', nullable: true })
  pausedReason: string | null = null;

  /** How often in a row it was paused because its mails were refused; 0 once one is accepted. */
  @Property({ type: 'integer' })
  circuitOpenings = 0;

  /** When that last happened after a pause. */
  @Property({ type: 'timestamptz', nullable: true })
  circuitClosedAt: Date | null = null;

  /** The numbers of its mails by state, once it is finished. */
  @Property({ type: 'json', nullable: true })
  totals: Partial<Record<MailState, number>> | null = null;

  /** How many people were left out when it was begun, by reason. */
  @Property({ type: 'json' })
  leftOut: Record<string, number> = {};

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  /** The moment that it was to wait for. */
  @Property({ type: 'timestamptz', nullable: true })
  scheduledFor: Date | null = null;

  /** Null while it waits for its moment: it has no mails yet. */
  @Property({ type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  cancelledAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null = null;

  constructor(what: NewMailing, now: Date) {
    this.id = what.id ?? uuid();
    this.kind = what.kind;
    this.about = what.about;
    this.title = what.title;
    this.audience = what.audience;
    this.authorId = what.author?.userId ?? null;
    this.authorEmail = what.author?.email ?? null;
    this.sharedProps = what.sharedProps;
    this.createdAt = now;
    this.leftOut = what.leftOut ?? {};
    this.scheduledFor = what.scheduled?.for ?? null;
    this.startedAt = what.scheduled ? null : now;
    this.size = what.scheduled?.size ?? 0;
  }
}
