import { expect, type Page } from '@playwright/test';
import { guestList, test } from './desk.ts';
import { openInvitations, panelOf, rowOf } from './management.ts';

const ALL_SENT = /^Sent \d+ of \d+ invitations$/;

test('two tabs watch one delivery, and each resumes or pauses what the other sees', async ({
  desk,
  staff,
}) => {
  const gameday = await desk.createGameday();
  const guests = guestList(600);
  await desk.bulkInvite(gameday, guests);
  // Held before the first hundred have left; what is paused moves again a moment after somebody resumes it.
  await desk.pauseDelivery(gameday);
  const other = await staff.context().newPage();
  await openInvitations(staff, gameday);
  await openInvitations(other, gameday);
  const [here, there] = [headingIn(staff), headingIn(other)];
  await expect(here).toHaveText(/^Sending waits/);
  await expect(there).toHaveText(/^Sending waits/);
  await expect(boxIn(other)).toContainText('Paused by admin@tablefall.example.');

  await boxIn(staff).getByRole('button', { name: 'Resume' }).click();
  await boxIn(staff).getByRole('button', { name: 'Pause' }).click();
  await expect(here).toHaveText(/^Sending waits/);
  await expect(there).toHaveText(/^Sending waits/);

  await boxIn(other).getByRole('button', { name: 'Resume' }).click();
  await expect(here).toHaveText(/^(Sending|Sent) \d/);
  await staff.reload();
  await expect(here).toHaveText(ALL_SENT, { timeout: 60_000 });
  await expect(there).toHaveText(ALL_SENT);
  await expect(boxIn(staff)).toContainText('Every mail has left.');
  await panelOf(staff)
    .getByLabel('Search invitations')
    .fill(guests[599]?.email ?? '');
  await expect(rowOf(staff, guests[599]?.email ?? '')).toContainText('Sent');
});

function boxIn(staff: Page) {
  return panelOf(staff).getByRole('region', { name: 'Delivery' });
}

function headingIn(staff: Page) {
  return boxIn(staff).getByRole('heading');
}
