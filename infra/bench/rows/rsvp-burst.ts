import type { Bench } from '../bench.ts';
import type { BenchProduct } from '../bench-product.ts';
import { newGameday } from '../guests.ts';
import { load } from '../load.ts';
import { cpuSeconds } from '../process-figures.ts';
import { runPgbench } from '../references/pgbench.ts';
import { ratioOf } from '../rounds.ts';
import type { Measured, Row } from '../row.ts';

/** As many as the connections that a backend holds for requests. */
const CLIENTS = 20;
const SEATS_EACH = 2;
const ROUNDS_TO_FILL = 10;
let nextGuest = 0;

/** What the product writes for an answer of somebody new: invitation, mail and counters. */
function answerScript(gamedayId: string): string {
  return `\\set n random(1, 1000000000000000)
begin;
select extract(epoch from now()) * 1000;
select * from gameday where id = '${gamedayId}' for key share;
insert into invitation (gameday_id, guest_name, guest_email, status, additional_guests, invited_at, mailed_at, replied_at, token)
  values ('${gamedayId}', 'Priya Raghunathan', 'burst.' || :n || '@mail.example', 1, 1, now(), now(), now(), 'burst' || :n)
  on conflict (gameday_id, lower(guest_email)) do nothing;
insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, state, due_at, created_at)
  values (uuidv7(), 'gameday-rsvp', '{"answer": "accepted", "location": "Riverside Hall, rooms A to D"}', 'Priya Raghunathan',
          'burst.' || :n || '@mail.example', '<' || :n || '@mail.example>', uuidv7(), 'sent', now(), now());
update gameday set accepted_count = accepted_count + 1, rejected_count = rejected_count + 0,
                   not_replied_count = not_replied_count + 0, seats_taken = seats_taken + ${SEATS_EACH}
  where id = '${gamedayId}' and seats_taken + ${SEATS_EACH} <= capacity;
commit;
`;
}

function answers(gamedayId: string) {
  return [
    {
      method: 'POST' as const,
      path: '/api/gameday/public-rsvp',
      headers: { 'content-type': 'application/json' },
      setupRequest: <T extends object>(request: T) => {
        nextGuest += 1;
        const guestEmail = `crowd.${nextGuest}@mail.example`;
        const answer = { status: 1, additionalGuests: SEATS_EACH - 1 };
        return {
          ...request,
          body: JSON.stringify({ gamedayId, guestName: 'Priya Raghunathan', guestEmail, ...answer }),
        };
      },
    },
  ];
}

async function burst(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  const seconds = bench.size(6, 3);
  const { backend = 0, postgres = 0 } = product.pids;
  const gamedayId = await newGameday(product);
  const url = product.web;
  const answer = async (time: number) => {
    const { count, ...rest } = await load({
      url,
      clients: CLIENTS,
      seconds: time,
      requests: answers(gamedayId),
    });
    return { units: count, seconds: rest.seconds };
  };
  await product.stopWorker('worker');
  try {
    await answer(bench.size(4, 1));
    const compared = await bench.rounds(
      {
        run: () =>
          runPgbench(bench, product.databaseUrl, answerScript(gamedayId), { clients: CLIENTS, seconds }),
        cpu: () => cpuSeconds([postgres]),
      },
      { run: () => answer(seconds), cpu: () => cpuSeconds([backend, postgres]) },
    );
    return ratioOf(compared, 'answers');
  } finally {
    await forgetMail(product);
    await product.startWorker('worker');
  }
}

/** Nobody is to send what the burst has left. */
async function forgetMail({ db }: BenchProduct): Promise<void> {
  await db.query(`delete from mail where kind = 'gameday-rsvp'`);
}

/** Many more ask for seats than there are. @returns seats that were given beyond them */
async function oversold(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  const gamedayId = await newGameday(product);
  const seats = bench.size(200, 50);
  await product.db.query('update gameday set capacity = $2 where id = $1', [gamedayId, seats]);
  await product.stopWorker('worker');
  try {
    const asked = { refused: 0, count: 0 };
    // On a slow machine it takes a while until all seats are taken.
    for (let round = 0; round < ROUNDS_TO_FILL && asked.refused === 0; round++) {
      const { refused, count } = await load(
        { url: product.web, clients: 50, seconds: bench.size(6, 3), requests: answers(gamedayId) },
        [409],
      );
      asked.refused += refused;
      asked.count += count;
    }
    const { refused, count } = asked;
    const { rows } = await product.db.query<{ taken: number; counted: number }>(
      `select (select sum(1 + additional_guests)::int from invitation where gameday_id = $1 and status = 1) as taken,
              seats_taken as counted
       from gameday where id = $1`,
      [gamedayId],
    );
    const { taken = 0, counted = 0 } = rows[0] ?? {};
    if (refused === 0) throw new Error('Too few asked for the seats to run out');
    if (counted !== taken) throw new Error(`${counted} seats are counted and ${taken} taken`);
    return {
      value: Math.max(0, taken - seats),
      subject: `${taken} of ${seats} seats, ${refused} of ${count} refused`,
    };
  } finally {
    await forgetMail(product);
    await product.startWorker('worker');
  }
}

export const rows: Row[] = [
  {
    name: 'rsvp-burst',
    road: true,
    title: 'answers on the public page of one gameday, 20 clients ÷ the same transaction in pgbench',
    must: 0.5,
    aim: 0.9,
    better: 'higher',
    limitedBy:
      'The CPU of one backend (guards, validation, three throttles in Redis, seven statements, the queue): pgbench has none of ' +
      'it. Four answers at a time are stored; more would only wait for the update of the same counters.',
    run: burst,
  },
  {
    name: 'oversold',
    title: 'seats given beyond the capacity while fifty clients at once ask for too many',
    must: 0,
    aim: 0,
    better: 'lower',
    unit: 'seats',
    run: oversold,
  },
];
