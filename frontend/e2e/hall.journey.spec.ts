import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import type { TableFlag } from '../src/core/api/generated.ts';
import { test } from './journey.ts';
import { untilKept } from './kept.ts';
import { Player } from './players.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectNoSidewaysScroll, expectSound, SCHEMES } from './sound.ts';
import { freeTable } from './tables.ts';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 3840, height: 2160 },
  { width: 360, height: 740 },
];
const MINUTE = 60_000;
const POLL = 15_000;
const TURN = 12_000;

const itemIn = (page: Page, list: string, gameName: string) =>
  page.getByRole('region', { name: list }).getByRole('listitem').filter({ hasText: gameName });

/** A game of Friday evening that is on and one that comes, and the page of ten minutes after the first began. */
async function evening(browser: Browser, table?: 'with a table') {
  const host = await Player.named(browser, ['Meera Host']);
  const place = table && (await freeTable(host.page, '7:00 PM', 'Friday'));
  const running = await host.createEvent({ eventDay: 'Friday', eventTime: '7:00 PM', tableId: place?.id });
  const other = await Player.named(browser, ['Ola Other']);
  const coming = await other.createEvent({ eventDay: 'Friday', eventTime: '7:30 PM', teacher: 'needed' });
  const at = new Date(Date.parse(running.eventDate) + 10 * MINUTE).toISOString();
  const clear = async () => {
    await host.page.request.delete(`/api/event/${running.id}`);
    await other.page.request.delete(`/api/event/${coming.id}`);
    await host.leave();
    await other.leave();
  };
  return {
    label: place?.label ?? 'later',
    running,
    coming,
    path: `/hall?${new URLSearchParams({ at })}`,
    clear,
  };
}

/** A screen on a wall, whose clock the journey moves. */
async function screen(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, ...options });
  const page = await context.newPage();
  await page.clock.install();
  return page;
}

/** Turns the pages of the lists until a game stands there. */
async function turnTo(page: Page, game: Locator): Promise<void> {
  await expect(async () => {
    if (!(await game.isVisible())) await page.clock.fastForward(TURN);
    await expect(game).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Lets the page ask again, until it has an answer that changes what it shows. */
async function afterAsking(page: Page, shows: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(POLL);
    await shows();
  }).toPass();
}

test('a screen in the hall shows what is on and what comes, and goes on without a network', async ({
  browser,
}) => {
  const { label, running, coming, path, clear } = await evening(browser, 'with a table');
  const page = await screen(browser, { serviceWorkers: 'allow' });
  const band = page.getByText(/^No network since .+\. Seats may have changed\.$/);
  const now = itemIn(page, 'On now', running.gameName);
  const next = itemIn(page, 'Next', coming.gameName);
  await page.goto(path);

  await test.step('games with their tables, times and seats, without the frame of the site', async () => {
    await expect(page.getByRole('time')).toHaveText('7:10 PM');
    await turnTo(page, now);
    await expect(now).toContainText(label);
    await expect(now).toContainText('until 8:00');
    await turnTo(page, next);
    // Each turn of a page that was waited for has taken some of the twenty minutes.
    for (const text of ['later', '7:30', /in (20|1\d) min/, '3 free', 'Teacher needed'])
      await expect(next).toContainText(text);
    await expect(page.getByText('Rehearsal, without flags')).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByText(/Meera Host|Ola Other/)).toHaveCount(0);
  });

  await test.step('it fits every screen and is accessible', async () => {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
    }
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${size.width} by ${size.height}`).toBeLessThanOrEqual(size.height);
      for (const game of [next, now]) {
        await turnTo(page, game);
        await expect(game).toBeInViewport({ ratio: 1 });
      }
    }
  });

  await test.step('without a network it says how old it is, and games begin by the clock', async () => {
    await untilKept(page);
    await page.reload();
    await turnTo(page, next);
    await page.context().setOffline(true);
    await page.clock.fastForward(MINUTE);
    await expect(band).toBeVisible();
    await page.clock.fastForward(20 * MINUTE);
    const begun = itemIn(page, 'On now', coming.gameName);
    await turnTo(page, begun);
    await expect(begun).toContainText('until 8:30');
    await expectSound(page);
  });

  await test.step('it can be loaded again without a network', async () => {
    await page.reload();
    await turnTo(page, now);
    await expect(band).toBeVisible();
  });

  await test.step('the band goes when the network is back', async () => {
    await page.context().setOffline(false);
    await afterAsking(page, () => expect(band).toBeHidden({ timeout: 1_000 }));
    await turnTo(page, next);
  });
  await clear();
});

test('a screen in the hall goes on asking, and loads itself again after a release', async ({ browser }) => {
  const { path, clear } = await evening(browser);
  const page = await screen(browser);
  let status = 503;
  await page.route(/\/api\/hall/, (route) => route.fulfill({ status, json: {} }));
  await page.goto(path);
  const failure = page.getByText('The games did not load. The screen tries again every 15 seconds.');
  await expect(failure).toBeVisible();
  status = 429;
  const refused = page.waitForResponse((response) => response.status() === 429);
  await page.clock.fastForward(POLL);
  await refused;
  await expect(failure).toBeVisible();
  await page.unroute(/\/api\/hall/);
  const games = page.getByRole('region', { name: 'On now' });
  await afterAsking(page, () => expect(games).toBeVisible({ timeout: 1_000 }));

  const checks: string[] = [];
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) => {
      checks.push(route.request().url());
      const body = '<!doctype html><script type="module" src="/assets/index-newer.js"></script>';
      return route.fulfill({ contentType: 'text/html', body });
    },
  );
  const band = page.getByText(/^No network since/);
  await test.step('not while the server is not heard', async () => {
    await page.route(/\/api\/hall/, (route) => route.abort());
    await afterAsking(page, () => expect(band).toBeVisible({ timeout: 1_000 }));
    await page.clock.fastForward(5 * MINUTE);
    await expect(band).toBeVisible();
    expect(checks).toEqual([]);
    await page.unroute(/\/api\/hall/);
  });
  await test.step('but once it is', async () => {
    await afterAsking(page, () => expect(band).toBeHidden({ timeout: 1_000 }));
    const loaded = page.waitForEvent('load');
    await page.clock.fastForward(5 * MINUTE);
    await loaded;
    await expect(games).toBeVisible();
    expect(checks).toHaveLength(1);
  });
  await clear();
});

test('an address with a moment that is none says how to write it', async ({ page }) => {
  await page.goto('/hall?at=yesterday');
  await expect(page.getByText(/^Please give a date and time with its zone: /)).toBeVisible();
});

test('the administrator opens the screen from the events', async ({ browser }) => {
  const page = await screen(browser, { storageState: SIGNED_IN });
  await page.goto('/eventManagement');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Hall Screen' }).click();
  const hall = await opened;
  await expect(hall).toHaveURL(/\/hall$/);
  await expect(hall.getByRole('heading', { level: 1, name: 'Tablefall' })).toBeVisible();
  await expect(hall.getByRole('navigation')).toHaveCount(0);
});

test('flags on tables stand at the foot of the screen, until they come down', async ({ browser }) => {
  const page = await screen(browser);
  const endsAt = new Date(Date.now() + 20 * MINUTE).toISOString();
  const flags: TableFlag[] = [
    { tableId: 'c3', table: 'C3', colour: 'green', players: 2, endsAt, gameName: 'Azul' },
    { tableId: 'c7', table: 'C7', colour: 'green', players: 1, endsAt },
    { tableId: 'd2', table: 'D2', colour: 'yellow', endsAt },
    { tableId: 'd3', table: 'D3', colour: 'yellow', endsAt },
  ];
  await page.route(/\/api\/hall/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), flags } });
  });
  await page.goto('/hall');
  const wanted = page.getByRole('region', { name: 'Wanted now' });
  await expect(wanted).toContainText('1 of 2');
  await expect(wanted.getByRole('listitem').first()).toContainText('C32 playersAzul');
  await expect(wanted.getByRole('listitem')).toHaveCount(3);
  await page.clock.fastForward(TURN);
  await expect(wanted).toContainText('2 of 2');
  await expect(wanted.getByRole('listitem')).toHaveText(/D3A teacher$/);
  await page.unroute(/\/api\/hall/);
  await page.context().setOffline(true);
  await page.clock.fastForward(20 * MINUTE);
  await expect(wanted).toBeHidden();
});
