import type { Bench } from '../bench.ts';
import { newGameday, guests as newGuests } from '../guests.ts';
import type { Measured, Row } from '../row.ts';
import { browser } from '../web/browser.ts';

const GUESTS = 10_000;
/** ms; a frame that takes longer is seen. */
const LONG_FRAME = 50;
const PAGES = 10;
/** px a frame, as a finger flicks. */
const STEP = 120;

/** Runs in the page: scrolls all of it down and up again and tells how long each frame took, in ms. */
const SCROLL = `new Promise((resolve) => {
  const frames = [];
  let last = performance.now();
  let direction = 1;
  const next = (now) => {
    frames.push(now - last);
    last = now;
    const before = window.scrollY;
    window.scrollBy(0, ${STEP} * direction);
    if (window.scrollY !== before) return requestAnimationFrame(next);
    if (direction === -1) return resolve(frames.slice(1));
    direction = -1;
    return requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})`;

/** Looks through the guests of a large gameday as staff do: each page from its top to its end, then the next one. */
async function guests(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  const gameday = await newGameday(product);
  await product.staff.call('POST', '/api/gameday/bulk-invite', {
    gamedayID: gameday,
    guests: newGuests(bench.size(GUESTS, 1_000)),
  });
  const page = await (await bench.once(browser)).page('desk');
  await page.context().addCookies(product.staff.cookies);
  await page.goto(`${product.web}/gameday-management?gameday=${gameday}`);
  const rows = page.locator('section tbody tr');
  await rows.first().waitFor();
  const frames: number[] = [];
  for (let turn = 0; turn < bench.size(PAGES, 2); turn++) {
    frames.push(...(await page.evaluate<number[]>(SCROLL)));
    const first = await rows.first().textContent();
    await page.getByRole('button', { name: 'Next page' }).click();
    await rows
      .first()
      .filter({ hasNotText: first ?? '' })
      .waitFor();
  }
  await page.context().close();
  const long = frames.filter((ms) => ms > LONG_FRAME).length;
  return {
    value: (long / frames.length) * 100,
    subject: `${long} of ${frames.length.toLocaleString('en')} frames over ${LONG_FRAME} ms, the longest ${Math.round(Math.max(...frames))} ms`,
  };
}

export const rows: Row[] = [
  {
    name: 'scroll',
    title: `Frames over ${LONG_FRAME} ms while staff scroll through ${GUESTS.toLocaleString('en')} guests, of 100`,
    must: 5,
    aim: 1,
    better: 'lower',
    run: guests,
  },
];
