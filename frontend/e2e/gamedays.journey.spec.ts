import { expect } from '@playwright/test';
import { longDate } from '../src/core/text/date-text.ts';
import { failCalls, holdCalls } from './answers.ts';
import { freeDate, test } from './desk.ts';
import { cardOn, openInvitations } from './management.ts';

test('staff create a gameday, which stands first, and share its link', async ({
  desk,
  staffWithClock: staff,
}) => {
  const date = freeDate();
  await staff.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await staff.clock.install();
  await staff.goto('/gameday-management');
  await staff.getByRole('button', { name: 'New Gameday' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Create New Gameday' });
  await expect(dialog.getByLabel('Capacity')).toHaveValue('8');
  await dialog.getByLabel('Date').fill(date);
  await dialog.getByLabel('Start time').fill('18:30');
  await dialog.getByLabel('Location').fill('Upstairs studio');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();

  const card = staff.getByRole('article').first();
  await expect(card.getByRole('heading', { name: longDate(date) })).toBeVisible();
  await expect(card).toContainText('starts at 6:30 PM');
  await expect(card).toContainText('0/8');
  for (const button of [/^Invite/, /^Edit/, /^Delete/, /^View Details/]) {
    await expect(card.getByRole('button', { name: button })).toBeVisible();
  }

  await staff.clock.pauseAt(inOneMinute());
  await card.getByRole('button', { name: /^Copy/ }).click();
  await expect(card.getByText('Copied!')).toBeVisible();
  expect(await staff.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(staff.url()).origin}/gameday/${date}`,
  );
  await staff.clock.runFor(1_900);
  await expect(card.getByText('Copied!')).toBeVisible();
  await staff.clock.runFor(200);
  await expect(card.getByText('Copied!')).toBeHidden();
  await desk.deleteOn(date);
});

test('staff turn the page of a gameday off, and nothing leads to it', async ({
  desk,
  staff,
  page: guest,
}) => {
  const { date } = await desk.createGameday({ location: 'Private Lane 12' });
  // The card is else found by the link that it shares.
  const heading = staff.getByRole('heading', { name: longDate(date) });
  const card = staff.getByRole('article').filter({ has: heading });
  await staff.goto('/gameday-management');
  await expect(card.getByRole('button', { name: /^Copy/ })).toBeVisible();
  await card.getByRole('button', { name: /^Edit/ }).click();
  const dialog = staff.getByRole('dialog', { name: 'Edit Gameday' });
  await dialog.getByRole('checkbox', { name: 'Public page' }).uncheck();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();

  await expect(card).toContainText('No public page: guests answer by the link in their mail.');
  await expect(card.getByRole('button', { name: /^Copy/ })).toBeHidden();
  await guest.goto(`/gameday/${date}`);
  await expect(guest.getByText('No gameday is scheduled for the selected date.')).toBeVisible();
  expect(await guest.content()).not.toContain('Private Lane');
});

test('staff list what comes next first, and the address remembers it', async ({ desk, staff }) => {
  const dates = [freeDate(), freeDate()].sort();
  for (const date of dates) await desk.createGameday({ date });
  const shown = async () =>
    (await staff.getByRole('article').getByRole('heading').allTextContents()).filter((title) =>
      dates.map(longDate).includes(title),
    );
  await staff.goto('/gameday-management');
  await expect.poll(shown).toEqual(dates.map(longDate).reverse());
  await staff.getByText('Next first', { exact: true }).click();
  await expect.poll(shown).toEqual(dates.map(longDate));
  await staff.reload();
  await expect(staff.getByRole('radio', { name: 'Next first' })).toBeChecked();
  await expect.poll(shown).toEqual(dates.map(longDate));
  const card = cardOn(staff, dates[0] ?? '');
  await card.getByRole('button', { name: /^View Details/ }).click();
  await staff.getByRole('link', { name: 'Door list' }).click();
  await staff.getByRole('link', { name: 'Back to the gameday' }).click();
  await expect(staff).toHaveURL(/first=next/);
  for (const date of dates) await desk.deleteOn(date);
});

test('staff edit a gameday, which closes its invitations', async ({ desk, staff }) => {
  const gameday = await desk.createGameday({ startTime: '12:00', endTime: '22:00' });
  const panel = await openInvitations(staff, gameday);
  const card = cardOn(staff, gameday.date);
  await card.getByRole('button', { name: /^Edit/ }).click();
  const dialog = staff.getByRole('dialog', { name: 'Edit Gameday' });
  await expect(dialog.getByLabel('Start time')).toHaveValue('12:00');
  await dialog.getByLabel('End time').fill('23:30');
  await dialog.getByLabel('Capacity').fill('12');
  await dialog.getByRole('button', { name: 'Update' }).click();

  await expect(dialog).toBeHidden();
  await expect(panel).toBeHidden();
  await expect(card).toContainText('12:00 PM – 11:30 PM');
  await expect(card).toContainText('0/12');
});

test('a date that has a gameday, and a capacity below the seats taken, are refused at their fields', async ({
  desk,
  staff,
}) => {
  const [gameday, other] = [await desk.createGameday({ capacity: 3 }), await desk.createGameday()];
  await desk.answerInvitation(await desk.invite(gameday), { additionalGuests: 2 });
  await openInvitations(staff, gameday);
  await cardOn(staff, gameday.date).getByRole('button', { name: /^Edit/ }).click();
  const dialog = staff.getByRole('dialog', { name: 'Edit Gameday' });

  await dialog.getByLabel('Date').fill(other.date);
  await dialog.getByRole('button', { name: 'Save and tell 1 person' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to update gameday' })).toBeVisible();
  await expect(dialog.getByText('There is already a gameday on this date.', { exact: true })).toBeVisible();

  await dialog.getByLabel('Date').fill(gameday.date);
  await dialog.getByLabel('Capacity').fill('2');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByText(/^3 seats are already taken/)).toBeVisible();
});

test('staff delete a gameday with its invitations', async ({ desk, staff, page: guest }) => {
  const gameday = await desk.createGameday();
  const { invitationToken } = await desk.invite(gameday);
  const panel = await openInvitations(staff, gameday);
  const card = cardOn(staff, gameday.date);
  await card.getByRole('button', { name: /^Delete/ }).click();
  const dialog = staff.getByRole('dialog', { name: 'Delete Gameday' });
  await expect(dialog).toContainText(
    'Are you sure you want to delete this gameday? This will also delete all invitations and cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: /^Delete/ }).click();
  // It goes at once, even when the list cannot be asked for anew.
  await failCalls(staff, /\/api\/gamedays/);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toBeHidden();
  await expect(panel).toBeHidden();
  await guest.goto(`/gameday-reply/${invitationToken}`);
  await expect(guest.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
});

test('what others did shows after five minutes without a click', async ({ desk, staffWithClock: staff }) => {
  const gameday = await desk.createGameday();
  await staff.clock.install();
  await staff.goto('/gameday-management');
  const card = cardOn(staff, gameday.date);
  await expect(card).toContainText('0/30');
  await desk.answerInvitation(await desk.invite(gameday));
  await expect(card).toContainText('0/30');
  await staff.clock.runFor(300_000);
  await expect(card).toContainText('1/30');
});

test('the skeleton waits 300 ms for an answer that may come at once', async ({ staffWithClock: staff }) => {
  await staff.clock.install();
  await staff.goto('/');
  const link = staff.getByRole('link', { name: 'Gamedays' }).first();
  // The app needs a clock that goes to start.
  await expect(link).toBeVisible();
  const letGo = await holdCalls(staff, /\/api\/gamedays/);
  await staff.clock.pauseAt(inOneMinute());
  await link.click();
  await expect(staff.getByRole('heading', { name: 'Gameday Management' })).toBeVisible();
  const skeleton = staff.getByRole('status', { name: 'Loading...' });
  await staff.clock.runFor(200);
  await expect(skeleton).toBeHidden();
  await staff.clock.runFor(150);
  await expect(skeleton).toBeVisible();
  await staff.clock.resume();
  letGo();
  await expect(skeleton).toBeHidden();
});

test('the site links stay away from gameday pages, the brand and the logout icon remain', async ({
  desk,
  staff,
}) => {
  const gameday = await desk.createGameday();
  const { invitationToken } = await desk.invite(gameday);
  for (const path of [
    '/gameday-management',
    `/gameday/${gameday.date}`,
    `/gameday-reply/${invitationToken}`,
  ]) {
    await staff.goto(path);
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(staff.getByRole('banner').getByRole('link', { name: 'Gamedays' })).toHaveCount(0);
  }
  await staff.goto('/');
  await expect(staff.getByRole('banner').getByRole('link', { name: 'Gamedays' })).toBeVisible();
});

/** The clock can only be stopped at a moment that is still ahead of it. */
function inOneMinute(): Date {
  return new Date(Date.now() + 60_000);
}
