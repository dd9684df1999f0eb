import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { BenchProduct } from '../bench-product.ts';
import { fillSchedule } from '../data/events.ts';
import { invitedGameday } from '../data/invitations.ts';
import { fillMarketplace } from '../data/listings.ts';
import { fillOutbox } from '../data/outbox.ts';
import { people } from '../data/people.ts';
import { guests, newGameday } from '../guests.ts';
import { mailStage } from '../mail-stage.ts';
import { median } from '../rounds.ts';
import type { Measured, Row } from '../row.ts';

const ASKS = 7;
const POLL_MS = 5;

/** Something that the product is asked to do, by its name. */
type Asks = Record<string, (product: BenchProduct) => Promise<unknown>>;

const get = (path: string) => (product: BenchProduct) => product.staff.call('GET', path);

/** Median milliseconds of each; the first time does not count. */
async function timesOf(product: BenchProduct, asks: Asks): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, ask] of Object.entries(asks)) {
    const each: number[] = [];
    for (let asked = 0; asked <= ASKS; asked++) {
      const begin = performance.now();
      await ask(product);
      if (asked > 0) each.push(performance.now() - begin);
    }
    times[name] = median(each);
  }
  return times;
}

/**
 * The curve of each thing over sizes of the data. The value compares how many times as long the slowest thing took at
 * the largest size with how many times as much data there was: 1 is linear, less is better.
 */
async function growth(
  product: BenchProduct,
  sizes: number[],
  filled: (size: number) => Promise<Asks>,
): Promise<Measured> {
  const curves: Record<string, number[]> = {};
  for (const size of sizes) {
    const times = await timesOf(product, await filled(size));
    for (const [name, time] of Object.entries(times)) curves[name] = [...(curves[name] ?? []), time];
  }
  const data = (sizes.at(-1) ?? 1) / (sizes[0] ?? 1);
  const factors = Object.values(curves).map((times) => (times.at(-1) ?? 0) / (times[0] ?? 1) / data);
  const points = (times: number[]) => times.map((time) => time.toFixed(time < 10 ? 1 : 0)).join(' → ');
  const text = Object.entries(curves).map(([name, times]) => `${name} ${points(times)}`);
  const counts = sizes.map((size) => size.toLocaleString('en')).join(' → ');
  return {
    value: Math.max(...factors),
    spread: [Math.min(...factors), Math.max(...factors)],
    subject: `ms at ${counts}: ${text.join('; ')}`,
  };
}

async function listings(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  await people(bench);
  return growth(product, [1_000, 10_000, 100_000, 1_000_000], async (size) => {
    await fillMarketplace(product, size);
    return {
      'first page': get('/api/forsale'),
      'filter and sort': get('/api/forsale?status=Available&condition=New&sortBy=price&sortOrder=asc'),
      search: get('/api/forsale?search=wingspan'),
      seller: get('/api/forsale?seller=Ola%20Nordmann%201'),
    };
  });
}

async function outbox(bench: Bench): Promise<Measured> {
  const { product } = await mailStage(bench);
  const gamedayID = await newGameday(product);
  try {
    return await growth(product, [1_000, 10_000, 100_000, 1_000_000], async (size) => {
      await fillOutbox(product, size);
      return {
        'one invitation, from the request to the mail server': () => inviteOne(product, gamedayID),
        progress: get(`/api/gameday/${gamedayID}/delivery`),
        history: get('/api/mailings'),
      };
    });
  } finally {
    await fillOutbox(product, 0);
  }
}

async function inviteOne({ staff, db }: BenchProduct, gamedayID: string): Promise<void> {
  const [guest] = guests(1);
  if (!guest) return;
  const invitation = { gamedayID, guestName: guest.name, guestEmail: guest.email };
  await staff.call('POST', '/api/gameday/invite', invitation);
  const isSent = async () =>
    (
      await db.query(
        `select from mail where recipient_address = $1 and state = 'sent' and about in (
       select id from invitation where gameday_id = $2 and lower(guest_email) = $1)`,
        [guest.email, gamedayID],
      )
    ).rowCount === 1;
  while (!(await isSent())) await delay(POLL_MS);
}

async function invitations(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  return growth(product, [1_000, 10_000, 100_000], async (size) => {
    const path = `/api/gameday/${await invitedGameday(product, size)}/invitations`;
    return {
      'first page': get(path),
      search: get(`${path}?search=Guest%20777`),
      replies: get(`${path}?sort=repliedAt`),
    };
  });
}

async function schedule(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  await people(bench);
  return growth(product, [100, 1_000, 10_000], async (size) => {
    await fillSchedule(product, size);
    return { schedule: get('/api/events') };
  });
}

const GROWTH = { must: 1, aim: 0.5, better: 'lower' } as const;

export const rows: Row[] = [
  {
    ...GROWTH,
    name: 'growth-listings',
    title: 'games for sale from a thousand to a million: growth of the slowest list ÷ growth of the data',
    limitedBy:
      'The exact number of what matches is counted anew for each page; a page itself costs the same at every size.',
    run: listings,
  },
  {
    ...GROWTH,
    name: 'growth-outbox',
    title:
      'an outbox from a thousand to a million mails: growth of the slowest of one mail, progress and history ÷ growth of the data',
    limitedBy:
      'Nothing that grows: claims, sweeps and progress find what waits by partial indexes, and finished mailings keep totals.',
    run: outbox,
  },
  {
    ...GROWTH,
    name: 'growth-invitations',
    title:
      'a gameday from a thousand to a hundred thousand invitations: growth of the slowest page ÷ growth of the data',
    limitedBy:
      'Orders that no index has (all but the name) sort the whole gameday, and every page counts it.',
    run: invitations,
  },
  {
    ...GROWTH,
    name: 'growth-events',
    title:
      'a schedule from a hundred to ten thousand events, each with eight participants: growth of its one list ÷ growth of the data',
    limitedBy: 'The list is as long as the schedule is.',
    run: schedule,
  },
];
