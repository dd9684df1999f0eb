import type { Bench } from '../bench.ts';

const PEOPLE = 20_000;

/** Accounts with a name each, made once; what is generated further belongs to them. */
export function people(bench: Bench): Promise<void> {
  return bench.once(addPeople);
}

async function addPeople(bench: Bench): Promise<void> {
  const { db } = await bench.product();
  await db.query(
    `insert into account (id, email, created_at, confirmed_at)
     select uuidv7(), 'person.' || n || '@mail.example', now(), now() from generate_series(1, $1::int) n`,
    [PEOPLE],
  );
  await db.query(`
    insert into user_name (id, user_id, name, position)
    select uuidv7(), id,
           (array['Ada', 'Ola', 'Priya', 'Marcus', 'Dana', 'Wei', 'Jonas', 'Femke', 'Luca', 'Noor'])[1 + n % 10] || ' ' ||
           (array['Szymańska', 'Nordmann', 'Raghunathan', 'Whitfield', 'Okafor', 'Moreau', 'Tanaka'])[1 + n / 10 % 7]
           || ' ' || n / 70, 0
    from (select id, substring(email from '\\d+')::int as n from account where email like 'person.%') as person`);
  await db.query('analyze account, user_name');
}
