import { expect } from '@playwright/test';
import { failCalls, holdCalls } from './answers.ts';
import { address, freeDate, test } from './desk.ts';
import { cardOn, openInvitations, panelOf } from './management.ts';

test('Back closes a dialog instead of the page, and asks first when a list would be lost', async ({
  desk,
  staff,
}) => {
  await staff.setViewportSize({ width: 360, height: 740 });
  const gameday = await desk.createGameday();
  const panel = await openInvitations(staff, gameday);
  const dialog = staff.getByRole('dialog', { name: 'Bulk Invite Guests' });
  const box = dialog.getByLabel('Guests, one per line');
  await panel.getByRole('button', { name: 'Bulk Invite' }).click();
  await expect(box).toBeVisible();
  await staff.goBack();
  await expect(dialog).toBeHidden();
  await expect(panel).toBeVisible();

  await panel.getByRole('button', { name: 'Bulk Invite' }).click();
  await box.fill(`Ola; ${address('ola')}\nWei; ${address('wei')}`);
  await dialog.getByRole('tab', { name: '3 Mail' }).click();
  await dialog.getByRole('button', { name: 'Next guest' }).click();
  await expect(dialog.getByText('2 of 2')).toBeVisible();
  await expect(dialog.frameLocator('iframe').getByText('Wei').first()).toBeVisible();
  await staff.goBack();
  const question = staff.getByRole('dialog', { name: 'Discard what you entered?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(box).toHaveValue(/^Ola; /);
  await staff.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toBeVisible();
});

test('a dialog that was left while it worked closes no other one, and its failure is told', async ({
  desk,
  staff,
}) => {
  const gameday = await desk.createGameday();
  const panel = await openInvitations(staff, gameday);
  const deletions = /\/api\/gameday\/[^/]+(\?|$)/;
  await failCalls(staff, deletions, { method: 'DELETE' });
  const letGo = await holdCalls(staff, deletions);
  await cardOn(staff, gameday.date)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const deletion = staff.getByRole('dialog', { name: 'Delete Gameday' });
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await staff.keyboard.press('Escape');
  await expect(deletion).toBeHidden();

  await panel.getByRole('button', { name: 'Invite Guest' }).click();
  const invitation = staff.getByRole('dialog', { name: 'Invite Guest' });
  await invitation.getByLabel('Guest name').fill('Wei Zhang');
  letGo();
  const toast = staff.getByRole('listitem').filter({ hasText: 'Failed to delete gameday' });
  await expect(toast).toBeVisible();
  // F8 leads to it although the dialog holds the focus.
  await staff.keyboard.press('F8');
  await staff.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await expect(invitation.getByLabel('Guest name')).toHaveValue('Wei Zhang');
});

test('a toast above a native dialog is reached, and Escape closes one after the other', async ({ staff }) => {
  const email = `toast-${Date.now()}@mail.example`;
  const attendees = [{ name: 'Ola Lind', badge: true }];
  const registered = await staff.request.post('/api/register', { data: { email, attendees } });
  expect(registered.status(), await registered.text()).toBe(200);
  await staff.goto(`/attendees?search=${email}`);
  await staff.getByRole('button', { name: `Log ${email} out everywhere` }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  const toast = staff.getByRole('listitem').filter({ hasText: 'is logged out everywhere' });
  // The pointer keeps it open, however long the rest takes.
  await toast.hover();

  await staff.getByRole('button', { name: `Remove the registration of ${email}` }).press('Enter');
  const dialog = staff.getByRole('dialog', { name: 'Remove Registration' });
  await expect(dialog).toBeVisible();
  await staff.keyboard.press('F8');
  await staff.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await staff.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await staff.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a gameday whose answer was lost is on the list', async ({ desk, staff }) => {
  const date = freeDate();
  await staff.goto('/gameday-management');
  await staff.getByRole('button', { name: 'New Gameday' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Create New Gameday' });
  await dialog.getByLabel('Date').fill(date);
  await dialog.getByLabel('Location').fill('Riverside Hall');
  await staff.route(
    /\/api\/gameday$/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to create gameday' })).toBeVisible();
  await expect(cardOn(staff, date)).toBeVisible();
  await desk.deleteOn(date);
});

test('a link opens a dialog, and one to a gameday that is gone says so', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  await staff.goto(`/gameday-management?gameday=${gameday.id}&open=invite-guest.${gameday.id}`);
  const dialog = staff.getByRole('dialog', { name: 'Invite Guest' });
  await expect(dialog.getByLabel('Guest name')).toBeFocused();
  await staff.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panelOf(staff)).toBeVisible();

  await staff.goto('/gameday-management?gameday=00000000-0000-4000-8000-000000000000');
  await expect(staff.getByText('The gameday of this link is not here')).toBeVisible();
});

test('a delivery that cannot be asked for says since when', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  await desk.bulkInvite(gameday, [{ name: 'Ola', email: address('ola') }]);
  await desk.pauseDelivery(gameday);
  const panel = await openInvitations(staff, gameday);
  const box = panel.getByRole('region', { name: 'Delivery' });
  await expect(box).toBeVisible();
  const restore = await failCalls(staff, /\/delivery$/, { method: 'GET' });
  await panel.getByRole('button', { name: 'Refresh' }).click();
  await expect(box.getByText(/^Not up to date since \d+:\d\d [AP]M, trying again\.$/)).toBeVisible();
  await restore();
  await panel.getByRole('button', { name: 'Refresh' }).click();
  await expect(box.getByText(/^Not up to date/)).toBeHidden();
});

test('what is chosen has the focus every time, and an update leaves one step for Back', async ({
  desk,
  staff,
}) => {
  const [gameday, other] = [await desk.createGameday(), await desk.createGameday()];
  const panel = await openInvitations(staff, gameday);
  const details = cardOn(staff, gameday.date).getByRole('button', { name: /^View Details/ });
  for (const word of ['once', 'twice']) {
    await test.step(word, async () => {
      await details.click();
      await expect(panel).toBeFocused();
    });
  }
  const before = staff.url();
  await cardOn(staff, other.date).getByRole('button', { name: /^Edit/ }).click();
  const dialog = staff.getByRole('dialog', { name: 'Edit Gameday' });
  await dialog.getByLabel('Capacity').fill('12');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toBeHidden();
  await staff.goBack();
  await expect(staff).toHaveURL(before);
  await expect(panel).toBeVisible();
});
