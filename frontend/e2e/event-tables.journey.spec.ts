import { expect, type Page } from '@playwright/test';
import type { FreeTable } from '../src/api/generated.ts';
import { test } from './desk.ts';
import { Player } from './players.ts';
import { pagesOf } from './printed.ts';
import { textOfCode } from './qr-codes.ts';
import { expectSound } from './sound.ts';

const PHONE = { viewport: { width: 360, height: 740 } };

/** A table that no other journey has at the time. */
async function freeTable(page: Page, time: string): Promise<FreeTable> {
  const query = new URLSearchParams({ day: 'Saturday', time, duration: '60', spots: '4' });
  const answer = await page.request.get(`/api/tables?${query}`);
  const [first] = (await answer.json()) as FreeTable[];
  if (!first) throw new Error(`No table is free at ${time}`);
  return first;
}

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

test('the administrator places all, lets two events swap, and prints signs', async ({ browser, staff }) => {
  const host = await Player.named(browser, ['Meera Host']);
  const other = await Player.named(browser, ['Ola Other']);
  // At the same time each finds the other's table free.
  const first = await host.createEvent({
    eventTime: '2:00 PM',
    tableId: (await freeTable(host.page, '2:00 PM')).id,
  });
  const third = await other.createEvent({
    eventTime: '2:00 PM',
    tableId: (await freeTable(host.page, '2:00 PM')).id,
  });
  await host.createEvent({ eventTime: '4:00 PM', spots: 99 });
  await staff.setViewportSize({ width: 1280, height: 900 });
  await staff.goto(`/eventManagement?game=${encodeURIComponent(first.gameName)}`);
  await staff.getByRole('button', { name: 'Place All' }).click();
  await expect(staff.getByText('no table has so many seats').first()).toBeVisible();
  await expectSound(staff);

  await staff.getByRole('button', { name: `Swap the table of ${first.gameName}` }).click();
  const dialog = staff.getByRole('dialog', { name: 'Swap Tables' });
  await dialog.getByLabel('With').fill(third.gameName);
  await staff.locator('.ant-select-item-option', { hasText: third.gameName }).click();
  await dialog.getByRole('button', { name: 'Swap Tables' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText(`Table ${third.table}`, { exact: true }).first()).toBeVisible();

  await staff.getByRole('link', { name: 'Table Signs' }).click();
  const signs = staff.getByRole('article', { name: /^Table / });
  await expect(signs.first()).toBeVisible();
  await expect(staff.getByText('Open gaming on both days').first()).toBeVisible();
  await expectSound(staff);
  const code = staff.getByRole('img', { name: 'Code of table A1' });
  expect(await textOfCode(code)).toContain('/map?table=a1');
  const sheets = Math.ceil((await signs.count()) / 2);
  await staff.emulateMedia({ media: 'print' });
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = await staff.pdf({ format, landscape: true, preferCSSPageSize: false });
    expect(pagesOf(pdf), format).toBe(sheets);
  }
  await host.leave();
  await other.leave();
});
