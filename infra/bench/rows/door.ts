import type { Page } from 'playwright-core';
import { againstBare, BARE } from '../against-bare.ts';
import type { Bench } from '../bench.ts';
import { invitedGameday } from '../data/invitations.ts';
import { median } from '../rounds.ts';
import type { Measured, Row } from '../row.ts';
import { browser } from '../web/browser.ts';

const GUESTS = 2_000;
const LONGEST_MS = 60_000;
/** As the column has it. */
const ACCEPTED = 1;

/** A gameday to which so many guests come. @returns its id */
async function expectedGameday(bench: Bench): Promise<string> {
  const product = await bench.product();
  const id = await invitedGameday(product, GUESTS);
  await product.db.query('update invitation set status = $2, replied_at = now() where gameday_id = $1', [
    id,
    ACCEPTED,
  ]);
  // Lists are given out on the day itself, and the day before and after.
  await product.db.query('update gameday set date = current_date where id = $1', [id]);
  await product.db.query('vacuum analyze invitation');
  return id;
}

/** The same people as one would select them by hand, without what the codes on their badges say. */
function expectedQuery(gamedayId: string): string {
  return `
    select json_agg(json_build_object('id', id, 'owed', 0, 'people', json_build_array(json_build_object(
             'id', id, 'name', guest_name, 'nameId', null, 'child', false, 'people', 1 + additional_guests,
             'here', checked_in_at))) order by id) as parties
    from invitation where gameday_id = '${gamedayId}' and status = ${ACCEPTED}`;
}

async function answer(bench: Bench): Promise<Measured> {
  const id = await bench.once(expectedGameday);
  const { staff } = await bench.product();
  const asked = { path: `/api/door/${id}`, headers: { cookie: staff.cookie }, clients: 4 };
  return againstBare(bench, asked, expectedQuery(id));
}

/** ms until the page of the door shows the whole list. */
async function shown(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  await page.getByText(`0 here of ${GUESTS.toLocaleString('en')}`).waitFor({ timeout: LONGEST_MS });
  return page.evaluate(() => performance.now());
}

/** The list that a phone keeps, which it reads, decrypts and shows, against the answer of the server. */
async function store(bench: Bench): Promise<Measured> {
  const id = await bench.once(expectedGameday);
  const { web, staff } = await bench.product();
  const { page: open } = await bench.once(browser);
  const page = await open('phone');
  const context = page.context();
  const cookies = staff.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: web };
  });
  await context.addCookies(cookies);
  await page.goto(`${web}/door?scope=${id}`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await shown(page);
  const online: number[] = [];
  const offline: number[] = [];
  for (let round = 0; round < bench.size(5, 3); round++) {
    online.push(await shown(page));
    await context.setOffline(true);
    offline.push(await shown(page));
    await context.setOffline(false);
  }
  await context.close();
  const ratios = offline.map((ms, round) => ms / (online[round] ?? Number.NaN));
  return {
    value: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    subject: `${Math.round(median(offline))} ms`,
    reference: `${Math.round(median(online))} ms`,
  };
}

export const rows: Row[] = [
  {
    name: 'door-list',
    title: `the list of the door of 2,000 people, 4 clients ${BARE}, without the codes on their badges`,
    must: null,
    aim: null,
    better: 'higher',
    limitedBy:
      'Two codes are derived and hashed for each person (HMAC and SHA-256), and sent. A phone asks for it once in a while, not with each scan.',
    run: answer,
  },
  {
    name: 'door-store',
    title:
      'the page of the door with 2,000 people from the list that a phone keeps, without a network ÷ with one',
    must: null,
    aim: null,
    better: 'lower',
    limitedBy: 'reading the list, decrypting it, and drawing the page; nothing is waited for.',
    run: store,
  },
];
