import { expect } from '@playwright/test';
import { failCalls } from './answers.ts';
import { pastDate, test } from './desk.ts';
import { ACTIONS, GUEST } from './gameday-actions.ts';
import { cardOn, openInvitations, panelOf, rowOf } from './management.ts';

test('a call that fails says so where it was made, and changes nothing', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  await desk.invite(gameday, { name: GUEST });
  for (const { sentence, method, path, act } of ACTIONS) {
    await test.step(sentence, async () => {
      await openInvitations(staff, gameday);
      const restore = await failCalls(staff, path, { method });
      await act(staff, gameday);
      const banner = staff.getByRole('alert').filter({ hasText: sentence });
      await expect(banner).toBeVisible();
      await expect(banner).toContainText('Error');
      await restore();
    });
  }
  expect(await desk.invitations(gameday)).toMatchObject([{ guestName: GUEST, status: 0 }]);
});

test('a list that fails to load says so, shows nothing instead, and loads on Retry', async ({
  desk,
  staff,
}) => {
  const gameday = await desk.createGameday();
  const restore = await failCalls(staff, /\/api\/gamedays/);
  await staff.goto('/gameday-management');
  const banner = staff.getByRole('alert').filter({ hasText: 'Failed to load gamedays' });
  await expect(banner).toContainText('Error');
  await expect(staff.getByRole('article')).toHaveCount(0);
  await expect(staff.getByText('There is no gameday yet')).toBeHidden();
  await restore();
  await banner.getByRole('button', { name: 'Retry' }).click();
  await expect(cardOn(staff, gameday.date)).toBeVisible();
  await expect(banner).toBeHidden();
});

test('a refresh that fails says so and keeps the list', async ({ desk, staffWithClock: staff }) => {
  const gameday = await desk.createGameday();
  await staff.clock.install();
  await staff.goto('/gameday-management');
  await expect(cardOn(staff, gameday.date)).toBeVisible();
  await failCalls(staff, /\/api\/gamedays/);
  await staff.clock.runFor(301_000);
  await expect(staff.getByRole('alert').filter({ hasText: 'Failed to refresh gamedays' })).toBeVisible();
  await expect(cardOn(staff, gameday.date)).toBeVisible();
});

test('a seat that is not there refuses a status change with the reason', async ({ desk, staff }) => {
  const gameday = await desk.createGameday({ capacity: 1 });
  await desk.answerInvitation(await desk.invite(gameday));
  await desk.invite(gameday, { name: GUEST });
  await openInvitations(staff, gameday);
  const badge = rowOf(staff, GUEST).getByRole('button', { name: /^Status/ });
  await badge.click();
  const banner = staff.getByRole('alert').filter({ hasText: 'Failed to update invitation status' });
  await expect(banner).toContainText(/seat|capacity/);
  await expect(badge).toHaveText('Pending');
});

test('guests read what went wrong and can try again', async ({ desk, page, staff }) => {
  const gameday = await desk.createGameday();
  const { invitationToken } = await desk.invite(gameday);

  await test.step('an address that leads nowhere', async () => {
    await page.goto('/gameday-reply/nobody');
    await expect(page.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
    await expect(page.getByText('This invitation link is not valid or has expired.')).toBeVisible();
    for (const date of ['1999-01-01', 'tomorrow', '2040-02-30']) {
      await page.goto(`/gameday/${date}`);
      await expect(page.getByText('Gameday details not available')).toBeVisible();
      await expect(page.getByText('No gameday is scheduled for the selected date.')).toBeVisible();
    }
  });

  // Both pages bring their answer along for whoever has no session yet.
  for (const [path, call, sentence] of [
    [
      `/gameday-reply/${invitationToken}`,
      /\/api\/gameday-reply\//,
      'Failed to load invitation details. Please try again.',
    ],
    [
      `/gameday/${gameday.date}`,
      /\/api\/gameday\/public\//,
      'Failed to load gameday details. Please try again.',
    ],
  ] as const) {
    await test.step(sentence, async () => {
      const restore = await failCalls(staff, call);
      await staff.goto(path);
      await expect(staff.getByText(sentence)).toBeVisible();
      await restore();
      await staff.getByRole('button', { name: 'Retry' }).click();
      await expect(staff.getByRole('button', { name: 'Submit RSVP' })).toBeVisible();
    });
  }

  await test.step('an answer that does not get through keeps what was typed', async () => {
    await page.goto(`/gameday-reply/${invitationToken}`);
    await page.getByText("I'LL BE THERE!").click();
    await page.getByLabel('Comments').fill('We bring cake.');
    const restore = await failCalls(page, /\/api\/gameday-reply$/);
    await page.getByRole('button', { name: 'Submit RSVP' }).click();
    await expect(page.getByText('Failed to submit RSVP. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Comments')).toHaveValue('We bring cake.');
    await restore();
    await page.getByRole('button', { name: 'Submit RSVP' }).click();
    await expect(page.getByText('STILL COMING!')).toBeVisible();
  });
});

test('a gameday that is over takes no answers', async ({ desk, page, staff }) => {
  const gameday = await desk.createGameday({}, pastDate);
  await page.goto(`/gameday/${gameday.date}`);
  await expect(page.getByText('No gameday is scheduled for the selected date.')).toBeVisible();
  await openInvitations(staff, gameday);
  await panelOf(staff).getByRole('button', { name: 'Invite Guest' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Invite Guest' });
  await dialog.getByLabel('Guest name').fill('Wei Zhang');
  await dialog.getByLabel('Email').fill('wei.zhang@mail.example');
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to send invitation' })).toContainText(
    'This gameday is over.',
  );
});

test('who may not manage gamedays reads why', async ({ page }) => {
  await page.goto('/gameday-management');
  await expect(page.getByText('Please log in as an organiser to see this page.')).toBeVisible();
  await page.route('**/api/user/session', (route) =>
    route.fulfill({ json: { user: { email: 'guest@mail.example', names: [], roles: [] } } }),
  );
  await page.reload();
  await expect(page.getByText('Unauthorized')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
