import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { firstRowOf, isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import { versionOf } from '@tablefall/platform/database/version';
import type { DraftDto } from './drafts.dto.ts';
import { UnknownDraftError } from './drafts.errors.ts';

/** What its page keeps of it. */
export const DRAFT_VERSION = versionOf(sql`title`, sql`message`, sql`tool`);

const DRAFT = sql`id, title, message, tool, ${isoTime('updated_at')} as "updatedAt", ${DRAFT_VERSION} as version`;

/** Reads about drafts, each author's own, straight into their DTOs. */
@Injectable()
export class DraftsQueries {
  constructor(private readonly em: EntityManager) {}

  /** Those that somebody has begun, the latest first; no more than are kept. */
  async listDrafts(authorId: string): Promise<DraftDto[]> {
    return rowsOf(
      this.em.fork(),
      sql<DraftDto>`
        select ${DRAFT} from message_draft where author_id = ${authorId} order by updated_at desc, id desc`,
    );
  }

  /** @throws UnknownDraftError when there is none, or it is somebody else's */
  async getDraft(id: string, authorId: string): Promise<DraftDto> {
    const draft = await firstRowOf(
      this.em.fork(),
      sql<DraftDto>`select ${DRAFT} from message_draft where id = ${id} and author_id = ${authorId}`,
    );
    if (!draft) {
      throw new UnknownDraftError();
    }
    return draft;
  }
}
