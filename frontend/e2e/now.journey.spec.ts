import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Player } from './players.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectSound } from './sound.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const MINUTE = 60_000;

test('a flag is raised with two taps, seen by everybody, and lowered', async ({ browser }) => {
  const staff = await browser.newContext({ ...PHONE, storageState: SIGNED_IN });
  const page = await staff.newPage();
  const { floor } = await (await page.request.get('/api/mapdata')).json();
  const { id, label } = floor.tables.at(-1);
  await page.goto(`/map?table=${id}`);
  await page.getByRole('button', { name: `Raise a flag at table ${label}` }).click();
  await page.getByRole('button', { name: 'Raise the flag' }).click();
  await expect(page.getByText(`Your flag is up at table ${label}`, { exact: true }).first()).toBeVisible();
  const raisedAt = Date.now();
  await expectSound(page);

  const visitor = await (await browser.newContext(PHONE)).newPage();
  await visitor.goto('/events');
  await expect(visitor.getByRole('link', { name: 'Cascadia' }).first()).toBeVisible();
  await expect(visitor.getByText(/players now/)).toHaveCount(0);
  const [{ eventDate }] = await (await page.request.get('/api/events')).json();
  await visitor.clock.setFixedTime(Date.parse(eventDate) + MINUTE);
  await visitor.goto('/events');
  const line = visitor.getByRole('link', { name: /want(s)? players now/ });
  await expect(line).toBeVisible();
  await expectSound(visitor);
  await visitor.setViewportSize(PHONE.viewport);
  // Flags come down by the real time, of which a slow machine has used up more than a minute by now.
  await visitor.clock.setFixedTime(raisedAt);
  await line.click();
  const row = visitor.getByRole('listitem').filter({ hasText: '2 players wanted' });
  await expect(row.getByText('Any game')).toBeVisible();
  await expect(row.getByText('30 min left')).toBeVisible();
  await row.getByRole('link', { name: `Table ${label}` }).click();
  await expect(visitor.getByText(`A flag is up at table ${label}`, { exact: true })).toBeVisible();
  await expectSound(visitor);

  await page.getByRole('button', { name: 'Lower the flag' }).click();
  await page.getByRole('button', { name: `Raise a flag at table ${label}` }).click();
  await page.getByRole('radio', { name: 'Teacher wanted' }).check();
  await page.getByLabel('Game').fill('Cascadia');
  await page.getByRole('button', { name: 'Raise the flag' }).click();
  await expect(page.getByText('Teacher wanted · Cascadia', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Lower the flag' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Cascadia' })).toHaveCount(0);
});

test('during the convention the schedule begins with what is on, and with one’s own games', async ({
  browser,
}) => {
  const host = await Player.named(browser, ['Meera Host'], PHONE);
  const event = await host.createEvent({ eventTime: '11:00 AM' });
  const { page } = host;
  await page.clock.setFixedTime(Date.parse(event.eventDate) - 30 * MINUTE);
  await page.goto(`/events?game=${encodeURIComponent(event.gameName)}`);
  const next = page.getByRole('link', { name: `Your next game, in 30 mins ${event.gameName}` });
  await expect(next).toBeVisible();
  await expect.poll(async () => (await next.boundingBox())?.y, 'on top').toBeLessThan(100);
  await expectSound(page);
  const own = page.getByRole('region', { name: 'Your games now' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(own.getByRole('link', { name: event.gameName })).toBeVisible();
  await expect(own.getByText('Starts in 30 mins!')).toBeVisible();
  await page.setViewportSize(PHONE.viewport);

  await page.clock.setFixedTime(Date.parse(event.endDate) + MINUTE);
  await page.goto(`/events?game=${encodeURIComponent(event.gameName)}`);
  await expect(page.getByText('These games are all over.')).toBeVisible();
  await expect(page.getByText(/^Showing 0 events, 1 over, \d+ filtered out$/).first()).toBeVisible();
  await expect(next).toBeHidden();
  await page.getByRole('button', { name: 'Show 1 game that is over' }).click();
  await expect(page.getByRole('link', { name: event.gameName })).toBeVisible();
  await expect(page).toHaveURL(/earlier=shown/);
  await expect(page.getByText(/^Showing 1 event, \d+ filtered out$/).first()).toBeVisible();
  await page.getByRole('button', { name: '1 over', expanded: true }).click();
  await expect(page.getByRole('link', { name: event.gameName })).toBeHidden();
});
