import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';

/** Something to come that needs a name. */
export interface NameTie {
  name_id: string;
  /** What the name does, as the rest of a sentence: `plays Catan`. */
  tie: string;
}

/** More are not told at once. */
const TOLD = 10;

/** What keeps a name from being removed. Each module says here what it still needs names for. */
@Injectable()
export class NameTies {
  private readonly sources: ((now: Date) => RawBuilder<NameTie>)[] = [];

  /** Adds a query with the columns of `NameTie` in their order. Each module calls this at start. */
  register(ties: (now: Date) => RawBuilder<NameTie>): void {
    this.sources.push(ties);
  }

  /** What a name is needed for. Whoever decides by the answer has locked the name. */
  async of(em: EntityManager, nameId: string, now: Date): Promise<string[]> {
    const all = sql.join(
      this.sources.map((ties) => ties(now)),
      sql` union all `,
    );
    const found = await rowsOf<{ tie: string }>(
      em,
      sql`select tie from (${all}) as needed where name_id = ${nameId}::uuid order by tie limit ${TOLD}`,
    );
    return found.map(({ tie }) => tie);
  }
}
