import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { forgetWordsAbout } from '@tablefall/platform/outbox/personal-mails';
import { v7 as uuid } from 'uuid';
import type { Principal } from '../../http/access/principal.ts';
import { callerOf, EventLocks } from '../event-locks.ts';
import { eventActs } from '../events.audit.ts';
import { EventOverError, UnknownQuestionError } from '../events.errors.ts';
import { hostingOf, hostNameOf } from '../host/hosting.ts';
import { coHostsOf } from '../participants.ts';
import { scheduleOf } from '../schedule-of.sql.ts';
import { DiscussionNotices } from './discussion-notices.ts';
import type { EventDiscussionFormDto } from './event-discussions.dto.ts';

/** Asking about events, and answering. */
@Injectable()
export class EventDiscussionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly locks: EventLocks,
    private readonly notices: DiscussionNotices,
    private readonly audit: Audit,
  ) {}

  /**
   * Adds a question or an answer, and tells those whom it concerns. The same form sent again adds nothing.
   * Throws NotFoundError when the event has no such question.
   *
   * @returns the id of the entry
   */
  async add(principal: Principal, eventId: string, form: EventDiscussionFormDto): Promise<string> {
    return this.transactions.run(async (unit) => {
      const { em, now } = unit;
      // The event is locked, so that of two calls at the same moment the second one finds the first.
      const event = await this.locks.lockEvent(em, eventId);
      await this.locks.holdWriter(em, principal.userId);
      const known = await entryOfForm(unit, eventId, principal.userId, form.formId);
      if (known) {
        return known;
      }
      if (event.isOver(now)) {
        throw new EventOverError();
      }
      const questionId = form.questionId ?? null;
      if (questionId && !(await isQuestionOf(unit, eventId, questionId))) {
        throw new UnknownQuestionError();
      }
      const caller = await callerOf(em, principal);
      const byHost = hostNameOf(caller, event, await coHostsOf(em, eventId)) !== null;
      const { message, formId = null } = form;
      const id = uuid();
      await scheduleOf(em)
        .insertInto('event_discussion')
        .values({
          id,
          event_id: eventId,
          question_id: questionId,
          author_id: principal.userId,
          message,
          by_host: byHost,
          form_id: formId,
          created_at: now,
        })
        .execute();
      await this.notices.tell(unit, event, { id, questionId, authorId: principal.userId, byHost, message });
      return id;
    });
  }

  /**
   * Deletes a question with its answers, or one answer, and what mails say of them.
   * Throws NotFoundError when nothing of this id was said about the event.
   */
  async delete(principal: Principal, eventId: string, id: string): Promise<void> {
    return this.transactions.run(async (unit) => {
      const { em } = unit;
      const event = await this.locks.lockEvent(em, eventId);
      const { authorId } = await entryOf(unit, eventId, id);
      if (authorId !== principal.userId) {
        const { hostName } = await hostingOf(em, principal, event);
        if (hostName === null) {
          await this.audit.record(unit, { action: eventActs['event.question-deleted'], about: eventId });
        }
      }
      const deleted = await scheduleOf(em)
        .deleteFrom('event_discussion')
        .where(({ or, eb }) => or([eb('id', '=', id), eb('question_id', '=', id)]))
        .returning('id')
        .execute();
      await forgetWordsAbout(
        em,
        'event-notice',
        deleted.map((entry) => entry.id),
      );
    });
  }
}

/** What was said about an event by this id. */
async function entryOf({ em }: UnitOfWork, eventId: string, id: string): Promise<{ authorId: string }> {
  const entry = await scheduleOf(em)
    .selectFrom('event_discussion')
    .select('author_id as authorId')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!entry) {
    throw new UnknownQuestionError();
  }
  return entry;
}

async function entryOfForm(
  { em }: UnitOfWork,
  eventId: string,
  authorId: string,
  formId: string | undefined,
): Promise<string | null> {
  if (!formId) {
    return null;
  }
  const known = await scheduleOf(em)
    .selectFrom('event_discussion')
    .select('id')
    .where('event_id', '=', eventId)
    .where('author_id', '=', authorId)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  return known?.id ?? null;
}

async function isQuestionOf({ em }: UnitOfWork, eventId: string, id: string): Promise<boolean> {
  const question = await scheduleOf(em)
    .selectFrom('event_discussion')
    .select('id')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .where('question_id', 'is', null)
    .executeTakeFirst();
  return question !== undefined;
}
