import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Player } from './players.ts';
import { expectSound } from './sound.ts';
import { freeTable } from './tables.ts';

const PHONE = { viewport: { width: 360, height: 740 } };

test('a player joins a game and sees at which table it is', async ({ browser }) => {
  const host = await Player.named(browser, ['Meera Host'], PHONE);
  const table = await freeTable(host.page, '8:00 PM');
  const event = await host.createEvent({ eventTime: '8:00 PM', tableId: table.id });
  const player = await Player.named(browser, ['Theo Guest'], PHONE);
  const { page } = player;
  await page.goto(`/events?game=${encodeURIComponent(event.gameName)}`);
  await page.getByRole('link', { name: event.gameName }).click();
  const details = page.getByRole('dialog', { name: 'Event Details' });
  await details.getByRole('button', { name: 'Join Event' }).click();
  await expect(details.getByText('Theo Guest').first()).toBeVisible();
  await expectSound(page);

  await details.getByRole('link', { name: `${table.room}, table ${table.label}` }).click();
  await expect(page.getByRole('heading', { name: `Table ${table.label}`, exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: `Floor plan of ${table.room}` })).toBeVisible();
  await expect(page.getByRole('link', { name: event.gameName })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Show the whole floor' }).click();
  await expect(page.getByRole('heading', { name: `Table ${table.label}`, exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Floor plan' }), 'the link is gone').toBeFocused();
  await page.getByRole('link', { name: `Table ${table.label}`, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: `Table ${table.label}`, exact: true })).toBeFocused();
});

test('a host chooses one of the free tables, and none that is taken', async ({ browser }) => {
  const host = await Player.named(browser, ['Meera Host'], PHONE);
  const other = await Player.named(browser, ['Ola Other']);
  const event = await host.createEvent({ eventTime: '6:00 PM' });
  const table = await freeTable(host.page, '6:00 PM');
  const { page } = host;
  await page.goto(`/events?event=${event.id}&open=edit-event.${event.id}`);
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await form.getByLabel('Table').click();
  const choice = page.locator('.ant-select-item-option', { hasText: `${table.label} · ${table.room}` });
  await choice.click();
  await other.createEvent({ eventTime: '6:00 PM', tableId: table.id, gameName: 'Root' });

  await form.getByRole('button', { name: 'Save Event' }).click();
  await expect(form.getByText(`Table ${table.label} has Root on Saturday`).first()).toBeVisible();
  await expectSound(page);
  const next = await freeTable(page, '6:00 PM');
  await form.getByLabel('Table').click();
  await page.locator('.ant-select-item-option', { hasText: `${next.label} · ${next.room}` }).click();
  await form.getByRole('button', { name: 'Save Event' }).click();
  await expect(form).toBeHidden();
  const details = page.getByRole('dialog', { name: 'Event Details' });
  await expect(details.getByText(`${next.room}, table ${next.label}`)).toBeVisible();
});

test('a host has a table picked, which goes on fitting when the hour and the spots change', async ({
  browser,
}) => {
  const host = await Player.named(browser, ['Meera Host'], PHONE);
  const other = await Player.named(browser, ['Ola Other']);
  const first = await freeTable(host.page, '3:00 PM', 'Friday');
  const { page } = host;
  await page.goto('/events?open=new-event');
  const form = page.getByRole('dialog', { name: 'New Event' });
  const tableOf = form.locator('.ant-form-item', { hasText: 'Table' }).first();
  await form.getByLabel('Game Name').fill('Root');
  await form.getByLabel('Day', { exact: true }).click();
  await page.locator('.ant-select-item-option', { hasText: 'Friday' }).click();
  await form.getByLabel('Time', { exact: true }).fill('3');
  await form.getByLabel('Time', { exact: true }).press('Enter');
  await expect(form.getByTitle('3:00 PM', { exact: true })).toBeVisible();
  await form.getByLabel('Table').click();
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await expect(options.first()).toHaveText(`Pick a table for me (${first.label})`);
  await options.first().click();
  await expect(tableOf).toContainText(`Pick a table for me (${first.label})`);

  await other.createEvent({ eventDay: 'Friday', eventTime: '5:00 PM', tableId: first.id });
  await form.getByLabel('Time', { exact: true }).fill('5');
  await form.getByLabel('Time', { exact: true }).press('Enter');
  const next = await freeTable(page, '5:00 PM', 'Friday');
  expect(next.id).not.toBe(first.id);
  await expect(tableOf).toContainText(`Pick a table for me (${next.label})`);
  await expectSound(page);
  await form.getByLabel('Spots').fill('99');
  await expect(tableOf).toContainText('none fits');
  await form.getByLabel('Spots').fill('4');
  await expect(tableOf).toContainText(`Pick a table for me (${next.label})`);
  await form.getByRole('button', { name: 'Create Event' }).click();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Event Details' });
  await expect(details.getByText(`${next.room}, table ${next.label}`)).toBeVisible();
});
