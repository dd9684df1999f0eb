import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { isoTime, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { anyEdition } from '@tablefall/platform/edition/any-edition';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { OWN_DAYS, type OwnThingRow, type OwnThings } from '../../convention/own-days/own-days.service.ts';
import { userNames } from '../../users/names/accounts.tables.ts';
import { EVENT_TIMES, earlierPlan, TABLE_FACTS } from '../event-facts.sql.ts';

/** Says which events families play in, wait for and organize, each event once for a family. */
@Injectable()
@contributes(OWN_DAYS)
export class OwnGames implements OwnThings {
  constructor(private readonly edition: EditionService) {}

  things(now: Date): RawBuilder<OwnThingRow> {
    return sql`
      select user_name.user_id, event.id,
             jsonb_build_object(
               'title', event.game_name,
               'path', '/events?event=' || event.id,
               'when', ${EVENT_TIMES},
               'table', ${TABLE_FACTS} -> 'table',
               'awaitsTable', event.table_id is null and event.ends_at > ${now} and exists (
                 select from event other where other.edition = ${this.edition.key} and other.table_id is not null),
               'who', jsonb_build_array(
                 jsonb_build_object('names', ${namesOf('plays')}, 'does', null),
                 jsonb_build_object('names', ${namesOf('organizes')}, 'does', 'organizes it')),
               'waiting', coalesce(
                 jsonb_agg(jsonb_build_object('name', user_name.name, 'place', part.place,
                                              'keptUntil', case when part.kept > ${now} then ${isoTime('part.kept')} end)
                           order by part.place)
                   filter (where part.kind = 'waits'), '[]'),
               'missing', case when event.ends_at > ${now} and bool_or(part.kind <> 'waits')
                 then to_jsonb(array_remove(array[
                   case when event.game_owner_id is null then 'Nobody brings the game yet' end,
                   case event.teacher when 'needed' then 'A teacher is still needed' when 'wanted' then 'A teacher is wanted' end
                 ], null)) else '[]' end
             ) || coalesce(
               (array_agg(jsonb_build_object('before', ${earlierPlan(sql.ref('part.knew'))}, 'changedAt', ${isoTime('part.changed_at')})
                          order by part.since) filter (where part.knew <> ${EVENT_TIMES}))[1],
               '{"before": null, "changedAt": null}') as item,
             event.changed_at
      from (${PARTS}) as part
      join ${userNames} user_name on user_name.id = part.name_id
      join event on event.id = part.event_id
      where event.edition = ${this.edition.key}
      group by user_name.user_id, event.id`;
  }
}

/** The names of a family that have a part in an event; of a query that has `part`. */
const namesOf = (kind: 'plays' | 'organizes') => sql`
  coalesce(jsonb_agg(user_name.name order by user_name.position) filter (where part.kind = ${sql.lit(kind)}), '[]')`;

/**
 * The part of each name in each event. Somebody who was told of a change a moment ago knew the first plan until then; who
 * will be told in some minutes still knows it.
 */
const PARTS: RawBuilder<unknown> = sql`
  select event_id, name_id, 'plays' as kind, null::int as place, null::timestamptz as kept, coalesce(changed_from, told_plan) as knew,
         changed_at, joined_at as since
  from participant
  union all
  select event_id, name_id, 'waits',
         (select count(*)::int from waitlist_entry ahead
          where ahead.event_id = waitlist_entry.event_id and ahead.id <= waitlist_entry.id),
         offered_until, null, null, null
  from waitlist_entry
  union all
  select id, owner_id, 'organizes', null, null, null, null, null
  from ${anyEdition('event')}
  where not exists (select from participant where event_id = event.id and name_id = event.owner_id)`;
