import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { isForgotten } from '@tablefall/platform/privacy/former-guest';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { displayNameOf } from '../../convention/registration/display-names.tables.ts';
import { accounts, userNames } from '../../users/names/accounts.tables.ts';
import type { Event } from '../event.entity.ts';
import { EVENT_FACTS, ownerFor } from '../event-facts.sql.ts';

/** What somebody said below an event. */
interface Said {
  id: string;
  /** Of an answer. */
  questionId: string | null;
  authorId: string;
  byHost: boolean;
  message: string;
}

/** Mails about questions and answers, unless their readers turned notices off. */
@Injectable()
export class DiscussionNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly edition: EditionService,
  ) {}

  /**
   * Tells whoever asked of an answer, and the hosts of what anybody else says; each account once, and never whoever says
   * it. The event is not over.
   */
  async tell(unit: UnitOfWork, event: Event, said: Said): Promise<void> {
    const { id, questionId, authorId, byHost, message } = said;
    const { venue } = this.edition.details;
    const concerned = [...(questionId ? [askerOf(questionId)] : []), ...(byHost ? [] : [hostsOf(event)])];
    if (concerned.length === 0) {
      return;
    }
    await this.outbox.putAll(unit, {
      kind: 'event-notice',
      mailing: null,
      sharedProps: {
        news: questionId ? 'answer' : 'question',
        venue,
        before: null,
        missing: { gameOwner: false, teacher: 'none' },
        comment: message,
        authorId,
      },
      recipients: sql`
        select ${id}::uuid as about, ${displayNameOf('account.id')} as name, account.email as address,
               ${EVENT_FACTS} || jsonb_build_object('person', ${displayNameOf('writer.id')}) as props
        from (${sql.join(concerned, sql` union `)}) as told
        join ${accounts} account on account.id = told.user_id
        join ${accounts} writer on writer.id = ${authorId}::uuid
        join event on event.id = ${event.id} ${ownerFor(sql.ref('account.id'))}
        left join schedule_settings settings on settings.user_id = account.id
        where account.id <> writer.id and coalesce(settings.notices, true) and not ${isForgotten(sql.ref('account.email'))}`,
      endsAt: event.endsAt,
    });
  }
}

function askerOf(questionId: string): RawBuilder<unknown> {
  return sql`select author_id as user_id from event_discussion where id = ${questionId}`;
}

function hostsOf({ id }: Event): RawBuilder<unknown> {
  return sql`
    select user_id from ${userNames} user_name
    where id in (select owner_id from event where id = ${id}
                 union all select name_id from participant where event_id = ${id} and co_host)`;
}
