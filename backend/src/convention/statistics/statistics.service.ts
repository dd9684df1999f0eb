import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { byPlace, Contributions, type Placed, Point } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { ConventionTables } from '../convention.tables.ts';
import type { EditionTime } from '../edition/edition-time.ts';
import type { Point as Count, Figure, Section, Series, SeriesUnit } from './edition-figures.entity.ts';
import { DAYS_TOLD, HOUR_STEPS, roundedInCourse, roundedPeople } from './statistics.policy.ts';

export type { EditionTime };

/** What is counted: its words, and whether it is people. */
export type Counted = Pick<Figure, 'label' | 'people'>;

/** Numbers of people, which are rounded before anybody reads them. */
export function people(label: string): Counted {
  return { label, people: true };
}

/** Numbers of what is no person. */
export function things(label: string): Counted {
  return { label, people: false };
}

/** How often something happened in the course of time. */
export interface Timeline extends Counted {
  by: SeriesUnit;
  /** A row for each time, with the column `at`: a moment; by hours, the interval since that after which it happened. */
  rows: RawBuilder<unknown>;
}

/** What a module tells of an edition, as counts that say nothing of single people. */
export interface EditionPart extends Placed {
  readonly title: string;
  readonly forOrganisers?: true;
  readonly note?: string;
  /** By the column that has the number, in the order in which they are told. */
  readonly figures: Readonly<Record<string, Counted>>;
  /** One row with a column for each of the figures. */
  counted(time: EditionTime): RawBuilder<unknown>;
  timelines?(time: EditionTime): Timeline[];
}

/** What all modules tell of editions. */
export const EDITION_PARTS = new Point<EditionPart>('what happened in editions');

/** What happened in an edition. Numbers of people are rounded here, before they are read or kept. */
@Injectable()
export class EditionStatistics {
  constructor(
    private readonly contributions: Contributions,
    private readonly current: CurrentEdition,
  ) {}

  /** Counted at this moment. */
  async count(em: EntityManager, time: EditionTime): Promise<Section[]> {
    const parts = this.contributions.of(EDITION_PARTS).sort(byPlace);
    const sections: Section[] = [];
    for (const part of parts) {
      const { title, forOrganisers = false, note = null } = part;
      const figures = await this.figures(em, part, time);
      const series: Series[] = [];
      for (const line of part.timelines?.(time) ?? []) series.push(await this.series(em, line, time));
      sections.push({ title, forOrganisers, note, figures, series });
    }
    return sections;
  }

  /** The keys of the editions whose numbers are kept. */
  async keptEditions(em: EntityManager): Promise<string[]> {
    const rows = await em
      .getKysely<ConventionTables>()
      .selectFrom('edition_figures')
      .select('edition')
      .execute();
    return rows.map(({ edition }) => edition);
  }

  /** Keeps the numbers of an edition as they are now, unless some are kept already. */
  async keep({ em, now }: UnitOfWork, time: EditionTime): Promise<void> {
    const sections = sql<Section[]>`${JSON.stringify(await this.count(em, time))}::jsonb`;
    await em
      .getKysely<ConventionTables>()
      .insertInto('edition_figures')
      .values({ edition: time.edition, sections, counted_at: now })
      .onConflict((kept) => kept.doNothing())
      .execute();
  }

  /** Whether a moment falls on a day of the time of an edition, by the clock of the convention. */
  happenedIn({ after, until }: EditionTime, moment: RawBuilder<unknown>): RawBuilder<boolean> {
    const endOf = (day: string | null) =>
      sql`((${day}::date + 1)::timestamp at time zone ${this.current.timeZone}::text)`;
    return sql<boolean>`(${moment} < ${endOf(until)} and (${after}::date is null or ${moment} >= ${endOf(after)}))`;
  }

  private async figures(em: EntityManager, part: EditionPart, time: EditionTime): Promise<Figure[]> {
    const row = await firstRowOf(em, part.counted(time) as RawBuilder<Record<string, number | null>>);
    return Object.entries(part.figures).map(([column, words]) => {
      const count = row?.[column] ?? 0;
      return { ...words, count: words.people ? roundedPeople(count) : count };
    });
  }

  private async series(
    em: EntityManager,
    { label, people, by, rows }: Timeline,
    { until }: EditionTime,
  ): Promise<Series> {
    const step = {
      day: sql`least(greatest(${until}::date - ${this.dayOf(sql`at`)}, 0), ${DAYS_TOLD}::int)`,
      hours: sql`(${HOUR_STEPS}::int[])[width_bucket((extract(epoch from at) / 3600)::float8, ${HOUR_STEPS}::float8[])]`,
    }[by];
    const points = await rowsOf<Count>(
      em,
      sql`
        select step as at, count(*)::int as count from (select ${step} as step from (${rows}) as happened) as steps
        group by step order by step ${by === 'day' ? sql`desc` : sql`asc`}`,
    );
    const counts = points.map(({ count }) => count);
    const told = people ? roundedInCourse(counts) : counts;
    const shown = points.map(({ at }, index) => ({ at, count: told[index] ?? 0 }));
    return { label, people, by, points: shown.filter(({ count }) => count > 0) };
  }

  private dayOf(moment: RawBuilder<unknown>): RawBuilder<unknown> {
    return sql`(${moment} at time zone ${this.current.timeZone}::text)::date`;
  }
}
