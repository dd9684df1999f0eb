import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { Player } from './players.ts';
import { expectNoSidewaysScroll, expectSound, SCHEMES } from './sound.ts';
import { freeTable } from './tables.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** How many rows things stand in. */
const rowsOf = (things: Locator): Promise<number> =>
  things.evaluateAll((all) => new Set(all.map((thing) => thing.getBoundingClientRect().top)).size);

const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Event Details' });

for (const colorScheme of SCHEMES) {
  test(`a phone shows five games at once, below one line of chips, ${colorScheme}`, async ({ browser }) => {
    const page = await (await browser.newContext({ ...PHONE, colorScheme })).newPage();
    await page.goto('/events');
    await page.locator('.first-view').waitFor({ state: 'detached' });
    const list = page.getByRole('region', { name: 'Event list' });
    const games = list.getByRole('listitem').getByRole('link');
    await expect(games).toHaveCount(10);
    await expect(list.getByRole('heading', { name: 'Friday' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(async () => {
        const boxes = await games.evaluateAll((links) =>
          links.map((link) => link.getBoundingClientRect().bottom),
        );
        return boxes.filter((bottom) => bottom <= 740).length;
      })
      .toBeGreaterThanOrEqual(5);
    const beside = page.getByRole('link', { name: /^(Calendar|Login to Create and Join Events)$/ });
    await expect(beside).toHaveCount(2);
    await expect.poll(() => rowsOf(beside), 'in one row').toBe(1);
    await expectSound(page);
    await page.setViewportSize(PHONE.viewport);

    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(page.getByLabel('Game name')).toBeFocused();
    await page.getByLabel('Game name').fill('Cascadia');
    await expect(page).toHaveURL(/game=Cascadia/);
    await page.getByRole('button', { name: 'Filters' }).tap();
    await expect(page.getByRole('combobox', { name: 'Free seats' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(page).not.toHaveURL(/game=/);
  });
}

test('what is set comes first in the line, and what can be joined now is a chip while the convention is on', async ({
  browser,
}) => {
  const host = await Player.named(browser, ['Meera Host', 'Ravi Host'], PHONE);
  const { page } = host;
  const event = await host.createEvent({ eventTime: '3:15 PM', gameOwner: '' });
  await page.goto(`/events?organizer=${host.id()}&suits=beginners&sort=game`);
  const chips = page.getByRole('button', { pressed: true });
  await expect(chips).toHaveText(['Beginners welcome']);
  expect((await chips.boundingBox())?.x).toBeLessThan(360);
  await chips.tap();
  await expect(page.getByRole('heading', { name: 'All days' })).toBeVisible();
  const row = page.getByRole('link', { name: event.gameName });
  await expect(row).toContainText('Saturday');
  await expect(row).toContainText('You');
  await expect(row).toContainText('Game Owner Needed');
  await expect(page.getByRole('button', { name: 'Now', exact: true })).toHaveCount(0);

  await page.clock.setFixedTime(Date.parse(event.eventDate) - 30 * 60_000);
  await page.goto(`/events?organizer=${host.id()}`);
  await page.getByRole('button', { name: 'Now', exact: true }).tap();
  await expect(page.getByText('No event passes these filters.')).toBeVisible();
  await expect(page).toHaveURL(/when=now/);
  await page.getByRole('button', { name: 'Clear filters' }).tap();
  await expect(page.getByRole('region', { name: 'Event list' })).toBeFocused();
  await expect(page).not.toHaveURL(/when=|organizer=/);
});

test('after a press the next chips of the line are in sight, and it moves at once where motion is not wished', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/events');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(chip('Afternoon')).not.toBeInViewport();
  await chip('Saturday').tap();
  await expect(chip('Saturday')).toBeInViewport({ ratio: 1 });
  await expect(chip('Afternoon')).toBeInViewport({ ratio: 0.5 });
  await chip('Afternoon').tap();
  await expect(chip('Afternoon')).toBeInViewport({ ratio: 1 });
  await expect(chip('Beginners welcome')).toBeInViewport();
});

test('a parent finds a beginners’ game for two on Saturday afternoon, joins with a child and sees the table, in five taps', async ({
  browser,
}) => {
  const host = await Player.named(browser, ['Meera Host']);
  const eventTime = '12:15 PM';
  const table = await freeTable(host.page, eventTime);
  const event = await host.createEvent({ eventTime, level: 'everybody', children: '8', tableId: table.id });
  const parent = await Player.named(browser, ['Priyanka Nair'], PHONE, ['Arundhati Nair']);
  const { page } = parent;
  await page.goto('/events');
  await page.locator('.first-view').waitFor({ state: 'detached' });
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.tap();
  };

  await tap(page.getByRole('button', { name: 'Saturday', exact: true }));
  await tap(page.getByRole('button', { name: 'Afternoon', exact: true }));
  await tap(page.getByRole('button', { name: 'Beginners welcome', exact: true }));
  const row = page.getByRole('link', { name: event.gameName });
  await expect(row, 'seats for two, seen in the row').toContainText('1/4');
  await tap(row);
  await tap(drawerOf(page).getByRole('button', { name: 'Join with 2' }));
  await expect(drawerOf(page).getByText('You and Arundhati are in.')).toBeVisible();
  await expect(drawerOf(page).getByText(`Table ${table.label}, Sat 12:15 PM`)).toBeVisible();
  await expect(drawerOf(page).getByText('3 of 4 spots taken')).toBeAttached();
  await expect(drawerOf(page).getByText(`${table.room}, table ${table.label}`)).toBeAttached();
  expect(taps).toBeLessThanOrEqual(5);

  await page.goBack();
  await expect(row).toContainText('You, Arundhati');
});

for (const colorScheme of SCHEMES) {
  test(`a family sees who fits, joins, changes who comes and takes it back, ${colorScheme}`, async ({
    browser,
  }) => {
    const host = await Player.named(browser, ['Meera Host']);
    const event = await host.createEvent({ eventTime: '2:15 PM', spots: 3 });
    const names = ['Priya Rao', 'Ann Rao', 'Dev Rao', 'Leo Rao'];
    const family = await Player.named(browser, names, { ...PHONE, colorScheme });
    const leo = family.id('Leo Rao');
    await family.createEvent({
      eventTime: '2:00 PM',
      gameName: 'Catan Junior',
      eventOwner: leo,
      gameOwner: leo,
    });
    const { page } = family;
    await family.open(event);
    const drawer = drawerOf(page);
    const tick = (name: string) => drawer.getByRole('checkbox', { name });
    await expect(drawer.getByText('Already in Catan Junior at 2:00 PM')).toBeVisible();
    await expect(tick('Leo Rao')).toBeDisabled();
    await expect(tick('Dev Rao'), 'two seats are free').toBeDisabled();
    await expect(drawer.getByText('No seat left')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Join with 2' })).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(PHONE.viewport);

    await tick('Priya Rao').tap();
    await expect(drawer.getByRole('button', { name: 'Join Event' })).toBeVisible();
    await tick('Dev Rao').tap();
    await drawer.getByRole('button', { name: 'Join with 2' }).tap();
    await expect(drawer.getByText('Ann and Dev are in.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Undo' }).tap();
    await expect(drawer.getByText('1 of 3 spots taken')).toBeAttached();
    await expect(tick('Priya Rao')).toBeChecked();

    await drawer.getByRole('button', { name: 'Leave It and Join This One' }).tap();
    await expect(drawer.getByText('Leo is in.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Change who comes' }).tap();
    await drawer.getByRole('button', { name: 'Join Event' }).tap();
    await expect(drawer.getByText('You and Leo are in.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Change who comes' }).tap();
    await drawer.getByRole('button', { name: 'Join Waitlist (Dev Rao)' }).tap();
    await expect(drawer.getByText('On the waitlist', { exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: 'Leave Waitlist (Dev Rao)' }).tap();
    await expect(drawer.getByText('On the waitlist', { exact: true })).toBeHidden();
    await drawer.getByRole('button', { name: 'Leave Event (Leo Rao)' }).tap();
    await expect(drawer.getByText('You are in.')).toBeVisible();
    await expect(drawer.getByText('2 of 3 spots taken')).toBeAttached();
    await expectSound(page);
  });
}
