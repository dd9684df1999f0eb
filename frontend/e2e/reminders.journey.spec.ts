import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { failCalls } from './answers.ts';
import { test } from './desk.ts';
import { mailText } from './mailbox.ts';
import { openInvitations } from './management.ts';

test('staff remind those who have not answered, and nobody else', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const [silent, seated] = [await desk.invite(gameday, { name: 'Sil Ent' }), await desk.invite(gameday)];
  await desk.answerInvitation(seated);
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

test('the list is exported as it is shown', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const [formula] = [await desk.invite(gameday, { name: '=1+1' }), await desk.invite(gameday)];
  await desk.answerInvitation(formula, { additionalGuests: 2, replyComments: 'Tea; and "cake"' });
  const panel = await openInvitations(staff, gameday);
  await panel.getByPlaceholder(/^Search/).fill('cake');
  await expect(panel.getByRole('row')).toHaveCount(2);
  const started = staff.waitForEvent('download');
  await panel.getByRole('link', { name: 'Export CSV' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(`invitations-${gameday.date}.csv`);
  const [head = '', row = '', ...rest] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(head).toBe(
    '\ufeffName,Email,Status,Additional guests,Comments,Invited,Replied,Delivery,Delivery detail',
  );
  expect(row).toContain(`'=1+1,${formula.guestEmail},Accepted,2,"Tea; and ""cake"""`);
  expect(rest).toEqual([]);
});
