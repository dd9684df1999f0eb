import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import { BackgroundPool } from '@tablefall/platform/database/transactions';
import { anyEdition } from '@tablefall/platform/edition/any-edition';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { type EditionTime, pastEditions } from '../edition/edition-time.ts';
import type { Point, Section } from './edition-figures.entity.ts';
import type { CountedEditionDto, EditionSectionDto, EditionStatisticsDto } from './statistics.dto.ts';
import { NothingCountedError } from './statistics.errors.ts';
import { DAYS_TOLD, dayBefore, HOUR_STEPS, hoursInWords } from './statistics.policy.ts';
import { EditionStatistics } from './statistics.service.ts';

/** Numbers of an edition that stay as they are. */
interface Kept {
  edition: string;
  sections: Section[];
  countedAt: string;
}

/** An edition as its numbers are known: kept ones, or none yet, and then it is counted. */
interface Known {
  time: EditionTime;
  kept: Kept | null;
}

/** A row of the table to download. */
export interface NumberRow {
  part: string;
  number: string;
  at: string;
  count: number;
  rounded: string;
}

/** What happened in editions: in those that are over, and so far in the one that the site shows. */
@Injectable()
export class StatisticsQueries {
  constructor(
    @BackgroundPool() private readonly background: EntityManager,
    private readonly statistics: EditionStatistics,
    private readonly current: CurrentEdition,
  ) {}

  /** Newest first. */
  async editions(): Promise<CountedEditionDto[]> {
    return (await this.known(this.background.fork())).map(summaryOf);
  }

  /**
   * Throws NothingCountedError when there are no numbers of it.
   *
   * @param seesAll whether whoever asks sees more than organisers do
   */
  async edition(key: string, seesAll: boolean): Promise<EditionStatisticsDto> {
    const em = this.background.fork();
    const known = (await this.known(em)).find(({ time }) => time.edition === key);
    if (!known) throw new NothingCountedError();
    const sections = known.kept?.sections ?? (await this.statistics.count(em, known.time));
    const seen = sections.filter(({ forOrganisers }) => seesAll || forOrganisers);
    return { ...summaryOf(known), sections: seen.map((section) => shown(section, known.time.until)) };
  }

  /** The same as a table: first the figures, then each series. */
  async *rows(key: string, seesAll: boolean): AsyncIterable<NumberRow> {
    const { sections } = await this.edition(key, seesAll);
    const rounded = (people: boolean) => (people ? 'yes' : 'no');
    for (const { title: part, figures, series } of sections) {
      for (const { label: number, people, count } of figures)
        yield { part, number, at: '', count, rounded: rounded(people) };
      for (const { label: number, people, points } of series)
        for (const { label: at, count } of points)
          yield { part, number, at, count, rounded: rounded(people) };
    }
  }

  private async known(em: EntityManager): Promise<Known[]> {
    const { key, settings } = this.current;
    const past = await pastEditions(em, key);
    const kept = await rowsOf<Kept>(
      em,
      sql`select edition, sections, ${isoTime('counted_at')} as "countedAt" from ${anyEdition('edition_figures')}`,
    );
    const shown: EditionTime[] = past.some(({ edition }) => edition === key)
      ? []
      : [{ edition: key, after: past[0]?.until ?? null, until: settings.endsAt.slice(0, 10) }];
    // Nothing is left to be counted of one that was emptied before its numbers were kept.
    const emptied = new Set(past.flatMap(({ edition, countedAt }) => (countedAt === null ? [] : edition)));
    return [...shown, ...past].flatMap((time) => {
      const numbers = kept.find(({ edition }) => edition === time.edition) ?? null;
      return numbers || !emptied.has(time.edition) ? { time, kept: numbers } : [];
    });
  }
}

function summaryOf({ time: { edition, until }, kept }: Known): CountedEditionDto {
  return { key: edition, lastDay: until, countedAt: kept?.countedAt ?? null };
}

function shown({ forOrganisers, series, ...section }: Section, lastDay: string): EditionSectionDto {
  return {
    ...section,
    series: series.map(({ points, ...line }) => ({ ...line, points: labelled[line.by](points, lastDay) })),
  };
}

const labelled = {
  day: (points: Point[], lastDay: string) =>
    points.map(({ at, count }) => {
      const label = dayBefore(lastDay, at) + (at === DAYS_TOLD ? ' or earlier' : '');
      return { at, label, count };
    }),
  // There are few steps: one at which nothing happened says something as well.
  hours: (points: Point[]) =>
    HOUR_STEPS.map((at) => ({
      at,
      label: hoursInWords(at),
      count: points.find((point) => point.at === at)?.count ?? 0,
    })),
};
