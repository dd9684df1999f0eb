import { expect } from '@playwright/test';
import { failCalls } from './answers.ts';
import { test } from './desk.ts';
import { Player } from './players.ts';
import { expectSound } from './sound.ts';

test('the administrator edits and deletes what somebody else organizes', async ({ browser, staff }) => {
  const player = await Player.named(browser, ['Elin Nyström']);
  const gameName = `Spirit Island ${Date.now()}`;
  const event = await player.createEvent({ gameName, eventTime: '4:00 PM' });
  await staff.goto('/events');
  await staff.getByRole('link', { name: 'Manage Events' }).click();
  await expect(staff.getByRole('heading', { name: 'Event Management' })).toBeVisible();
  await expectSound(staff);
  await staff.setViewportSize({ width: 1280, height: 800 });
  await staff.getByLabel('Game name', { exact: true }).fill(gameName);

  await staff.getByRole('button', { name: `Edit ${gameName}` }).click();
  const drawer = staff.getByRole('dialog', { name: 'Edit Event' });
  await expect(drawer.getByText('Elin Nyström')).toBeVisible();
  await drawer.getByLabel('Spots').fill('7');
  await drawer.getByLabel('Time').click();
  await staff.locator('.ant-select-item-option', { hasText: '4:15 PM' }).click();
  await expect(drawer.getByRole('button', { name: 'Save Event and tell 1 person' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Save Event' }).click();
  await expect(drawer).toBeHidden();
  const row = staff.getByRole('row', { name: gameName });
  await expect(row).toContainText('1/7');

  const mend = await failCalls(staff, new RegExp(event.id), { method: 'DELETE' });
  await row.getByRole('button', { name: `Delete ${gameName}` }).click();
  const dialog = staff.getByRole('dialog', { name: 'Delete Event' });
  await expect(dialog).toContainText('Are you sure you want to delete this event?');
  await dialog.getByRole('button', { name: 'Delete and tell 1 person' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^ErrorFailed to delete event\.$/);
  await mend();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
  await staff.getByRole('link', { name: 'View Events Page' }).click();
  await expect(staff.getByRole('heading', { name: 'Events', exact: true })).toBeVisible();

  await player.page.goto('/eventManagement');
  await expect(player.page.getByRole('alert').or(player.page.getByText('Unauthorized'))).toBeVisible();
  await player.page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(player.page).toHaveURL(/\/$/);
});

test('a player subscribes to the own events, renews the address and turns the mails off', async ({
  browser,
}) => {
  const player = await Player.named(browser, ['Kofi Mensah']);
  const { page } = player;
  const { gameName } = await player.createEvent();
  await page.goto('/login');
  const field = page.getByLabel('Calendar address');
  await expect(field).toHaveValue(/\/api\/calendar\/.+\.ics$/);
  const address = await field.inputValue();
  const calendar = await page.request.get(new URL(address).pathname);
  expect(await calendar.text()).toContain(gameName);

  await page.getByRole('button', { name: 'Renew address' }).click();
  await page
    .getByRole('dialog', { name: 'Renew the address?' })
    .getByRole('button', { name: 'Renew' })
    .click();
  await expect(field).not.toHaveValue(address);
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(404);

  const notices = page.getByRole('checkbox', { name: 'Mail me about my events' });
  await expect(notices).toBeChecked();
  await notices.uncheck();
  await expect
    .poll(async () => (await page.request.get('/api/user/notices')).json())
    .toEqual({ events: false, market: true });
  const market = page.getByRole('checkbox', { name: 'Mail me about games for sale' });
  await market.uncheck();
  await expect
    .poll(async () => (await page.request.get('/api/user/notices')).json())
    .toEqual({ events: false, market: false });
  await page.reload();
  await expect(notices).not.toBeChecked();
  await expect(market).not.toBeChecked();
  await expectSound(page);
});
