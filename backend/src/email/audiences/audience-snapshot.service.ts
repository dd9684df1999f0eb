import { Injectable } from '@nestjs/common';
import { type Expression, firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { v7 as uuid } from 'uuid';
import {
  AudienceChangedError,
  type AudienceChanges,
  UnknownAudienceError,
} from '../mailings/mailings.errors.ts';

/** Who gets a mail, by the id of what it is about. */
type Recipients = Expression<{ about: string }>;

/** Whom somebody was shown. */
export interface AudienceSnapshot {
  id: string;
  /** How many get the mail. */
  recipients: number;
}

/** Remembers for a day whom somebody was shown before sending, to tell who came or went until the mail is sent. */
@Injectable()
export class AudienceSnapshots {
  /** @param audience names tool and people, not who is among them at the moment */
  async keep({ em, now }: UnitOfWork, audience: string, recipients: Recipients): Promise<AudienceSnapshot> {
    const id = uuid();
    const kept = await firstRowOf<{ count: number }>(
      em,
      sql`
        insert into shown_audience (id, named, recipients, created_at)
        select ${id}, ${audience}, coalesce(array_agg(about), '{}'), ${now} from (${recipients}) as recipient
        returning cardinality(recipients) as count`,
    );
    return { id, recipients: kept?.count ?? 0 };
  }

  /**
   * Throws AudienceChangedError when others would get it now.
   * Throws UnknownAudienceError when it was shown more than a day ago, or for something else.
   *
   * @param audience the same name, and `recipients` as of now
   */
  async assertUnchanged(
    { em }: UnitOfWork,
    id: string,
    audience: string,
    recipients: Recipients,
  ): Promise<void> {
    const changes = await firstRowOf<AudienceChanges>(
      em,
      sql`
        with shown as materialized (
          select id, recipients from shown_audience where id = ${id} and named = ${audience}
        ), before as materialized (select unnest(recipients) as about from shown),
        after as materialized (${recipients})
        select (select count(*)::int from (select about from after except table before) as joined) as joined,
               (select count(*)::int from (table before except select about from after) as gone) as left
        from shown`,
    );
    if (!changes) {
      throw new UnknownAudienceError();
    }
    if (changes.joined + changes.left > 0) {
      throw new AudienceChangedError(changes);
    }
  }
}
