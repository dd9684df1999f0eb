import type { BenchProduct } from '../bench-product.ts';

/**
 * The schedule with so many events and no others, over the opening hours of its first day, each with so many
 * participants. `people` come before.
 */
export async function fillSchedule(
  { db, environment }: BenchProduct,
  count: number,
  players = 8,
): Promise<void> {
  const start = environment.CONVENTION_START ?? '';
  await db.query('truncate event, participant, waitlist_entry cascade');
  await db.query(
    `insert into event (id, edition, game_name, day, starts_at, ends_at, duration, spots, spots_taken, visible, teacher,
                        owner_id, created_at)
     select uuidv7(), left($1::text, 7), game || ' ' || n, $1::text::date, start, start + interval '1 hour', 60, 12, $3::int, true,
            'none', (select id from user_name order by id limit 1), now()
     from generate_series(1, $2::int) n,
          lateral (select $1::text::timestamp at time zone 'America/New_York' + n % 36 * interval '15 minutes' as start,
                          (array['Wingspan', 'Root', 'Azul', 'Ark Nova', 'Everdell'])[1 + n % 5] as game) as planned`,
    [start, count, players],
  );
  await db.query(
    `with known as materialized (select array_agg(id order by id) as ids, count(*)::int as count from user_name)
     insert into participant (id, event_id, name_id, joined_at, told_plan)
     select uuidv7(), event.id, known.ids[1 + (event.n * 7 + seat * 131) % known.count], now(), '{}'
     from (select id, row_number() over (order by id)::int as n from event) as event
     cross join generate_series(1, $1::int) seat cross join known`,
    [players],
  );
  await db.query('vacuum analyze event, participant');
}

/** The rows of the schedule as one would select them by hand. */
export function scheduleQuery(edition: string): string {
  return `
    with taking_part as (
      select event_id, json_agg(json_build_object(
               'id', name_id, 'name', user_name.name, 'location', '', 'gameOwner', name_id = event.game_owner_id
             ) order by joined_at, participant.id) as people
      from participant join event on event.id = event_id join user_name on user_name.id = name_id
      where edition = '${edition}' group by event_id
    )
    select event.id, game_name as "gameName", to_char(day, 'FMDay') as "eventDay",
           to_char(starts_at at time zone 'America/New_York', 'FMHH12:MI AM') as "eventTime",
           to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "eventDate",
           to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endDate",
           spots, spots_taken as "spotsTaken", visible, owner_id as "eventOwner", owner.name as organizer,
           coalesce(game_owner_id::text, '') as "gameOwner", duration::text, teacher,
           coalesce(taking_part.people, '[]') as participants, '[]'::json as waitlist, 'upcoming' as state,
           ends_at <= now() as "isExpired"
    from event join user_name owner on owner.id = owner_id left join taking_part on taking_part.event_id = event.id
    where edition = '${edition}' order by day, starts_at nulls last, lower(game_name), event.id limit 10000`;
}
