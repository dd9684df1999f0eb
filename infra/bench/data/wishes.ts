import type { BenchProduct } from '../bench-product.ts';

/** How many people wish, for how many games of how many free seats each, and how many wishes each has. */
export const WISHES = { people: 5_000, games: 800, seats: 4, each: 8 };

/** Hours of a game, and how many there are one after another on each of two days. */
const HOURS = 2;
const A_DAY = 6;

/** The same number from 0 to 1 for the same text, in every run. */
const chance = (text: string) => `(('x' || left(md5(${text}), 8))::bit(32)::bigint / 4294967296.0)`;

/**
 * A schedule in which nobody has a seat yet, and wishes for its games, some of which are sought by many; no other ones. Nobody's
 * wishes are for seats together. `people` come before.
 */
export async function fillWishes({ db, environment }: BenchProduct): Promise<void> {
  const start = environment.CONVENTION_START ?? '';
  await db.query('truncate event, participant, waitlist_entry, wish, draw cascade');
  await db.query(
    `insert into event (id, edition, game_name, day, starts_at, ends_at, duration, spots, visible, teacher, owner_id, created_at)
     select uuidv7(), left($1::text, 7), 'Game ' || n, $1::text::date, start, start + ${HOURS} * interval '1 hour', ${HOURS * 60}, $3::int,
            true, 'none', (select id from user_name order by id desc limit 1), now()
     from generate_series(1, $2::int) n,
          lateral (select $1::text::timestamp at time zone 'America/New_York' + n % ${A_DAY} * ${HOURS} * interval '1 hour'
                          + n / ${A_DAY} % 2 * interval '1 day' as start) as planned`,
    [start, WISHES.games, WISHES.seats],
  );
  // The square makes some games much sought. Who draws a game twice has one wish for it.
  await db.query(
    `with wished as materialized (
       select uuidv7() as id, event.id as event_id, person.user_id, person.id as name_id, place::int as rank
       from (select id, user_id, row_number() over (order by id) as n from user_name order by id limit $1::int) as person
       cross join lateral (
         select game, row_number() over (order by first) as place
         from (select floor($2::int * ${chance("n || ':' || k")} ^ 2)::int as game, min(k) as first
               from generate_series(1, 24) k group by 1) as drawn
         order by first limit $3::int) as liked
       join (select id, row_number() over (order by game_name) - 1 as game from event) as event using (game)
     ), added as (
       insert into wish (id, event_id, user_id, rank, wished_at) select id, event_id, user_id, rank, now() from wished
     )
     insert into wish_name (wish_id, name_id) select id, name_id from wished`,
    [WISHES.people, WISHES.games, WISHES.each],
  );
  await db.query('vacuum analyze event, wish, wish_name');
}
