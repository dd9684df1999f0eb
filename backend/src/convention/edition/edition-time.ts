import type { EntityManager } from '@mikro-orm/postgresql';
import { isoTime, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { EditionCount } from './edition-remains.entity.ts';

/**
 * The time of an edition: from the day after the last day of the edition before, up to its own last day. What has a day but
 * no edition, such as a gameday or a game for sale, belongs to the edition into whose time its day falls.
 */
export interface EditionTime {
  /** Key of the edition. */
  edition: string;
  /** Last day of the edition before, as `2024-10-12`; null for the first one, to which everything earlier belongs. */
  after: string | null;
  /** Its own last day. */
  until: string;
}

/** An edition that is over, and how far it was emptied. Moments are ISO 8601. */
export interface PastEdition extends EditionTime {
  announcedAt: string | null;
  countedAt: string | null;
  emptiedAt: string | null;
  counts: EditionCount[] | null;
}

/** Whether a day falls into the time of an edition. */
export function fallsInto({ after, until }: EditionTime, day: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${day} <= ${until}::date and (${after}::date is null or ${day} > ${after}::date))`;
}

/**
 * All editions that are over, newest first. Those that people only registered for, before editions were edited on the
 * site or by an import, are over when they come before the one that the site shows; they end with their month.
 */
export function pastEditions(em: EntityManager, shown: string): Promise<PastEdition[]> {
  return rowsOf<PastEdition>(
    em,
    sql`
      with past as (
        select key, left(ends_at, 10)::date as until from edition_settings where state in ('over', 'archived')
        union all
        select key, (to_date(key, 'YYYY-MM') + interval '1 month - 1 day')::date
        from (select key from edition union select edition from edition_remains) as known
        where key < ${shown} and not exists (select from edition_settings where edition_settings.key = known.key)
      )
      select past.key as edition, until::text, (lag(until) over (order by until, past.key))::text as after, counts,
             ${isoTime('announced_at')} as "announcedAt", ${isoTime('counted_at')} as "countedAt",
             ${isoTime('emptied_at')} as "emptiedAt"
      from past left join edition_remains on edition_remains.edition = past.key
      order by until desc, past.key desc`,
  );
}
