import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';
import { type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';

/** Something to come that needs a name. */
export interface NameTie {
  name_id: string;
  /** What the name does, as the rest of a sentence: `plays Catan`. */
  tie: string;
}

/** What one module still needs names for. */
export interface NameTieSource {
  /** A query with the columns of `NameTie` in their order. */
  ties(now: Date): RawBuilder<NameTie>;
}

export const NAME_TIES = new Point<NameTieSource>('what names are needed for');

/** More are not told at once. */
const TOLD = 10;

/** What keeps a name from being removed. */
@Injectable()
export class NameTies {
  constructor(private readonly contributions: Contributions) {}

  /** What a name is needed for. Whoever decides by the answer has locked the name. */
  async of(em: EntityManager, nameId: string, now: Date): Promise<string[]> {
    const all = sql.join(
      this.contributions.of(NAME_TIES).map((source) => source.ties(now)),
      sql` union all `,
    );
    const found = await rowsOf<{ tie: string }>(
      em,
      sql`select tie from (${all}) as needed where name_id = ${nameId}::uuid order by tie limit ${TOLD}`,
    );
    return found.map(({ tie }) => tie);
  }
}
