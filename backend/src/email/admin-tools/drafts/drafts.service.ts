import { Injectable } from '@nestjs/common';
import { changedBy, firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { refuseStale } from '../../../http/errors/stale-edit.ts';
import type { DraftFormDto } from './drafts.dto.ts';
import { TooManyDraftsError, UnknownDraftError } from './drafts.errors.ts';
import { DRAFT_VERSION } from './drafts.queries.ts';

/** More than this of one author are not kept, so that they are listed on one page. */
const MAX_DRAFTS = 50;

/** Messages that are being written, kept so that a closed browser loses nothing. */
@Injectable()
export class DraftsService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Keeps a draft as it is now, under the id that its page has made.
   *
   * @throws UnknownDraftError when the id is somebody else's
   * @throws StaleEditError when another browser has changed it since
   * @throws TooManyDraftsError
   */
  async saveDraft(id: string, authorId: string, form: DraftFormDto): Promise<void> {
    const { title, message, tool, version } = form;
    await this.transactions.run(async ({ em, now }) => {
      const own = sql`from message_draft where id = ${id} and author_id = ${authorId}`;
      if (await firstRowOf(em, sql`select ${own} for update`)) {
        await refuseStale(em, version, sql`select ${DRAFT_VERSION} as version ${own}`);
      }
      const saved = await changedBy(
        em,
        sql`
          insert into message_draft (id, author_id, title, message, tool, created_at, updated_at)
          values (${id}, ${authorId}, ${title ?? ''}, ${message ?? ''}, ${tool}, ${now}, ${now})
          on conflict (id) do update
          set title = excluded.title, message = excluded.message, tool = excluded.tool, updated_at = excluded.updated_at
          where message_draft.author_id = excluded.author_id`,
      );
      if (saved === 0) {
        throw new UnknownDraftError();
      }
      const kept = await firstRowOf<{ count: number }>(
        em,
        sql`select count(*)::int as count from message_draft where author_id = ${authorId}`,
      );
      if ((kept?.count ?? 0) > MAX_DRAFTS) {
        throw new TooManyDraftsError(MAX_DRAFTS);
      }
    });
  }

  /** Forgets a draft; one that is gone already is no error, and nobody else's is touched. */
  async deleteDraft(id: string, authorId: string): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      await changedBy(em, sql`delete from message_draft where id = ${id} and author_id = ${authorId}`);
    });
  }
}
