import { expect } from '@playwright/test';
import { failCalls } from './answers.ts';
import { test } from './desk.ts';
import { mailText } from './mailbox.ts';
import { openInvitations } from './management.ts';
import { expectNoSidewaysScroll } from './sound.ts';

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
  expect(await mailText({ to: silent.guestEmail, subject: /^(?!You are invited)/ })).toMatch(
    /You have not answered yet/,
  );
  await expect(panel.getByRole('heading', { name: 'Sent 1 of 1 reminder' })).toBeVisible();
});

test('staff remind the guests they choose, in words of their own', async ({ desk, staff }) => {
  const gameday = await desk.createGameday({ invitationWords: 'Parking is *free*.' });
  const [ola, sil] = [
    await desk.invite(gameday, { name: 'Ola Nordmann' }),
    await desk.invite(gameday, { name: 'Sil Ent' }),
  ];
  await desk.untilSent(gameday);
  expect(await mailText({ to: ola.guestEmail, subject: /^You are invited/ })).toContain('Parking is free.');
  const panel = await openInvitations(staff, gameday);
  await panel.getByRole('button', { name: 'Remind' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Remind Guests' });
  await dialog.getByText('Guests I choose').click();
  await expect(dialog.getByRole('button', { name: 'Remind guests' })).toBeDisabled();
  await dialog.getByLabel('Search guests').fill('sil');
  await dialog.getByRole('checkbox', { name: /^Sil Ent/ }).check();
  await expect(dialog.getByText('1 guest chosen.')).toBeVisible();

  await dialog.getByLabel(/Your words/).fill('Dear {{nmae}}');
  await expect(dialog.getByText('{{nmae}} is no variable of this mail')).toBeVisible();
  await dialog.getByLabel(/Your words/).fill('Dear {{name}}, we **miss** you.');
  await expect(dialog.getByText(`Sil Ent <${sil.guestEmail}>`)).toBeVisible();
  await expect(dialog.frameLocator('iframe').getByText('Dear Sil Ent, we miss you.')).toBeVisible();
  await staff.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(staff);
  await staff.setViewportSize({ width: 1280, height: 800 });

  await dialog.getByRole('button', { name: 'Remind 1 guest' }).click();
  await expect(dialog).toBeHidden();
  const text = await mailText({ to: sil.guestEmail, subject: /^(?!You are invited)/ });
  expect(text).toMatch(/Dear Sil Ent, we miss you\.\s+Parking is free\./);
  await expect(panel.getByRole('heading', { name: 'Sent 1 of 1 reminder' })).toBeVisible();
});
