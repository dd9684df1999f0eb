import { expect } from '@playwright/test';
import { failCalls } from './answers.ts';
import { test } from './desk.ts';
import { mailText } from './mailbox.ts';
import { openInvitations } from './management.ts';

test('staff remind those who have not answered, and nobody else', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const [silent, seated] = [await desk.invite(gameday, { name: 'Sil Ent' }), await desk.invite(gameday)];
  await desk.answerInvitation(seated);
  // Whoever still waits for the invitation is not reminded of it.
  await desk.untilSent(gameday);
  const panel = await openInvitations(staff, gameday);
  await panel.getByRole('button', { name: 'Remind' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Remind Guests' });
  await expect(dialog.getByText('1 guest has not answered and will get this mail now.')).toBeVisible();
  const mail = dialog.frameLocator('iframe');
  await expect(mail.getByText(/You have not answered yet/).first()).toBeVisible();

  const restore = await failCalls(staff, /\/remind$/);
  await dialog.getByRole('button', { name: 'Remind 1 guest' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to send reminders' })).toBeVisible();
  await restore();
  await dialog.getByRole('button', { name: 'Remind 1 guest' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('heading', { name: 'Sent 1 of 1 reminder' })).toBeVisible();
  expect(await mailText({ to: silent.guestEmail, subject: /^(?!You are invited)/ })).toMatch(
    /You have not answered yet/,
  );
});
