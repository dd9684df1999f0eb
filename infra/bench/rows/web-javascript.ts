import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import type { Bench } from '../bench.ts';
import type { Measured, Row } from '../row.ts';
import { browser } from '../web/browser.ts';

/** By then the page has asked for whatever it loads by itself, as its toasts. */
const AFTER_MS = 3_000;

/** kB of JavaScript that a page brings to somebody who was never there, as Brotli makes it. */
async function kilobytes(bench: Bench, path: string, form: 'phone' | 'desk'): Promise<number> {
  const { web } = await bench.product();
  const { page: open } = await bench.once(browser);
  const page = await open(form);
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(web + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(AFTER_MS);
  const sizes = (await Promise.all(scripts.map((response) => response.body()))).map(
    (body) => brotliCompressSync(body).length,
  );
  await page.context().close();
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

async function measured(bench: Bench, path: string, form: 'phone' | 'desk'): Promise<Measured> {
  return { value: await kilobytes(bench, path, form) };
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
    run: (bench) => measured(bench, '/', 'phone'),
  },
  {
    name: 'javascript-schedule',
    title: 'JavaScript of the schedule on a desk, filters and table included (Brotli)',
    must: 350,
    aim: 230,
    better: 'lower',
    unit: 'kB',
    limitedBy: "Ant Design's selects of the filters",
    run: (bench) => measured(bench, '/events', 'desk'),
  },
];
