import { expect } from '@playwright/test';
import { failCalls } from './answers.ts';
import { test } from './desk.ts';
import { mailText } from './mailbox.ts';
import { openInvitations } from './management.ts';

test('organisers write to the guests of one answer, and to nobody else', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const [seated, silent] = [await desk.invite(gameday, { name: 'Sea Ted' }), await desk.invite(gameday)];
  await desk.answerInvitation(seated);
  await desk.untilSent(gameday);
  const panel = await openInvitations(staff, gameday);
  await panel.getByRole('button', { name: 'Write to guests' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Write to Guests' });
  const text = dialog.getByRole('textbox', { name: 'Message' });
  await expect(dialog.getByText('2 people will get it')).toBeVisible();

  await dialog.getByText('Accepted', { exact: true }).click();
  await expect(dialog.getByText('1 person will get it')).toBeVisible();
  await text.fill('# Bring snacks\n\nDear {{name}}, see you at {{plaice}}.');
  await expect(dialog.getByText(/plaice/).last()).toBeVisible();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await text.fill('# Bring snacks\n\nDear {{name}}, see you at {{place}}.');
  const mail = dialog.frameLocator('iframe');
  await expect(mail.getByText(/Dear Sea Ted, see you at Riverside Hall/).last()).toBeVisible();

  // Closing loses nothing.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await staff.reload();
  await panel.getByRole('button', { name: 'Write to guests' }).click();
  await expect(text).toHaveValue(/Bring snacks/);
  await dialog.getByText('Accepted', { exact: true }).click();

  // Who joins meanwhile is told of before anything is sent.
  await expect(dialog.getByRole('button', { name: 'Send to 1 guest' })).toBeEnabled();
  const late = await desk.invite(gameday, { name: 'Late Lou' });
  await desk.answerInvitation(late);
  await dialog.getByRole('button', { name: 'Send to 1 guest' }).click();
  await expect(dialog.getByText(/^1 person joined since the preview\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Look again' }).click();
  await expect(dialog.getByText('Late Lou')).toBeVisible();

  const restore = await failCalls(staff, /\/message$/, { method: 'POST' });
  await dialog.getByRole('button', { name: 'Send to 2 guests' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to send the message' })).toBeVisible();
  await restore();
  await dialog.getByRole('button', { name: 'Send to 2 guests' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('region', { name: 'Delivery' })).toContainText('message');
  expect(await mailText({ to: seated.guestEmail, subject: /^Bring snacks/ })).toContain('Dear Sea Ted');
  await panel.getByRole('button', { name: 'Write to guests' }).click();
  await expect(text).toHaveValue('');

  // The same guests a moment later are asked about.
  await dialog.getByText('Accepted', { exact: true }).click();
  await text.fill('# And drinks');
  await dialog.getByRole('button', { name: 'Send to 2 guests' }).click();
  await expect(dialog.getByText('Sent a moment ago')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send all the same' }).click();
  await expect(dialog).toBeHidden();
  await mailText({ to: seated.guestEmail, subject: /^And drinks/ });
  expect((await desk.invitations(gameday)).find(({ id }) => id === silent.id)?.delivery?.state).toBe('sent');
});
