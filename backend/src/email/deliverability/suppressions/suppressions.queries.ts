import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { onPage, readPage } from '@tablefall/platform/database/page';
import { isoTime, likePattern, sql } from '@tablefall/platform/database/sql';
import { suppressionList } from '@tablefall/platform/outbox/suppressions';
import { addressHash } from '@tablefall/platform/privacy/former-guest';
import type { SuppressionPageDto, SuppressionsQuery } from './suppressions.dto.ts';

@Injectable()
export class SuppressionsQueries {
  constructor(private readonly em: EntityManager) {}

  suppressions(query: SuppressionsQuery): Promise<SuppressionPageDto> {
    const em = this.em.fork();
    let found = em.getKysely<object>().selectFrom(suppressionList.as('suppressed'));
    if (query.search.trim() !== '') {
      // The whole of an address finds it as well when only its hash is kept.
      const hash = addressHash(sql`${query.search.trim()}::text`);
      found = found.where(({ eb, or }) =>
        or([eb('address', 'ilike', likePattern(query.search.trim())), eb('address', '=', hash)]),
      );
    }
    if (query.reason !== undefined) {
      found = found.where('reason', '=', query.reason);
    }
    return readPage(
      em,
      query,
      found
        .select(['address', 'reason', isoTime('created_at').as('createdAt'), 'note'])
        .orderBy('created_at', 'desc')
        .orderBy('address')
        .orderBy('reason')
        .modifyEnd(onPage(query)),
      sql`from (${found.select('address')}) as found`,
    );
  }
}
