import type { BenchProduct } from '../bench-product.ts';

/** A schedule of so many events over the opening hours of the first day, each by the same organizer. */
export async function fullSchedule({ db, environment }: BenchProduct, count: number): Promise<void> {
  const start = environment.CONVENTION_START ?? '';
  await db.query(
    `with account as (
       insert into account (id, email, created_at, confirmed_at)
       values (uuidv7(), 'organizer@mail.example', now(), now()) returning id
     ), organizer as (
       insert into user_name (id, user_id, name, position) select uuidv7(), id, 'Dana Whitfield', 0 from account returning id
     )
     insert into event (id, edition, game_name, day, starts_at, ends_at, duration, spots, spots_taken, visible, teacher,
                        owner_id, created_at)
     select uuidv7(), left($1::text, 7), game || ' ' || n, $1::text::date, start, start + interval '1 hour', 60, 6, 0, true,
            'none', organizer.id, now()
     from organizer, generate_series(1, $2::int) n,
          lateral (select $1::text::timestamp at time zone 'America/New_York' + n % 36 * interval '15 minutes' as start,
                          (array['Wingspan', 'Root', 'Azul', 'Ark Nova', 'Everdell'])[1 + n % 5] as game) as planned`,
    [start, count],
  );
}
