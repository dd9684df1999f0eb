import { expect } from '@playwright/test';
import { test } from './desk.ts';
import { Player } from './players.ts';
import { pagesOf } from './printed.ts';
import { textOfCode } from './qr-codes.ts';
import { expectSound } from './sound.ts';
import { freeTable } from './tables.ts';

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

  // On a phone the mail is folded.
  await staff.setViewportSize({ width: 360, height: 800 });
  await staff.getByRole('button', { name: `Swap the table of ${first.gameName}` }).click();
  const dialog = staff.getByRole('dialog', { name: 'Swap Tables' });
  await dialog.getByLabel('With').fill(third.gameName);
  await staff.locator('.ant-select-item-option', { hasText: third.gameName }).click();
  const mail = dialog.getByRole('region', { name: 'The mail as it will be' });
  await mail.getByRole('button', { name: 'Show' }).click();
  await expect(mail).toContainText('Meera Host');
  await mail.getByText('Text', { exact: true }).click();
  await expect(mail).toContainText('moves to another table');
  await expectSound(staff);
  // Both hosts, as somebody else swaps.
  await dialog.getByRole('button', { name: 'Swap and tell 2 people' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText(`Table ${third.table}`, { exact: true }).first()).toBeVisible();
  // Nobody has been told yet.
  await staff.getByRole('button', { name: 'Undo' }).click();
  await expect(staff.getByText('Tables swapped back').first()).toBeVisible();

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
});
