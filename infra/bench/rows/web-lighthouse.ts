import lighthouse from 'lighthouse';
import { print } from '../../local/print.ts';
import type { Bench } from '../bench.ts';
import { BenchProduct } from '../bench-product.ts';
import { newGameday } from '../guests.ts';
import { median } from '../rounds.ts';
import type { Measured, Row } from '../row.ts';
import { browser } from '../web/browser.ts';

const PAGES = [
  '/',
  '/faq',
  '/photos',
  '/events',
  '/forsale',
  '/contact',
  '/map',
  '/login',
  '/calendar',
  '/attendees',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Scores = Record<(typeof CATEGORIES)[number], number>;

/** Runs of a page that may fail, as when the browser paints nothing for too long, before its trouble is told. */
const TRIES = 3;

/** What visitors see: the product with the demo of `npm start`, apart from the other rows', whose tables begin empty. */
async function demoProduct(bench: Bench): Promise<BenchProduct> {
  const product = new BenchProduct({ demo: true });
  bench.atEnd(() => product.stop());
  await product.start();
  return product;
}

/** Every public page, and the two on which guests answer. */
async function pages(product: BenchProduct): Promise<string[]> {
  const { db, staff } = product;
  const id = await newGameday(product);
  await staff.call('POST', '/api/gameday/invite', {
    gamedayID: id,
    guestName: 'Ola Szymańska',
    guestEmail: 'ola@mail.example',
  });
  const { rows } = await db.query<{ date: string; token: string }>(
    `select to_char(gameday.date, 'YYYY-MM-DD') as date, token
     from gameday join invitation on gameday_id = gameday.id where gameday.id = $1`,
    [id],
  );
  const [guest] = rows;
  return [...PAGES, `/gameday/${guest?.date}`, `/gameday-reply/${guest?.token}`];
}

/** A page's scores, on the phone and the network that Lighthouse simulates. A run without one of them does not count. */
async function scoresOf(bench: Bench, url: string): Promise<Scores> {
  const { port } = await bench.once(browser);
  let trouble = '';
  for (let run = 0; run < TRIES; run++) {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: [...CATEGORIES] });
    const { categories = {}, audits = {}, runtimeError } = result?.lhr ?? {};
    const missing = CATEGORIES.filter((category) => typeof categories[category]?.score !== 'number');
    if (missing.length === 0)
      return Object.fromEntries(
        CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
      ) as Scores;
    const reasons = Object.values(audits).flatMap(({ id, errorMessage }) =>
      errorMessage ? [`${id}: ${errorMessage}`] : [],
    );
    trouble = [runtimeError?.message, ...reasons].filter(Boolean).join('; ');
    print(`Lighthouse has no ${missing.join(', ')} of ${url}: ${trouble}`);
  }
  throw new Error(`Lighthouse did not judge ${url}: ${trouble}`);
}

/** The medians of a page's scores. */
async function medians(bench: Bench, url: string): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < bench.size(3, 1); run++) runs.push(await scoresOf(bench, url));
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, median(runs.map((scores) => scores[category]))]),
  ) as Scores;
}

async function allScores(bench: Bench): Promise<Map<string, Scores>> {
  const product = await bench.once(demoProduct);
  const scores = new Map<string, Scores>();
  for (const path of await pages(product)) scores.set(path, await medians(bench, product.web + path));
  return scores;
}

/** The lowest page counts. Search engines are kept from pages of one person or link, so their score says nothing there. */
async function lowest(bench: Bench, category: keyof Scores): Promise<Measured> {
  const scores = Array.from(await bench.once(allScores)).filter(
    ([path]) => category !== 'seo' || !/^\/(login|gameday)/.test(path),
  );
  const values = scores.map(([, page]) => page[category]);
  const [worst] = scores.toSorted(([, one], [, other]) => one[category] - other[category]);
  return {
    value: Math.min(...values),
    spread: [Math.min(...values), Math.max(...values)],
    subject: scores
      .map(([path, page]) => `${path.replace(/(?<=.\/).{20,}/, '…')} ${page[category]}`)
      .join(', '),
    reference: `lowest: ${worst?.[0].replace(/(?<=.\/).{20,}/, '…')}`,
  };
}

const row = (name: string, category: keyof Scores, title: string, must: number): Row => ({
  name,
  title,
  must,
  aim: 100,
  better: 'higher',
  unit: 'points',
  run: (bench) => lowest(bench, category),
});

export const rows: Row[] = [
  {
    ...row('lighthouse', 'performance', 'Lighthouse on a phone, performance of the slowest public page', 95),
    limitedBy:
      'the photos, a dozen files for the first view of a phone, and the time in which the app takes over; each page swings by some points',
  },
  row('lighthouse-accessibility', 'accessibility', 'Lighthouse on a phone, accessibility', 100),
  row('lighthouse-practices', 'best-practices', 'Lighthouse on a phone, best practices', 100),
  row('lighthouse-search', 'seo', 'Lighthouse on a phone, pages that search engines may show', 100),
];
