import type { Page } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { fillSchedule } from '../data/events.ts';
import { people } from '../data/people.ts';
import { median } from '../rounds.ts';
import type { Measured, Row } from '../row.ts';
import { browser, slowDown } from '../web/browser.ts';

const EVENTS = 500;
const LONGEST_MS = 60_000;

interface Times {
  /** ms from the beginning of the navigation. */
  paint: number;
  /** ms; the first event can be opened. */
  usable: number;
}

/** Somebody who was never there opens a page with a slow phone on a slow network. */
async function visit<Result>(
  bench: Bench,
  path: string,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { web } = await bench.product();
  const { page: open } = await bench.once(browser);
  const page = await open('phone');
  await slowDown(page);
  await page.goto(web + path, { waitUntil: 'commit', timeout: LONGEST_MS });
  try {
    return await look(page);
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: ms to its first text or picture. */
const FIRST_PAINT = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [entry] = list.getEntriesByName('first-contentful-paint');
    if (entry) resolve(entry.startTime);
  }).observe({ type: 'paint', buffered: true });
})`;

function firstPaint(page: Page): Promise<number> {
  return page.evaluate<number>(FIRST_PAINT);
}

async function schedule(page: Page): Promise<Times> {
  const paint = await firstPaint(page);
  await page.locator('section[aria-label="Event list"] li a').first().waitFor({ timeout: LONGEST_MS });
  return { paint, usable: await page.evaluate(() => performance.now()) };
}

/** Reference: what the server itself says to crawlers, a few words of plain text. */
async function times(bench: Bench): Promise<{ empty: number[]; schedule: Times[] }> {
  await people(bench);
  await fillSchedule(await bench.product(), EVENTS, 0);
  const rounds = bench.size(5, 3);
  const once = () => visit(bench, '/robots.txt', firstPaint);
  await visit(bench, '/events', schedule);
  const empty = [await once()];
  const schedules: Times[] = [];
  for (let round = 0; round < rounds; round++) {
    schedules.push(await visit(bench, '/events', schedule));
    empty.push(await once());
  }
  return { empty, schedule: schedules };
}

const text = (ms: number) => `${Math.round(ms).toLocaleString('en')} ms`;

async function paintRatio(bench: Bench): Promise<Measured> {
  const { empty, schedule: schedules } = await bench.figures(times);
  const ratios = schedules.map(
    ({ paint }, round) => paint / median([empty[round] ?? Number.NaN, empty[round + 1] ?? Number.NaN]),
  );
  return {
    value: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    subject: text(median(schedules.map(({ paint }) => paint))),
    reference: text(median(empty)),
  };
}

async function usable(bench: Bench): Promise<Measured> {
  const seconds = (await bench.figures(times)).schedule.map(({ usable: ms }) => ms / 1_000);
  return { value: median(seconds), spread: [Math.min(...seconds), Math.max(...seconds)] };
}

export const rows: Row[] = [
  {
    name: 'schedule-paint',
    title: `First text of the schedule with ${EVENTS} events on a slow phone ÷ a page of plain text`,
    must: 1.8,
    aim: 1.4,
    better: 'lower',
    short: true,
    limitedBy: 'the document with its styles, which is longer than a few words',
    run: paintRatio,
  },
  {
    name: 'schedule-usable',
    title: `The same, until an event can be opened`,
    must: null,
    aim: null,
    better: 'lower',
    unit: 's',
    limitedBy: 'the code of the app over a slow network (1.6 Mbit/s), then running it on a slow phone',
    run: usable,
  },
];
