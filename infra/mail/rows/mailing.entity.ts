import { defineEntity } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import type { MailKind } from '../catalogue/catalogue.ts';
import type { MailState } from '../definition/mail-state.ts';
import { EMPTIED, MACHINE, NUMBER, nobodys, PUBLISHED, p, table, theirs, WORD } from './columns.ts';

/** Until when a mailing waits though it has begun, and why, in words that staff read. */
export interface MailingWait {
  until: Date;
  reason: string;
}

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
  /** Its mails are there at once, corrected and cancelled like others, but none leaves before; null for none. */
  waits?: MailingWait | null;
  /** The id of the request, or of the run of a job, that it comes from. */
  causedBy?: string | null;
  /** The words of one's own that were confirmed; those in force when not given. */
  wordsId?: string | null;
}

export const MailingSchema = table(
  defineEntity({
    name: 'Mailing',
    properties: {
      id: p.uuid().primary(),
      kind: p.text(WORD).$type<MailKind>(),
      about: p.text(NUMBER).strictNullable(),
      title: p.text(PUBLISHED),
      audience: p.text(nobodys('Whom it went to, in general words.')),
      /** Who sends it, also as text, because the mailing stays when the account is gone. */
      authorId: p.uuid().strictNullable(),
      authorEmail: p.text(theirs()).strictNullable(),
      /** Props that all mails of the mailing share; a mail's own props are laid over them. */
      sharedProps: p.json<object>(nobodys('What all mails of a mailing say alike.')),
      /** How many mails it was begun with, whatever became of them. */
      size: p.integer().default(0),
      /** Nothing of the mailing is sent before this moment; `infinity` is a pause without an end. */
      pausedUntil: p.type('timestamptz').strictNullable(),
      pausedReason: p.text(MACHINE).strictNullable(),
      /** How often in a row it was paused because its mails were refused; 0 once one is accepted. */
      circuitOpenings: p.integer().default(0),
      /** When that last happened after a pause. */
      circuitClosedAt: p.type('timestamptz').strictNullable(),
      /** When it was paused because too many addresses do not exist, or readers complained; that happens once. */
      brakedAt: p.type('timestamptz').strictNullable(),
      /** The numbers of its mails by state, once it is finished. */
      totals: p.json<Partial<Record<MailState, number>>>(nobodys('Counts.')).strictNullable(),
      /** How many people were left out when it was begun, by reason. */
      leftOut: p.json<Record<string, number>>(nobodys('Counts.')).defaultRaw("'{}'"),
      createdAt: p.type('timestamptz'),
      /** The moment that it was to wait for. */
      scheduledFor: p.type('timestamptz').strictNullable(),
      /** Null while it waits for its moment: it has no mails yet. */
      startedAt: p.type('timestamptz').strictNullable(),
      cancelledAt: p.type('timestamptz').strictNullable(),
      finishedAt: p.type('timestamptz').strictNullable(),
      /** The id of the request, or of the run of a job, that it comes from; its mails carry it as well. */
      causedBy: p.text(NUMBER).strictNullable(),
      /** The words of one's own that all its mails have; null for the standard. */
      wordsId: p.uuid().strictNullable(),
    },
  }),
  { emptied: EMPTIED.mail },
);

/**
 * Many mails of one kind sent by one decision: what staff pause, resume and watch. It is finished once each of its
 * mails has ended; then its totals are kept, and its mails are never counted again.
 */
export class Mailing extends MailingSchema.class {
  constructor(what: NewMailing, now: Date) {
    super();
    this.pausedUntil = what.waits?.until ?? null;
    this.pausedReason = what.waits?.reason ?? null;
    this.circuitOpenings = 0;
    this.circuitClosedAt = null;
    this.brakedAt = null;
    this.totals = null;
    this.cancelledAt = null;
    this.finishedAt = null;
    this.causedBy = what.causedBy ?? null;
    this.wordsId = what.wordsId ?? null;
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
MailingSchema.setClass(Mailing);
