import { expect, test } from '@playwright/test';
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
  await host.leave();
  await player.leave();
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
  await host.leave();
  await other.leave();
});
