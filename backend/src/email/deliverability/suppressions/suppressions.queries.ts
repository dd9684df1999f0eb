import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { onPage, readPage } from '@tablefall/platform/database/page';
import { isoTime, likePattern, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { suppressionList } from '@tablefall/platform/outbox/suppressions';
import type { SuppressionDto, SuppressionPageDto, SuppressionsQuery } from './suppressions.dto.ts';

@Injectable()
export class SuppressionsQueries {
  constructor(private readonly em: EntityManager) {}

  suppressions(query: SuppressionsQuery): Promise<SuppressionPageDto> {
    const found = sql`from ${suppressionList} suppressed where ${matches(query)}`;
    return readPage(
      this.em.fork(),
      query,
      sql<SuppressionDto>`
        select address, reason, ${isoTime('created_at')} as "createdAt", note ${found}
        order by created_at desc, address, reason ${onPage(query)}`,
      found,
    );
  }
}

function matches({ search, reason }: SuppressionsQuery): RawBuilder<boolean> {
  const pattern = search.trim() === '' ? null : likePattern(search.trim());
  return sql`
    ${pattern === null ? sql`true` : sql`address ilike ${pattern}`}
    and ${reason === undefined ? sql`true` : sql`reason = ${reason}`}`;
}
