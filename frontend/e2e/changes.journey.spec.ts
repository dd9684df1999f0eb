import { expect } from '@playwright/test';
import type { Gameday } from '../src/core/api/generated.ts';
import { toast } from './answers.ts';
import { type Desk, guestList, test } from './desk.ts';
import { hasMail, mail, mailIds } from './mailbox.ts';
import { cardOn, openInvitations } from './management.ts';

const TELL = 'Tell the guests who have not declined (2) by e-mail';

test('guests who have not declined hear that a gameday moved, their calendars too', async ({
  desk,
  staff,
}) => {
  const gameday = await desk.createGameday({ startTime: '12:00' });
  const { coming, silent, away } = await threeGuests(desk, gameday);
  const known = await mailIds(coming);
  await openInvitations(staff, gameday);
  await cardOn(staff, gameday.date).getByRole('button', { name: /^Edit/ }).click();
  const dialog = staff.getByRole('dialog', { name: 'Edit Gameday' });
  await dialog.getByLabel('Capacity').fill('25');
  await expect(dialog.getByRole('radiogroup', { name: TELL })).toBeHidden();
  await dialog.getByLabel('Start time').fill('14:30');
  await expect(dialog.getByRole('radiogroup', { name: TELL }).getByLabel(/^Now/)).toBeChecked();
  const preview = dialog.getByRole('region', { name: 'The mail as it will be' });
  await expect(preview).toContainText('The plan has changed');
  await preview.getByText('Text', { exact: true }).click();
  await expect(preview).toContainText('starts at 2:30 PM');
  const save = dialog.getByRole('button', { name: 'Save and tell 2 people' });
  // However long the form, its buttons are in sight at the first field as well.
  await dialog.getByLabel('Date').scrollIntoViewIfNeeded();
  await expect(save).toBeInViewport({ ratio: 1 });
  await save.click();
  await expect(dialog).toBeHidden();

  await test.step('it can be undone before anybody hears of it', async () => {
    const card = cardOn(staff, gameday.date);
    await expect(card).toContainText('2:30 PM');
    await staff.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(staff, 'Nobody is told.')).toBeVisible();
    await expect(card).toContainText('12:00 PM');
    await card.getByRole('button', { name: /^Edit/ }).click();
    await dialog.getByLabel('Start time').fill('14:30');
    await dialog.getByRole('button', { name: 'Save and tell 2 people' }).click();
    await expect(dialog).toBeHidden();
  });

  const moved = { subject: /^The plan has changed/ };
  const told = await mail({ to: coming, ...moved });
  expect(told.Text).toContain('starts at 2:30 PM');
  expect(told.Text).toContain('starts at 12:00 PM');
  expect(told.Attachments.map(({ ContentType }) => ContentType)).toContain('text/calendar');
  expect((await mail({ to: silent, ...moved })).Text).toContain('You have not answered yet');
  expect(await hasMail({ to: away, ...moved })).toBe(false);
  // The mail of the change that was undone would have left before.
  expect(await mailIds(coming)).toHaveLength(known.length + 1);
});

test('before a crowd is told one is asked, in sight of the buttons', async ({ desk, staff }) => {
  const gameday = await desk.createGameday({ startTime: '12:00' });
  await desk.bulkInvite(gameday, guestList(21));
  await desk.untilSent(gameday);
  await openInvitations(staff, gameday);
  await cardOn(staff, gameday.date).getByRole('button', { name: /^Edit/ }).click();
  const dialog = staff.getByRole('dialog', { name: 'Edit Gameday' });
  await dialog.getByLabel('Start time').fill('14:30');
  await dialog.getByRole('button', { name: 'Save and tell 21 people' }).click();
  const question = dialog.getByRole('alert');
  await expect(question).toContainText('Tell 21 people now');
  const isUncovered = () =>
    question.evaluate((asked) => {
      const { left, bottom } = asked.getBoundingClientRect();
      return asked.contains(document.elementFromPoint(left + 20, bottom - 8));
    });
  await expect.poll(isUncovered, 'nothing lies above the question').toBe(true);
});

test('guests who have not declined hear that a gameday is cancelled', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const { coming, silent, away } = await threeGuests(desk, gameday);
  await openInvitations(staff, gameday);
  await cardOn(staff, gameday.date)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const dialog = staff.getByRole('dialog', { name: 'Delete Gameday' });
  await expect(dialog.getByRole('radiogroup', { name: TELL }).getByLabel(/^Now/)).toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(cardOn(staff, gameday.date)).toBeHidden();

  const cancelled = { subject: /^Cancelled/ };
  const told = await mail({ to: coming, ...cancelled });
  expect(told.Text).toContain('This gameday will not take place.');
  expect(told.Attachments.map(({ ContentType }) => ContentType)).toContain('text/calendar');
  await mail({ to: silent, ...cancelled });
  expect(await hasMail({ to: away, ...cancelled })).toBe(false);
});

/** The addresses of a guest who is coming, one who has not answered and one who declined, all with their mail. */
async function threeGuests(desk: Desk, gameday: Gameday) {
  const [coming, silent, away] = [
    await desk.invite(gameday),
    await desk.invite(gameday),
    await desk.invite(gameday),
  ];
  await desk.answerInvitation(coming);
  await desk.answerInvitation(away, { status: 'Rejected' });
  // What still waits to be sent is corrected instead, and nobody is told of a change.
  await desk.untilSent(gameday);
  return { coming: coming.guestEmail, silent: silent.guestEmail, away: away.guestEmail };
}
