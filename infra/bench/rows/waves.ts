import type { Bench } from '../bench.ts';
import type { BenchProduct } from '../bench-product.ts';
import { type Guest, guests, newGameday } from '../guests.ts';
import { cpuSeconds } from '../process-figures.ts';
import { ratioOf } from '../rounds.ts';
import type { Measured, Row } from '../row.ts';

const WAVE = 200;

/** Guests added to a list, of whom so many in all are to be invited and unanswered. */
async function invite(
  { staff }: BenchProduct,
  gamedayID: string,
  list: Guest[],
  open: number,
): Promise<void> {
  await staff.call('POST', '/api/gameday/bulk-invite', { gamedayID, guests: list, wave: { open } });
}

/** The same wave as one would write it by hand: the first of the list, their invitations and mails, the counter. */
const BY_HAND = `
  with taken as (
    delete from gameday_wave_guest where id in (
      select id from gameday_wave_guest where gameday_id = $1 order by place limit ${WAVE})
    returning guest_name, guest_email
  ), invited as (
    insert into invitation (gameday_id, guest_name, guest_email, invited_at, mailed_at, token)
    select $1, guest_name, guest_email, now(), now(), md5(random()::text) from taken
    returning id, guest_name, guest_email, token
  ), counted as (
    update gameday set not_replied_count = not_replied_count + ${WAVE} where id = $1
  )
  insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, state, due_at, attempts, fence,
                    created_at)
  select uuidv7(), 'gameday-invitation', jsonb_build_object('invitationToken', token), guest_name, guest_email,
         '<' || token || '@mail.example>', id, 'queued', now(), 0, 0, now()
  from invited`;

async function wave(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  const { db, pids } = product;
  // The rows alone are measured: nobody sends meanwhile.
  await product.stopWorker('worker');
  try {
    const list = bench.size(20_000, 5_000);
    const [byHand, ours] = [await newGameday(product), await newGameday(product)];
    for (const id of [byHand, ours]) await invite(product, id, guests(list), WAVE);
    await db.query('analyze gameday_wave_guest, invitation, mail');
    let open = WAVE;
    const measured = await bench.rounds(
      {
        run: async () => {
          const begin = performance.now();
          await db.query(BY_HAND, [byHand]);
          return { units: WAVE, seconds: (performance.now() - begin) / 1_000 };
        },
        cpu: () => cpuSeconds([pids.postgres ?? 0]),
      },
      {
        run: async () => {
          open += WAVE;
          const begin = performance.now();
          await invite(product, ours, guests(1), open);
          const seconds = (performance.now() - begin) / 1_000;
          const now = await product.staff.call<{ open: number }>('GET', `/api/gameday/${ours}/waves`);
          if (now.open !== open) throw new Error(`${now.open} guests are invited and not ${open}`);
          return { units: WAVE, seconds };
        },
        cpu: () => cpuSeconds([pids.backend ?? 0, pids.postgres ?? 0]),
      },
      bench.size(9, 5),
    );
    return ratioOf(measured, 'guests');
  } finally {
    await product.startWorker('worker');
  }
}

export const rows: Row[] = [
  {
    name: 'wave',
    title: 'a wave of 200 guests from a list of 20,000 through the endpoint ÷ the same statement by hand',
    must: null,
    aim: null,
    better: 'higher',
    limitedBy:
      'what decides about a wave and is not in the statement: the answers and mails of all who were invited, the day’s limit, suppressed addresses, and the audit trail.',
    run: wave,
  },
];
