import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isoTime, sql } from '@tablefall/platform/database/sql';
import { versionOf } from '@tablefall/platform/database/version';
import type { EmailTables } from '../../email.tables.ts';
import type { DraftDto } from './drafts.dto.ts';
import { UnknownDraftError } from './drafts.errors.ts';

/** What its page keeps of it. */
export const DRAFT_VERSION = versionOf(sql.ref('title'), sql.ref('message'), sql.ref('tool'));

/** Reads about drafts, each author's own, straight into their DTOs. */
@Injectable()
export class DraftsQueries {
  constructor(private readonly em: EntityManager) {}

  /** Those that somebody has begun, the latest first; no more than are kept. */
  async listDrafts(authorId: string): Promise<DraftDto[]> {
    return this.draftsOf(authorId).orderBy('updated_at', 'desc').orderBy('id', 'desc').execute();
  }

  /** Throws UnknownDraftError when there is none, or it is somebody else's. */
  async getDraft(id: string, authorId: string): Promise<DraftDto> {
    const draft = await this.draftsOf(authorId).where('id', '=', id).executeTakeFirst();
    if (!draft) {
      throw new UnknownDraftError();
    }
    return draft;
  }

  private draftsOf(authorId: string) {
    return this.em
      .fork()
      .getKysely<EmailTables>()
      .selectFrom('message_draft')
      .select([
        'id',
        'title',
        'message',
        'tool',
        isoTime('updated_at').as('updatedAt'),
        DRAFT_VERSION.as('version'),
      ])
      .where('author_id', '=', authorId);
  }
}
