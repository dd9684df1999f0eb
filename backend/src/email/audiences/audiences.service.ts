import { Injectable } from '@nestjs/common';
import { changedBy, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { wordsInForce } from '@tablefall/platform/outbox/mail-words';
import { v7 as uuid } from 'uuid';
import type { EmailTables } from '../email.tables.ts';
import {
  AudienceChangedError,
  UnknownAudienceError,
  WordsChangedError,
} from '../mailings/mailings.errors.ts';
import { type AudienceRequest, meantBy, TOOL_MAILS } from '../tools.ts';
import { AudienceSource } from './audience-source.ts';
import { NotRegisteredError } from './audiences.errors.ts';
import { type AudienceCounts, changesBetween, countsOf, findAudience, membersIn } from './audiences.sql.ts';

/**
 * For more rows than this PostgreSQL's planner is told of the rows that were just written (ANALYZE). Otherwise it
 * takes them for a few, and compares each with each.
 */
const MANY = 1_000;

export interface FixedAudience extends AudienceCounts {
  id: string;
  /** The words of one's own that its mails have; null for the standard. */
  wordsId: string | null;
}

/** Fixes audiences: whom a preview showed, and whom a mailing is for. */
@Injectable()
export class AudiencesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly source: AudienceSource,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Fixes an audience for a preview; it is kept for a day.
   *
   * @returns its id
   */
  async preview(request: AudienceRequest): Promise<string> {
    const { id } = await this.transactions.runInBackground((unit) => this.fix(unit, request));
    return id;
  }

  /** Fixes an audience as it is now, with what the mail of each member says of them and the words that all have. */
  async fix({ em, now }: UnitOfWork, request: AudienceRequest): Promise<FixedAudience> {
    const { tool, registrationId, whom, list } = request;
    const members = await this.source.membersOf(request);
    const id = uuid();
    const { kind } = TOOL_MAILS[tool];
    const words = await wordsInForce(em, { edition: this.edition.key, kind });
    const wordsId = words?.id ?? null;
    await em
      .getKysely<EmailTables>()
      .insertInto('audience')
      .values({
        id,
        tool,
        registration_id: registrationId ?? null,
        whom: list ? null : meantBy(whom),
        list_digest: list?.digest ?? null,
        mailing_id: null,
        words_id: wordsId,
        created_at: now,
      })
      .execute();
    await changedBy(
      em,
      sql`
        insert into audience_member (audience_id, about, name, address, props, skipped, position)
        select ${id}::uuid, about, name, address, props, skipped, position
        from (${members}) as member`,
    );
    const audience = { id, wordsId, ...(await countsOf(em, id)) };
    if (audience.total > MANY) {
      await changedBy(em, sql`analyze audience_member`);
    }
    if (tool === 'confirmation' && audience.total === 0) {
      throw new NotRegisteredError();
    }
    return audience;
  }

  /**
   * Throws AudienceChangedError when others would get the mail than a preview of the same tool showed.
   * Throws WordsChangedError when it would say something else.
   */
  async assertAsPreviewed(
    { em }: Pick<UnitOfWork, 'em'>,
    previewId: string,
    { tool, registrationId = null, whom, list }: AudienceRequest,
    audience: FixedAudience,
  ): Promise<void> {
    const preview = await findAudience(em, { id: previewId });
    const isSameKind =
      preview?.tool === tool &&
      preview.registrationId === registrationId &&
      preview.whom === (list ? null : meantBy(whom)) &&
      (preview.listDigest === null) === !list;
    if (!isSameKind) {
      throw new UnknownAudienceError();
    }
    const changes = await changesBetween(em, membersIn(previewId), membersIn(audience.id));
    if (changes.joined + changes.left > 0) {
      throw new AudienceChangedError(changes);
    }
    if (preview.wordsId !== audience.wordsId) {
      throw new WordsChangedError();
    }
  }
}
