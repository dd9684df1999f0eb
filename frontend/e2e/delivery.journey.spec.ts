import { expect, type Page } from '@playwright/test';
import { guestList, test } from './desk.ts';
import { openInvitations, panelOf, rowOf } from './management.ts';

test('two tabs watch one delivery, and each resumes or pauses what the other sees', async ({
  desk,
  staff,
}) => {
  const gameday = await desk.createGameday();
  // Guests invited while the delivery is paused wait with the others, so nothing moves until somebody resumes it.
  await desk.bulkInvite(gameday, guestList(1));
  await desk.pauseDelivery(gameday);
  const guests = guestList(300);
  await desk.bulkInvite(gameday, guests);
  const other = await staff.context().newPage();
  await openInvitations(staff, gameday);
  await openInvitations(other, gameday);
  await expect(boxIn(staff).getByRole('heading')).toHaveText(/^Sending is paused/);
  await expect(boxIn(other).getByRole('heading')).toHaveText(/^Sending is paused/);
  await expect(boxIn(other)).toContainText('Paused by admin@tablefall.example.');

  await boxIn(other).getByRole('button', { name: 'Resume' }).click();
  await expect(boxIn(staff).getByRole('heading')).toHaveText(/^Sent? /);
  await staff.reload();
  await expect(boxIn(staff).getByRole('heading')).toHaveText(/^Sent \d+ of \d+ invitations$/, {
    timeout: 60_000,
  });
  await expect(boxIn(other).getByRole('heading')).toHaveText(/^Sent \d+ of \d+ invitations$/);
  await expect(boxIn(staff)).toContainText('Every mail has left.');
  await panelOf(staff)
    .getByLabel('Search invitations')
    .fill(guests[299]?.email ?? '');
  await expect(rowOf(staff, guests[299]?.email ?? '')).toContainText('Sent');
});

function boxIn(staff: Page) {
  return panelOf(staff).getByRole('region', { name: 'Delivery' });
}
