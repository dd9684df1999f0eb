import type { Bench } from '../bench.ts';

/** Accounts that are registered for the edition, half of them with a second badge, made once. */
export function registrants(bench: Bench): Promise<void> {
  return bench.once(addRegistrants);
}

async function addRegistrants(bench: Bench): Promise<void> {
  const { db, environment } = await bench.product();
  await db.query(
    `with added as (
       insert into account (id, email, created_at, confirmed_at)
       select uuidv7(), 'registrant.' || n || '@mail.example', now(), now() from generate_series(1, $2::int) n
       returning id, substring(email from '\\d+')::int as n
     ), named as (
       insert into user_name (id, user_id, name, position)
       select uuidv7(), id,
              (array['Ada', 'Ola', 'Priya', 'Marcus', 'Dana', 'Wei', 'Jonas', 'Femke', 'Luca', 'Noor'])[1 + n * 7 % 10]
              || case place when 0 then ' Whitfield ' else ' Tanaka ' end || n, place
       from added, generate_series(0, n % 2) place
       returning id, user_id, position
     ), registered as (
       insert into registration (id, edition, user_id, registered_at, paid_badges)
       select uuidv7(), left($1::text, 7), id, now(), n % 3 from added returning id, user_id
     )
     insert into attendee (id, registration_id, name_id, badge, position)
     select uuidv7(), registered.id, named.id, true, named.position from registered join named using (user_id)`,
    [environment.CONVENTION_START, bench.size(50_000, 5_000)],
  );
  await db.query('vacuum analyze account, user_name, registration, attendee');
}

/** A page of a fixed audience as one would select it by hand, and the number of who is meant. */
export function recipientsQuery(audienceId: string, { offset = 0, search = '' }): string {
  const list = `from audience_member where audience_id = '${audienceId}'
    ${search && `and (name ilike '%${search}%' or address ilike '%${search}%')`}`;
  return `
    select (select count(*)::int ${list}) as total, (
      select json_agg(json_build_object('id', about, 'name', name, 'email', address, 'skipped', skipped))
      from (select * ${list} order by position limit 25 offset ${offset}) as page
    ) as items`;
}
