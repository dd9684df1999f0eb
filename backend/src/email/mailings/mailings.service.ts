import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Mailing, NewMailing } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { orRefused } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { cancelMailing, hasLeft } from '@tablefall/platform/outbox/mailing-control';
import { keepAnswer, takeRequestId } from '@tablefall/platform/outbox/mailing-requests';
import {
  beginMailing,
  deleteEmptyMailing,
  deliveryProgress,
  pauseMailings,
  resumeMailings,
  waitWithPaused,
} from '@tablefall/platform/outbox/mailings';
import { emailActs } from '../email.audit.ts';
import type { DeliveryProgressDto } from './mailings.dto.ts';
import { MailHasLeftError, MailingIdTakenError } from './mailings.errors.ts';
import { requestDigest } from './request-digest.ts';
import { forgetToolUse, noteToolUse, type ToolUse } from './tool-uses.ts';

/** A call that sends to many. */
export interface MailingRequest {
  /** Made by the client; without one a repeated call is carried out again. */
  mailingId?: string;
  /** Null when the product asks by itself. */
  author: { userId: string; email: string } | null;
  /** The operation with everything that was asked: two requests with one id must agree in it. */
  content: object;
}

/** Mailings from the view of those who send them: begun once, watched, paused and resumed. */
@Injectable()
export class MailingsService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Carries out a request once for each id that a client makes. A repeated request, after a lost answer for instance,
   * gets the answer of the first. Call it first in the transaction, before anything is checked that the first request
   * has changed.
   * Throws MailingIdTakenError when the id was used for something else.
   */
  async once<Answer>(
    unit: UnitOfWork,
    { mailingId, author, content }: MailingRequest,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (!mailingId) {
      return work();
    }
    const digest = requestDigest({ author: author?.userId, content });
    const known = await takeRequestId(unit, mailingId, digest);
    if (known) {
      if (known.digest !== digest) {
        throw new MailingIdTakenError();
      }
      return known.answer as Answer;
    }
    const answer = await work();
    await keepAnswer(unit.em, mailingId, answer);
    return answer;
  }

  /**
   * Begins a mailing, which is kept if anybody is put into it. While other mailings about the same thing are paused,
   * it waits with them.
   * Throws MailingIdTakenError when a mailing has this id, but its request was forgotten.
   */
  async begin(unit: UnitOfWork, what: NewMailing): Promise<Mailing> {
    const mailing = await this.beginAtOnce(unit, what);
    unit.beforeCommit(({ em }) => waitWithPaused(em, mailing));
    return mailing;
  }

  /**
   * Begins a mailing that no earlier pause holds back, because nobody could resume it.
   * Throws MailingIdTakenError when a mailing has this id, but its request was forgotten.
   */
  async beginAtOnce(unit: UnitOfWork, what: NewMailing): Promise<Mailing> {
    const mailing = await this.beginWithin(unit, what);
    await this.audit.record(unit, {
      action: emailActs['mailing.begun'],
      about: mailing.id,
      details: { kind: what.kind, about: what.about },
    });
    return mailing;
  }

  /**
   * The same as a part of something that is written down by itself, with the mailing.
   * Throws MailingIdTakenError when a mailing has this id, but its request was forgotten.
   */
  async beginWithin(unit: UnitOfWork, what: NewMailing): Promise<Mailing> {
    const mailing = await orRefused(beginMailing(unit, what, this.edition.key), {
      mailing_pkey: () => new MailingIdTakenError(),
    });
    unit.beforeCommit(({ em }) => deleteEmptyMailing(em, mailing.id));
    return mailing;
  }

  /** Asks before the same people are written to with the same tool within 10 minutes. */
  async askBeforeRepeat(unit: UnitOfWork, use: ToolUse): Promise<void> {
    await noteToolUse(unit, use);
  }

  /** How far the mailings about a thing have come: those under way, or the last one. */
  async progress(about: string): Promise<DeliveryProgressDto> {
    return deliveryProgress(this.em.fork(), about);
  }

  /** Stops the mailings about a thing until they are resumed. */
  async pause(unit: UnitOfWork, about: string, by: string): Promise<void> {
    await pauseMailings(unit.em, about, `Paused by ${by}.`);
    await this.audit.record(unit, { action: emailActs['mailings.paused'], about });
  }

  /**
   * Cancels what has not left of a mailing. When nothing has, the same may be sent to the same people again without being asked
   * about.
   * Throws MailHasLeftError, with `unlessLeft` alone, when somebody may have it.
   *
   * @returns false when nothing was left to cancel
   */
  async cancel(unit: UnitOfWork, id: string, { unlessLeft = false } = {}): Promise<boolean> {
    const cancelled = await cancelMailing(unit, id);
    if (cancelled === null) return false;
    if (!(await hasLeft(unit.em, id))) await forgetToolUse(unit.em, id);
    else if (unlessLeft) throw new MailHasLeftError();
    await this.audit.record(unit, {
      action: emailActs['mailing.cancelled'],
      about: id,
      details: { cancelled },
    });
    return true;
  }

  async resume(unit: UnitOfWork, about: string): Promise<void> {
    await resumeMailings(unit.em, about);
    await this.audit.record(unit, { action: emailActs['mailings.resumed'], about });
  }
}
