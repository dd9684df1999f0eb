import { Injectable } from '@nestjs/common';
import { sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { refuseStale } from '../../../http/errors/stale-edit.ts';
import type { EmailTables } from '../../email.tables.ts';
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
   * Throws UnknownDraftError when the id is somebody else's.
   * Throws StaleEditError when another browser has changed it since.
   */
  async saveDraft(id: string, authorId: string, form: DraftFormDto): Promise<void> {
    const { title, message, tool, version } = form;
    await this.transactions.run(async ({ em, now }) => {
      const db = em.getKysely<EmailTables>();
      const own = await db
        .selectFrom('message_draft')
        .select('id')
        .where('id', '=', id)
        .where('author_id', '=', authorId)
        .forUpdate()
        .executeTakeFirst();
      if (own) {
        await refuseStale(
          em,
          version,
          sql`select ${DRAFT_VERSION} as version from message_draft where id = ${id}`,
        );
      }
      const text = { title: title ?? '', message: message ?? '', tool, updated_at: now };
      const saved = await db
        .insertInto('message_draft')
        .values({ id, author_id: authorId, created_at: now, ...text })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(text).where('message_draft.author_id', '=', authorId),
        )
        .returning('id')
        .executeTakeFirst();
      if (!saved) {
        throw new UnknownDraftError();
      }
      const kept = await db
        .selectFrom('message_draft')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('author_id', '=', authorId)
        .executeTakeFirst();
      if ((kept?.count ?? 0) > MAX_DRAFTS) {
        throw new TooManyDraftsError(MAX_DRAFTS);
      }
    });
  }

  /** Forgets a draft; one that is gone already is no error, and nobody else's is touched. */
  async deleteDraft(id: string, authorId: string): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      await em
        .getKysely<EmailTables>()
        .deleteFrom('message_draft')
        .where('id', '=', id)
        .where('author_id', '=', authorId)
        .execute();
    });
  }
}
