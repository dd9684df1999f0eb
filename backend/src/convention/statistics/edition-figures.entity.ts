import { defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, nobodys, p, table } from '@tablefall/platform/database/columns';

/** A number of an edition: `{ label: 'Registrations', people: true, count: 95 }`. */
export interface Figure {
  label: string;
  /** Whether it is a number of people, which is rounded. */
  people: boolean;
  count: number;
}

/** How often something happened by day, or so many hours after something else. */
export interface Series {
  label: string;
  people: boolean;
  by: SeriesUnit;
  /** Those that are not 0, in the order of time. */
  points: Point[];
}

export type SeriesUnit = 'day' | 'hours';

export interface Point {
  /** Days before the last day of the edition, or hours after. */
  at: number;
  count: number;
}

/** What a module tells of an edition. */
export interface Section {
  title: string;
  /** Whether organisers see it, too, besides the administrator. */
  forOrganisers: boolean;
  /** What one should know about the numbers. */
  note: string | null;
  figures: Figure[];
  series: Series[];
}

/** What happened in an edition that is over. */
export const EditionFiguresSchema = table(
  defineEntity({
    name: 'EditionFigures',
    tableName: 'edition_figures',
    properties: {
      edition: p.text(EDITION_KEY).primary(),
      sections: p.json<Section[]>(
        nobodys('What was counted of an edition: words of the code, and rounded numbers.'),
      ),
      countedAt: p.type('timestamptz'),
    },
  }),
  { ofEdition: { stays: 'numbers that name nobody' }, kept: 'one row a year' },
);
