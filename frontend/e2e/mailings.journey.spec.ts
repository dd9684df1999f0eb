import { expect, type Locator, type Page } from '@playwright/test';
import type { Gameday } from '../src/core/api/generated.ts';
import { longDate } from '../src/core/text/date-text.ts';
import { guestList, test } from './desk.ts';
import { PASSWORD } from './emailer.ts';

test('the administrator cancels what is left of a mailing and reads what became of each mail', async ({
  desk,
  staff,
}) => {
  const gameday = await desk.createGameday();
  // So many that some still wait when somebody resumes it and pauses it at once.
  const guests = guestList(5_000);
  const last = guests.at(-1)?.email ?? '';
  await desk.bulkInvite(gameday, guests);
  // Held before the first hundred have left; what is paused moves again a moment after somebody resumes it.
  await desk.pauseDelivery(gameday);
  await staff.goto('/emailer/history');
  const row = rowOf(staff, gameday);

  await test.step('it is paused, resumed and cancelled in the history', async () => {
    await expect(row).toContainText('Paused by admin@tablefall.example.');
    await row.getByRole('button', { name: /^Resume/ }).click();
    await row.getByRole('button', { name: /^Pause/ }).click();
    await expect(row).toContainText('Paused');
    await row.getByRole('button', { name: /^Cancel/ }).click();
    const dialog = staff.getByRole('dialog', { name: 'Cancel Mailing' });
    await expect(dialog).toContainText(/\d+ mails wait to be sent and will not be/);
    await dialog.getByRole('button', { name: 'Cancel mailing' }).click();
    await expect(row).toContainText('Cancelled');
    await expect(row.getByRole('button')).toHaveCount(0);
  });

  await test.step('each recipient is found by state and by name, and the address brings the same list back', async () => {
    await row.getByRole('link').click();
    await expect(staff.getByRole('region', { name: 'Delivery' })).toContainText('cancelled');
    await chooseState(staff, 'Cancelled');
    await expect(staff).toHaveURL(/state=cancelled/);
    await staff.getByLabel('Search recipients').fill(last);
    await expect(staff.getByText('1 recipient', { exact: true })).toBeVisible();
    await staff.reload();
    await expect(staff.getByRole('row').filter({ hasText: last })).toContainText('Cancelled');
    const download = staff.waitForEvent('download');
    await staff.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^mailing-.*\.csv$/);
  });
});

test('an address of a mailing that is not there leads to the history', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  await desk.bulkInvite(gameday, guestList(1));
  await staff.goto('/emailer/history/6f1c2f6e-0000-4000-8000-000000000000');
  await staff.getByRole('link', { name: 'Show the history' }).click();
  await expect(rowOf(staff, gameday)).toContainText('Finished');
});

test('what mail servers refuse is read in the history, and sent again with the password, once for two clicks', async ({
  desk,
  staff,
}) => {
  const gameday = await desk.createGameday();
  const [taken, gone, full] = guestList(3).map((guest, n) => {
    const domain = [undefined, 'gone.example', 'full.example'][n];
    return domain ? { ...guest, email: `${guest.email.split('@')[1]}@${domain}` } : guest;
  });
  await desk.bulkInvite(
    gameday,
    [taken, gone, full].filter((guest) => guest !== undefined),
  );
  await staff.goto('/emailer/history');
  await expect(rowOf(staff, gameday)).toContainText('Finished', { timeout: 30_000 });
  await rowOf(staff, gameday).getByRole('link').click();
  const recipient = (email = '') => staff.getByRole('row').filter({ hasText: email });
  await expect(recipient(taken?.email)).toContainText('Sent');
  await staff.getByRole('button', { name: '2 did not.' }).click();
  await expect(recipient(taken?.email)).toHaveCount(0);
  await expect(recipient(gone?.email)).toBeVisible();
  await staff.getByRole('button', { name: '1 of 3 got the mail.' }).click();
  await expect(recipient(gone?.email)).toHaveCount(0);
  await staff.getByRole('button', { name: '1 of 3 got the mail.' }).click();
  await expect(recipient(gone?.email)).toContainText('There is no such mailbox');
  await expect(recipient(full?.email)).toContainText('The mailbox is full');

  const requests: string[] = [];
  staff.on('request', (request) => {
    if (request.url().includes('/resend-failed')) requests.push(request.url());
  });
  await staff.getByRole('button', { name: 'Send again to the failed' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Send Again to the Failed' });
  await expect(dialog).toContainText('2 mails failed, of which 1 may still reach somebody');
  const send = dialog.getByRole('button', { name: 'Send 1 mail again' });
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Password', { exact: true }).fill('pawn');
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('The password is not correct.');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await send.dblclick();
  await expect(dialog).toBeHidden();
  expect(requests).toHaveLength(2);
  await expect(recipient(full?.email)).toContainText('The mailbox is full');
});

function rowOf(staff: Page, gameday: Gameday): Locator {
  return staff.getByRole('row').filter({ hasText: longDate(gameday.date) });
}

async function chooseState(staff: Page, state: string): Promise<void> {
  await staff.getByRole('combobox', { name: 'State' }).click();
  await staff.locator('.ant-select-dropdown:visible').getByTitle(state, { exact: true }).click();
}
