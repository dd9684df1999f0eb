import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { longDate } from '../src/core/text/date-text.ts';
import { address, guestList, test } from './desk.ts';
import { linkIn, mail, mailText } from './mailbox.ts';
import { openInvitations, rowOf } from './management.ts';
import { expectNoSidewaysScroll } from './sound.ts';

test('who did not get the invitation is one step away, with why, and goes into the file', async ({
  desk,
  staff,
  page: guest,
}) => {
  const earlier = await desk.createGameday();
  const { guestEmail } = await desk.invite(earlier, { name: 'Rutger van den Berg' });
  await guest.goto(linkIn(await mailText({ to: guestEmail, subject: /^You are invited/ }), '/unsubscribe/'));
  await guest.getByRole('button', { name: 'Stop convention news as well' }).click();
  await expect(guest.locator(':focus')).toContainText('Neither invitations nor convention news');
  const gameday = await desk.createGameday();
  await desk.invite(gameday, { name: 'Dana Whitfield' });
  await desk.bulkInvite(gameday, [{ name: 'Rutger van den Berg', email: guestEmail }]);
  const panel = await openInvitations(staff, gameday);
  await expect(panel.getByRole('button', { name: '1 of 2 got the invitation.' })).toBeVisible();

  await panel.getByRole('button', { name: '1 did not.' }).click();

  await expect(panel.getByText('Dana Whitfield')).toHaveCount(0);
  await expect(rowOf(staff, guestEmail)).toContainText('SkippedWants no more invitations');
  await expect(staff).toHaveURL(/delivery=missed/);
  const file = staff.waitForEvent('download');
  await panel.getByRole('button', { name: /Export/ }).click();
  const rows = (await readFile(await (await file).path(), 'utf8')).trim().split('\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(guestEmail);

  await panel.getByRole('button', { name: '1 of 2 got the invitation.' }).click();
  await expect(panel.getByText('Dana Whitfield')).toBeVisible();
  await expect(rowOf(staff, guestEmail)).toHaveCount(0);
});

test('an address that was typed wrongly is corrected: the guest gets a link that works, the old one does not', async ({
  desk,
  staff,
  page: guest,
}) => {
  const gameday = await desk.createGameday();
  const { guestEmail: wrong, invitationToken } = await desk.invite(gameday, { name: 'Priya Raghunathan' });
  await desk.untilSent(gameday);
  const right = address('priya');
  await openInvitations(staff, gameday);

  await rowOf(staff, wrong).getByRole('button', { name: 'Correct the address of Priya Raghunathan' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Correct Address' });
  const save = dialog.getByRole('button', { name: 'Save and send again' });
  await expect(dialog.getByLabel('Email')).toHaveValue(wrong);
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Email').fill(right);
  await save.click();
  await expect(dialog).toBeHidden();

  await expect(rowOf(staff, right)).toContainText('Priya Raghunathan');
  await expect(rowOf(staff, right)).toContainText('Sent');
  await guest.goto(linkIn(await mailText({ to: right, subject: /^You are invited/ }), '/gameday-reply/'));
  await expect(guest.getByText("I'LL BE THERE!")).toBeVisible();
  await guest.goto(`/gameday-reply/${invitationToken}`);
  await expect(guest.getByText('Invalid Invitation')).toBeVisible();
});

test('an address is corrected from the history of mailings as well', async ({ desk, staff, page: guest }) => {
  const gameday = await desk.createGameday();
  const [late] = guestList(1);
  await desk.inviteInVain(gameday, late ? [{ ...late, name: 'Zoe Zimmer' }] : []);
  const right = address('zoe');
  await staff.goto('/emailer/history');
  const mailing = staff.getByRole('row').filter({ hasText: longDate(gameday.date) });
  await mailing.getByRole('link').click();
  const recipients = staff.getByRole('region', { name: 'Recipients' });
  await recipients.getByRole('button', { name: '1 did not.' }).click();
  await expect(rowOf(staff, 'Zoe Zimmer')).toContainText('Blocked by staff');

  await recipients.getByRole('button', { name: 'Correct address of Zoe Zimmer' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Correct Address' });
  await dialog.getByLabel('Email').fill(right);
  await dialog.getByRole('button', { name: 'Save and send again' }).click();

  await expect(dialog).toBeHidden();
  await expect(recipients.getByRole('button', { name: 'Correct address of Zoe Zimmer' })).toBeHidden();
  await guest.goto(linkIn(await mailText({ to: right, subject: /^You are invited/ }), '/gameday-reply/'));
  await expect(guest.getByText("I'LL BE THERE!")).toBeVisible();
});

test('those who did not get the invitation are invited again in two steps, and who answered is none of them', async ({
  desk,
  staff,
}) => {
  const gameday = await desk.createGameday();
  const guests = guestList(3);
  await desk.bulkInvite(gameday, guests);
  await desk.untilSent(gameday);
  const late = guestList(3);
  await desk.inviteInVain(gameday, late);
  const [first] = late;
  const [answered] = (await desk.invitations(gameday)).filter(
    ({ guestEmail }) => guestEmail === first?.email,
  );
  if (answered) await desk.answerInvitation(answered);
  const panel = await openInvitations(staff, gameday);

  await panel.getByRole('button', { name: '1 answered without it.' }).click();
  await expect(rowOf(staff, first?.email ?? '')).toContainText('Blocked by staff');
  await expect(panel.getByText('The invitation can be sent again')).toHaveCount(0);
  await panel.getByRole('button', { name: '2 did not,' }).click();
  await expect(rowOf(staff, first?.email ?? '')).toHaveCount(0);
  await expect(panel.getByText('The invitation can be sent again to 2 of these 2.')).toBeVisible();
  await panel.getByRole('button', { name: 'Send again to 2' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Send Again' });
  await dialog.getByRole('button', { name: 'Look at the mail' }).click();
  const preview = dialog.getByRole('region', { name: 'Mail preview' });
  // The first of those who get it, by name.
  await expect(preview).toContainText(late[1]?.email ?? '');
  await preview.getByText('Text', { exact: true }).click();
  await expect(preview).toContainText(gameday.location);
  const subject = (await preview.getByText(/^You are invited: /).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Send again to 2' }).click();

  await expect(panel.getByRole('button', { name: '5 of 6 got the invitation.' })).toBeVisible();
  const arrived = await mail({ to: late[1]?.email ?? '', subject: /^You are invited/ });
  expect(arrived.Subject).toBe(subject);
  expect(arrived.Text).toContain(gameday.location);
  await mailText({ to: late[2]?.email ?? '', subject: /^You are invited/ });
});

test('the list by delivery begins with who did not get the invitation', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  await desk.bulkInvite(gameday, guestList(2));
  await desk.untilSent(gameday);
  const [late] = guestList(1);
  if (late) await desk.inviteInVain(gameday, [{ ...late, name: 'Zoe Zimmer' }]);
  const panel = await openInvitations(staff, gameday);

  await panel.getByRole('columnheader', { name: 'Delivery' }).getByRole('button').click();

  await expect(panel.getByRole('columnheader', { name: 'Delivery' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(panel.getByRole('row').nth(1)).toContainText('Zoe Zimmer');
  await expect(staff).toHaveURL(/sort=delivery/);
  await panel.getByRole('columnheader', { name: 'Delivery' }).getByRole('button').press('Enter');
  await expect(panel.getByRole('row').nth(3)).toContainText('Zoe Zimmer');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the list is sorted by delivery, and an address corrected, with a thumb', async ({ desk, staff }) => {
    const gameday = await desk.createGameday();
    await desk.bulkInvite(gameday, guestList(1));
    await desk.untilSent(gameday);
    const [late] = guestList(1);
    const wrong = late?.email ?? '';
    await desk.inviteInVain(gameday, [{ name: 'Zoe Zimmer', email: wrong }]);
    const panel = await openInvitations(staff, gameday);
    const first = panel.getByRole('listitem').filter({ hasText: 'Invited' }).first();
    await panel.getByRole('button', { name: /^Filters/ }).tap();
    await panel.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Sort by Delivery' });
    await expect(first).toContainText('Zoe Zimmer');

    await first.getByRole('button', { name: 'Correct the address of Zoe Zimmer' }).tap();
    const dialog = staff.getByRole('dialog', { name: 'Correct Address' });
    const right = address('zoe');
    await dialog.getByLabel('Email').fill(right);
    await dialog.getByRole('button', { name: 'Save and send again' }).tap();

    await expect(dialog).toBeHidden();
    await mailText({ to: right, subject: /^You are invited/ });
    await expect(panel.getByText('All 2 got the invitation.')).toBeVisible();
    await expectNoSidewaysScroll(staff);
  });
});
