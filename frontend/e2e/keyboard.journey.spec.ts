import { expect } from '@playwright/test';
import { expectControls } from './controls.ts';
import { address, freeDate, guestList, test } from './desk.ts';
import { press, tabTo } from './keys.ts';
import { linkIn, mailText } from './mailbox.ts';
import { cardOn, openInvitations, panelOf, rowOf } from './management.ts';

test('with the keyboard alone staff create a gameday and invite, and the guest answers', async ({
  desk,
  staff,
  page: guest,
}) => {
  const date = freeDate();
  const email = address('keys');

  await test.step('create', async () => {
    await staff.goto('/gameday-management');
    await press(staff, staff.getByRole('button', { name: 'New Gameday' }));
    const dialog = staff.getByRole('dialog', { name: 'Create New Gameday' });
    await expect(dialog.getByLabel('Date')).toBeFocused();
    await expectControls(staff, 'new-gameday', 'dialog');
    const [year = '', month = '', day = ''] = date.split('-');
    await staff.keyboard.type(`${month}${day}${year}`);
    await tabTo(staff, dialog.getByLabel('Location'));
    await staff.keyboard.type('Upstairs studio');
    await staff.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(cardOn(staff, date)).toBeVisible();
  });

  await test.step('invite', async () => {
    await press(staff, cardOn(staff, date).getByRole('button', { name: /^View Details/ }));
    await expect(panelOf(staff)).toBeFocused();
    await press(staff, panelOf(staff).getByRole('button', { name: 'Invite Guest' }));
    const dialog = staff.getByRole('dialog', { name: 'Invite Guest' });
    await expect(dialog.getByLabel('Guest name')).toBeFocused();
    await staff.keyboard.type('Kay Board');
    await staff.keyboard.press('Tab');
    await staff.keyboard.type(email);
    await staff.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(panelOf(staff).getByRole('button', { name: 'Invite Guest' })).toBeFocused();
  });

  await test.step('answer', async () => {
    await guest.goto(linkIn(await mailText({ to: email, subject: /^You are invited/ }), '/gameday-reply/'));
    await tabTo(guest, guest.getByRole('radio', { name: "I'LL BE THERE!" }));
    await guest.keyboard.press('Space');
    await guest.keyboard.press('Tab');
    await expect(guest.getByLabel('Additional guests')).toBeFocused();
    await guest.keyboard.press('2');
    await guest.keyboard.press('Tab');
    await guest.keyboard.type('No mouse here.');
    await press(guest, guest.getByRole('button', { name: 'Submit RSVP' }));
    await expect(guest.getByText('STILL COMING!')).toBeVisible();
  });

  await test.step('look at the answer, change the status, think twice about deleting', async () => {
    await press(staff, panelOf(staff).getByRole('button', { name: 'Refresh' }));
    const row = rowOf(staff, email);
    await expect(row).toContainText('No mouse here.');
    const badge = row.getByRole('button', { name: /^Status of/ });
    await press(staff, badge);
    await expect(badge).toHaveText('Rejected');
    await expect(badge).toBeFocused();
    const deletion = row.getByRole('button', { name: /^Delete invitation/ });
    await press(staff, deletion);
    await expect(staff.getByRole('dialog', { name: 'Delete Invitation' })).toBeVisible();
    await staff.keyboard.press('Escape');
    await expect(deletion).toBeFocused();
  });
  await desk.deleteOn(date);
});

test('with the keyboard alone staff invite a pasted list, and take it back', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const [one, other] = guestList(2);
  const panel = await openInvitations(staff, gameday);
  await press(staff, panel.getByRole('button', { name: 'Bulk Invite' }));
  const dialog = staff.getByRole('dialog', { name: 'Bulk Invite Guests' });

  await test.step('the list is pasted and checked', async () => {
    await expect(dialog.getByLabel('Guests, one per line')).toBeFocused();
    await staff.keyboard.insertText(`${one?.name}, ${one?.email}\n${other?.name}, ${other?.email}\nnobody`);
    await expect(dialog.getByText('3 lines checked')).toBeVisible();
  });

  await test.step('it is sent, and the result is where the focus goes', async () => {
    await press(staff, dialog.getByRole('button', { name: 'Send 2 invitations' }));
    await expect(dialog).toBeHidden();
  });

  await test.step('it is taken back, and the page goes on where it was left', async () => {
    const results = staff.getByRole('dialog', { name: 'Bulk Invitation Results' });
    await press(staff, results.getByRole('button', { name: 'Undo' }));
    await expect(results).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Bulk Invite' })).toBeFocused();
    await expect(rowOf(staff, one?.email ?? '')).toHaveCount(0);
  });
});

test('at the door Enter after a name leads to what is asked about the money', async ({ page, staff }) => {
  const guest = `Wanda${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`;
  const attendees = [{ name: guest, badge: true }];
  await page.request.post('/api/register', { data: { email: `${guest}@mail.example`, attendees } });
  await staff.goto('/door');
  await tabTo(staff, staff.getByLabel('Name or code'));
  // Not key by key: so fast types a hand scanner alone.
  await staff.keyboard.insertText(guest);
  await expect(staff.getByRole('region', { name: 'Check in' }).getByRole('listitem')).toHaveCount(1);
  await staff.keyboard.press('Enter');
  await staff.keyboard.press('Tab');
  const verdict = staff.getByRole('region', { name: 'Verdict' });
  await expect(verdict.getByRole('button', { name: 'Paid $10' })).toBeFocused();
  await staff.keyboard.press('Enter');
  await expect(verdict).toContainText('Come in');
});
