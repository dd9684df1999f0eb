import { expect } from '@playwright/test';
import { expectControls } from './controls.ts';
import { address, test } from './desk.ts';
import { expectHeard, listenTo } from './live-log.ts';
import { openInvitations, panelOf } from './management.ts';
import { Player } from './players.ts';

/*
 * The main tasks as a screen reader is told them: the controls that one goes through (`controls/`), and all that is said on the way
 * without being gone to (`heard/`).
 */

test('a family registers', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Email Address').fill(address('told'));
  const log = await listenTo(page);
  await page.getByRole('textbox', { name: 'Name 1' }).fill('Dana Whitfield');
  await page.getByRole('button', { name: 'Add another name' }).click();
  await page.getByRole('textbox', { name: 'Name 2' }).fill('Ines Whitfield');
  await page
    .getByRole('group', { name: 'Age of Ines Whitfield' })
    .getByText('9 and under', { exact: true })
    .click();
  const register = page.getByRole('button', { name: 'Register', exact: true });
  await register.click();
  const tick = page.getByRole('checkbox', { name: /^I am a parent or guardian/ });
  await expect(tick).toBeFocused();
  await expect(tick).toHaveAccessibleDescription(/^Please tick that you are a parent/);
  await tick.check();
  await register.click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
  await expectHeard(log, 'register');
});

test('somebody joins a game and leaves it', async ({ browser }) => {
  const host = await Player.named(browser, ['Ola Szymańska']);
  const event = await host.createEvent({ gameName: 'Ark Nova' });
  const player = await Player.named(browser, ['Dana Whitfield', 'Ines Whitfield']);
  const { page } = player;
  await player.open(event);
  const drawer = page.getByRole('dialog', { name: 'Ark Nova Event Details' });
  await expect(drawer.getByRole('button', { name: 'Join Event' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Who would like to play?' })).toBeVisible();
  await expectControls(page, 'join-event', 'dialog');

  const log = await listenTo(page);
  await drawer.getByRole('button', { name: 'Join Event' }).click();
  await expect(drawer.getByRole('status').filter({ hasText: 'Dana Whitfield is in.' })).toBeAttached();
  const leave = drawer.getByRole('button', { name: 'Leave Event' });
  await expect(leave).toHaveAttribute('aria-busy', 'false');
  // Elsewhere first: two quick clicks in one place are one double click.
  await drawer.getByRole('heading', { name: 'Ark Nova' }).click();
  await leave.click();
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectHeard(log, 'join-event');
});

test('a guest accepts an invitation, and declines later', async ({ desk, page }) => {
  const gameday = await desk.createGameday();
  const { invitationToken } = await desk.invite(gameday);
  await page.goto(`/gameday-reply/${invitationToken}`);
  const submit = page.getByRole('button', { name: 'Submit RSVP' });
  await submit.waitFor();
  const log = await listenTo(page);
  await submit.click();
  await expect(page.getByRole('radio', { name: "I'LL BE THERE!" })).toBeFocused();
  await expectControls(page, 'reply-unanswered');
  await page.getByText("I'LL BE THERE!").click();
  await page.getByLabel('Additional guests').selectOption('1');
  await submit.click();
  await expect(page.getByText('STILL COMING!')).toBeVisible();
  await expectControls(page, 'reply-accepted');
  await page.getByText("CAN'T MAKE IT").click();
  await submit.click();
  await expect(page.getByText("STILL CAN'T MAKE IT")).toBeVisible();
  await expectHeard(log, 'reply');
});

test('staff invite a list', async ({ desk, staff }) => {
  const panel = await openInvitations(staff, await desk.createGameday());
  const open = panel.getByRole('button', { name: 'Bulk Invite' });
  await open.click();
  const dialog = staff.getByRole('dialog', { name: 'Bulk Invite' });
  const list = dialog.getByLabel('Guests, one per line');
  await expect(list).toBeFocused();
  const log = await listenTo(staff);
  const ola = address('ola');
  await list.fill(`Ola; ${ola}\nWei; ${address('wei')}\nOla again; ${ola}\nNo Address`);
  const send = dialog.getByRole('button', { name: 'Send 2 invitations' });
  await expect(send).toBeEnabled();
  await expect(dialog.getByRole('region', { name: 'Mail preview' })).toContainText('1 of 2');
  await expectControls(staff, 'bulk-invite', 'dialog');
  await expectHeard(log, 'bulk-invite');

  await send.click();
  const results = staff.getByRole('dialog', { name: 'Bulk Invitation Results' });
  await expect(results).toHaveAccessibleDescription(/^2 invitations of 3 guests/);
  await staff.keyboard.press('Escape');
  await expect(results).toBeHidden();
  await expect(panelOf(staff).getByRole('button', { name: 'Bulk Invite' })).toBeFocused();
});

test('a helper lets people in by name', async ({ staff }) => {
  await staff.goto('/door?practice=yes');
  const panel = staff.getByRole('region', { name: 'Check in' });
  const field = panel.getByLabel('Name or code');
  await expect(panel.getByText('There is no camera here.', { exact: false })).toBeVisible();
  const log = await listenTo(staff);
  await field.fill('cora');
  await expectControls(staff, 'door-found', 'region', 'Check in');
  await field.press('Enter');
  await expect(panel.getByText('Owes $20', { exact: true })).toBeVisible();
  await expectControls(staff, 'door-owes', 'region', 'Check in');
  await panel.getByRole('button', { name: 'Paid $20' }).click();
  await expect(panel.getByText('Come in', { exact: true })).toBeVisible();
  // The button went away.
  await expect(panel.getByRole('region', { name: 'Verdict' })).toBeFocused();
  for (const name of ['nobody', 'nobody else']) {
    await field.fill(name);
    await field.press('Enter');
    await expect(panel.getByText('Not on the list', { exact: true })).toBeVisible();
  }
  await expectHeard(log, 'door');
});
