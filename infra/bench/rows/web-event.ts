import type { Locator, Page } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { fillSchedule } from '../data/events.ts';
import { people } from '../data/people.ts';
import { median } from '../rounds.ts';
import type { Measured, Row } from '../row.ts';
import { Staff } from '../staff.ts';
import { browser, slowDown } from '../web/browser.ts';

const EVENTS = 500;
/** The first one is the host of all events. */
const PLAYER = 'person.2@mail.example';
const LONGEST_MS = 60_000;

interface Taps {
  /** ms from the tap on a game to its heading. */
  open: number;
  /** ms from the tap on Join Event until the page says that the player is in, which it does once the server has answered. */
  joined: number;
}

/** Runs in the page: ms from now until an element of this kind holds a text that matches; fails when that takes too long. */
const UNTIL_SAID = `([selector, pattern]) => {
  const begun = performance.now();
  const isSaid = () =>
    [...document.querySelectorAll(selector)].some(({ textContent }) => new RegExp(pattern).test(textContent));
  window.said = new Promise((resolve, reject) => {
    const look = () => {
      const taken = performance.now() - begun;
      if (isSaid()) resolve(taken);
      else if (taken > ${LONGEST_MS}) reject(new Error('The page never said ' + pattern));
      else requestAnimationFrame(look);
    };
    look();
  });
}`;

/** @returns ms from the tap until the page shows what is looked for */
async function tap(page: Page, button: Locator, shown: { selector: string; pattern: string }) {
  await button.scrollIntoViewIfNeeded({ timeout: LONGEST_MS });
  await page.evaluate(`(${UNTIL_SAID})(${JSON.stringify([shown.selector, shown.pattern])})`);
  await button.tap({ timeout: LONGEST_MS });
  return page.evaluate<number>('window.said');
}

/** A player with a slow phone on a slow network opens the first game of the schedule and joins it; they leave it afterwards. */
async function joinOnce(bench: Bench, player: Staff): Promise<Taps> {
  const { web } = await bench.product();
  const { page: newPage } = await bench.once(browser);
  const page = await newPage('phone');
  await page.context().addCookies(player.cookies);
  await slowDown(page);
  try {
    await page.goto(`${web}/events`, { waitUntil: 'commit', timeout: LONGEST_MS });
    const game = page.locator('section[aria-label="Event list"] li a').first();
    await game.waitFor({ timeout: LONGEST_MS });
    const open = await tap(page, game, { selector: '[role="dialog"], dialog', pattern: 'Join Event' });
    const join = page.getByRole('button', { name: 'Join Event', exact: true });
    const answered = page.waitForResponse(/\/api\/event\/register\//, { timeout: LONGEST_MS });
    // Where the page never says so, this ends with the page, and is not what went wrong.
    answered.catch(() => undefined);
    const joined = await tap(page, join, { selector: '[role="status"]', pattern: ' is in\\.' });
    const { id, participants } = await (await answered).json();
    await player.call('POST', `/api/event/unregister/${id}`, { id: participants[0].id });
    return { open, joined };
  } finally {
    await page.context().close();
  }
}

async function taps(bench: Bench): Promise<Taps[]> {
  await people(bench);
  const product = await bench.product();
  await fillSchedule(product, EVENTS, 0);
  const player = await Staff.signIn(product.web, PLAYER, product.smtpPort);
  await joinOnce(bench, player);
  const measured: Taps[] = [];
  for (let round = 0; round < bench.size(5, 3); round++) measured.push(await joinOnce(bench, player));
  return measured;
}

async function seconds(bench: Bench, of: keyof Taps): Promise<Measured> {
  const each = (await bench.figures(taps)).map((measured) => measured[of] / 1_000);
  return { value: median(each), spread: [Math.min(...each), Math.max(...each)] };
}

export const rows: Row[] = [
  {
    name: 'event-open',
    title: `A game of a schedule with ${EVENTS} opens on a slow phone, from the tap to the button that joins it`,
    must: null,
    aim: null,
    better: 'lower',
    unit: 's',
    limitedBy:
      'the code of the drawer, which is fetched when a pointer first moves, over a slow network (1.6 Mbit/s)',
    run: (bench) => seconds(bench, 'open'),
  },
  {
    name: 'event-joined',
    title:
      'A game is joined on a slow phone, from the tap on Join Event until the page says that the player is in',
    must: null,
    aim: null,
    better: 'lower',
    unit: 's',
    limitedBy: 'a request over a slow network (150 ms there and back), and drawing on a slow phone',
    run: (bench) => seconds(bench, 'joined'),
  },
];
