import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { Progress } from '@tablefall/platform/jobs/job';
import { deleteSome } from '@tablefall/platform/jobs/retention';
import {
  EDITION_HOLDINGS,
  type EditionCount,
  type EditionHolding,
  EditionRetention,
  type EditionTime,
} from '../../convention/retention/retention.service.ts';
import type { EmailTables } from '../email.tables.ts';

/** Whom mailings of an edition's time were for, as long as it is kept with them. */
@Injectable()
@contributes(EDITION_HOLDINGS)
export class AudienceHolding implements EditionHolding {
  readonly place = 5;

  constructor(
    private readonly retention: EditionRetention,
    private readonly edition: CurrentEdition,
  ) {}

  async count(em: EntityManager, time: EditionTime): Promise<EditionCount[]> {
    const row = await firstRowOf<{ count: number }>(
      em,
      sql`select count(*)::int as count from audience_member where audience_id in (${this.audiencesOf(time)})`,
    );
    return [{ of: 'Kept recipients of mailings', count: row?.count ?? 0 }];
  }

  /** Members first: an audience may have fifty thousand. */
  async removeSome({ em }: UnitOfWork, time: EditionTime): Promise<Progress> {
    const db = em.getKysely<EmailTables>();
    const members = await deleteSome(db, 'audience_member', (member) =>
      member('audience_id', 'in', this.audiencesOf(time)),
    );
    return members === 'more'
      ? members
      : deleteSome(db, 'audience', (audience) => audience('id', 'in', this.audiencesOf(time)));
  }

  private audiencesOf(time: EditionTime) {
    const day = sql`(created_at at time zone ${this.edition.timeZone}::text)::date`;
    return sql<string>`(select id from audience where ${this.retention.fallsInto(time, day)})`;
  }
}
