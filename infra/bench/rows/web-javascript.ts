import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { fillSchedule } from '../data/events.ts';
import { people } from '../data/people.ts';
import type { Measured, Row } from '../row.ts';
import { browser } from '../web/browser.ts';

/** By then the page has asked for whatever it loads by itself, as its toasts. */
const AFTER_MS = 3_000;
/** Of which one is opened. */
const EVENTS = 50;

interface Visit {
  path: string;
  form: 'phone' | 'desk';
  /** What is opened once the pointer has moved, if anything. */
  opens?: string;
}

/** kB of JavaScript that a page brings to somebody who was never there, as Brotli makes it. */
async function kilobytes(bench: Bench, { path, form, opens }: Visit): Promise<number> {
  const { web } = await bench.product();
  const { page: open } = await bench.once(browser);
  const page = await open(form);
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(web + path, { waitUntil: 'networkidle' });
  if (opens) {
    // What is opened next is loaded when the pointer first moves.
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await page.locator(opens).first().click();
    await page.getByRole('dialog').waitFor();
  }
  await page.waitForTimeout(AFTER_MS);
  const sizes = (await Promise.all(scripts.map((response) => response.body()))).map(
    (body) => brotliCompressSync(body).length,
  );
  await page.context().close();
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

async function used(bench: Bench): Promise<Measured> {
  await people(bench);
  await fillSchedule(await bench.product(), EVENTS, 0);
  return measured(bench, { path: '/events', form: 'desk', opens: 'main a[href*="event="]' });
}

async function measured(bench: Bench, visit: Visit): Promise<Measured> {
  return { value: await kilobytes(bench, visit) };
}

export const rows: Row[] = [
  {
    name: 'javascript',
    title: 'JavaScript of the first page over the wire (Brotli)',
    must: 230,
    aim: 150,
    better: 'lower',
    unit: 'kB',
    limitedBy: 'React and React DOM (60 kB), Redux Toolkit Query (27 kB) and the router (26 kB)',
    run: (bench) => measured(bench, { path: '/', form: 'phone' }),
  },
  {
    name: 'javascript-schedule',
    title: 'JavaScript of the schedule on a desk, filters and table included (Brotli)',
    must: 200,
    aim: 180,
    better: 'lower',
    unit: 'kB',
    limitedBy: 'what every page is built of, as in `javascript`; the list and its filters are 13 kB of it',
    run: (bench) => measured(bench, { path: '/events', form: 'desk' }),
  },
  {
    name: 'javascript-schedule-used',
    title: 'The same, once the pointer has moved and an event is open (Brotli)',
    must: 200,
    aim: 180,
    better: 'lower',
    unit: 'kB',
    limitedBy:
      "as before; the event's panel and what opens from it are 12 kB. Only the form of an event loads Ant Design, when it opens.",
    run: used,
  },
];
