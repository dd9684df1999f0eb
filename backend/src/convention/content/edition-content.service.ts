import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { anyOf, firstRowOf, isoTime, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { ConventionTables } from '../convention.tables.ts';
import type { EditionDto } from '../edition/edition.dto.ts';
import { EditionService } from '../edition/edition.service.ts';
import { shownNameOf } from '../registration/display-names.tables.ts';
import type { ContentKind, Contents, ContentVariableName, PageBlockDto } from './content.dto.ts';
import { contentValues, filled, unknownVariables } from './content-values.ts';
import { pageBlocks } from './page-blocks.ts';
import { STANDARD } from './standard-content.ts';

/** Something that an edition says of itself, as organisers see it. */
export interface EditedContent<K extends ContentKind> {
  content: Contents[K];
  /** Another one as soon as somebody changes it. */
  version: string;
  /** Nobody has changed it. */
  isStandard: boolean;
  /** ISO 8601; null for the standard. */
  changedAt: string | null;
  /** Name or address; null for the standard, and for somebody who is gone. */
  changedBy: string | null;
}

/** What editions say of themselves: the standard content, or what an organiser made of it. */
@Injectable()
export class EditionContent {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly config: Config,
  ) {}

  /** What the edition says that the site shows. @param em of the transaction, inside of one */
  async shown<K extends ContentKind>(kind: K, em?: EntityManager): Promise<Contents[K]> {
    return (await this.edited(this.edition.key, kind, em)).content;
  }

  /** What is shown until an organiser changes it. */
  standard<K extends ContentKind>(kind: K): Contents[K] {
    return STANDARD[kind];
  }

  async edited<K extends ContentKind>(
    edition: string,
    kind: K,
    em = this.em.fork(),
  ): Promise<EditedContent<K>> {
    const row = await firstRowOf(
      em,
      sql<EditedContent<K>>`
        select content, md5(content::text) as version, false as "isStandard", ${isoTime('changed_at')} as "changedAt",
               coalesce(${shownNameOf('changed_by')},
                        (select email from account where id = changed_by)) as "changedBy"
        from edition_content where edition = ${edition} and kind = ${kind}`,
    );
    const standard = { content: this.standard(kind), isStandard: true, changedAt: null, changedBy: null };
    return row ?? { ...standard, version: STANDARD_VERSION };
  }

  /** What organisers made of it in several editions, by the edition's key; those of the standard are missing. */
  async changedIn<K extends ContentKind>(
    em: EntityManager,
    editions: string[],
    kind: K,
  ): Promise<Map<string, Contents[K]>> {
    const rows = await rowsOf<{ edition: string; content: Contents[K] }>(
      em,
      sql`select edition, content from edition_content where edition = ${anyOf(editions, 'text')} and kind = ${kind}`,
    );
    return new Map(rows.map(({ edition, content }) => [edition, content]));
  }

  /** What the variables of questions and pages stand for, in the edition that the site shows unless another is given. */
  valuesIn(edition = this.edition.details): Record<ContentVariableName, string> {
    return contentValues(edition, this.config.RETENTION_EDITIONS);
  }

  /** What a page shows of a text, with the facts of the edition that the site shows unless another is given. */
  blocksOf(text: string, edition?: EditionDto): PageBlockDto[] {
    return pageBlocks(filled(text, this.valuesIn(edition)));
  }

  /** The variables of a text that nobody knows. */
  unknownVariables(text: string): string[] {
    return unknownVariables(text);
  }

  /** Its version now, as a query of one row. */
  version(edition: string, kind: ContentKind): RawBuilder<{ version: string }> {
    return sql`
      select coalesce((select md5(content::text) from edition_content where edition = ${edition} and kind = ${kind}),
                      ${STANDARD_VERSION}) as version`;
  }

  async write<K extends ContentKind>(
    { em, now }: UnitOfWork,
    { edition, kind, content, by }: { edition: string; kind: K; content: Contents[K]; by: string },
  ): Promise<void> {
    const row = { content: sql<unknown>`${JSON.stringify(content)}::jsonb`, changed_at: now, changed_by: by };
    await em
      .getKysely<ConventionTables>()
      .insertInto('edition_content')
      .values({ edition, kind, ...row })
      .onConflict((known) => known.columns(['edition', 'kind']).doUpdateSet(row))
      .execute();
  }

  /** Goes back to the standard. @returns whether it was another one */
  async restore({ em }: UnitOfWork, edition: string, kind: ContentKind): Promise<boolean> {
    const { numDeletedRows } = await em
      .getKysely<ConventionTables>()
      .deleteFrom('edition_content')
      .where('edition', '=', edition)
      .where('kind', '=', kind)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Lets a new edition say what another one says, but for whom helpers asked: those people and numbers were that year's. */
  async copy({ em }: UnitOfWork, from: string, to: string): Promise<void> {
    await firstRowOf(
      em,
      sql`
        insert into edition_content (edition, kind, content, changed_at, changed_by)
        select ${to}::text, kind, content, changed_at, changed_by from edition_content
        where edition = ${from} and kind <> 'whom-to-ask'`,
    );
  }
}

const STANDARD_VERSION = 'standard';
