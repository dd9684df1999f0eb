import { expect } from '@playwright/test';
import { holdCalls, toast } from './answers.ts';
import { address, test } from './desk.ts';
import { linkIn, mailIds, mailText } from './mailbox.ts';
import { cardOn, countOn, openInvitations, rowOf } from './management.ts';

test('staff invite one guest, whose mail leads to the guest’s own page', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const email = address('wei');
  const panel = await openInvitations(staff, gameday);
  await expect(panel.getByText('No invitations found.')).toBeVisible();
  await panel.getByRole('button', { name: 'Invite Guest' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Invite Guest' });
  const send = dialog.getByRole('button', { name: 'Send Invitation' });
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Guest name').fill('Wei Zhang');
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Email').fill(email);
  await send.click();
  await expect(dialog).toBeHidden();

  const row = rowOf(staff, email);
  await expect(row).toContainText('Wei Zhang');
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('Sent');
  await expect(countOn(cardOn(staff, gameday.date), 'pending', 1)).toBeVisible();
  const text = await mailText({ to: email, subject: /^You are invited/ });
  const [invitation] = await desk.invitations(gameday);
  expect(linkIn(text, '/gameday-reply/')).toContain(invitation?.invitationToken);
});

test('an invitation may start accepted, and the same address is refused twice', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const email = address('twice');
  const panel = await openInvitations(staff, gameday);
  const dialog = staff.getByRole('dialog', { name: 'Invite Guest' });
  for (const word of ['first', 'second']) {
    await panel.getByRole('button', { name: 'Invite Guest' }).click();
    await dialog.getByLabel('Guest name').fill(word);
    await dialog.getByLabel('Email').fill(email.toUpperCase());
    await dialog.getByRole('combobox', { name: /Status/ }).click();
    await staff.locator('.ant-select-dropdown:visible').getByTitle('Accepted').click();
    await expect(staff.locator('.ant-select-dropdown:visible')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    if (word === 'first') await expect(dialog).toBeHidden();
  }
  await expect(
    dialog.getByText('This guest has already been invited.', { exact: true }).first(),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await staff.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(cardOn(staff, gameday.date)).toContainText('1/30');
});

test('a click on the status moves it from pending to accepted, rejected and back', async ({
  desk,
  staff,
}) => {
  const gameday = await desk.createGameday();
  await desk.invite(gameday, { name: 'Amara Okafor' });
  await openInvitations(staff, gameday);
  const [card, row] = [cardOn(staff, gameday.date), rowOf(staff, 'Amara Okafor')];
  const badge = row.getByRole('button', { name: /^Status of Amara Okafor/ });
  await expect(badge).toHaveText('Pending');
  for (const [label, counted] of [
    ['Accepted', 'accepted'],
    ['Rejected', 'rejected'],
    ['Pending', 'pending'],
  ] as const) {
    await badge.click();
    await expect(badge).toHaveText(label);
    await expect(countOn(card, counted, 1)).toBeVisible();
  }
  await test.step('and its message moves it to where it was', async () => {
    await toast(staff, 'Changed to Pending', 'Amara Okafor')
      .getByRole('button', { name: 'Back to Rejected' })
      .click();
    await expect(badge).toHaveText('Rejected');
    await expect(countOn(card, 'rejected', 1)).toBeVisible();
    await expect(
      toast(staff, 'Changed to Rejected', 'Amara Okafor').getByRole('button', { name: /^Back to/ }),
    ).toHaveCount(0);
  });
});

test('staff search, filter and sort the invitations', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const [bea, ann, cem] = [
    await desk.invite(gameday, { name: 'bea Lind' }),
    await desk.invite(gameday, { name: 'Ann Ngata' }),
    await desk.invite(gameday, { name: 'Cem Yıldız' }),
  ];
  await desk.answerInvitation(bea, { replyComments: 'Bringing Spirit Island' });
  await desk.answerInvitation(cem, { status: 'Rejected' });
  const panel = await openInvitations(staff, gameday);
  const names = panel.getByRole('rowheader');

  await test.step('names compare without regard to case; a repeated click turns the order round', async () => {
    await expect(names).toHaveText(['Ann Ngata', 'bea Lind', 'Cem Yıldız']);
    await panel.getByRole('columnheader', { name: 'Name' }).click();
    await expect(names).toHaveText(['Cem Yıldız', 'bea Lind', 'Ann Ngata']);
    await expect(panel.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await panel.getByRole('columnheader', { name: 'Replied' }).click();
    await expect(names).toHaveText(['Ann Ngata', 'bea Lind', 'Cem Yıldız']);
    await panel.getByRole('columnheader', { name: 'Status' }).click();
    await expect(names).toHaveText(['Ann Ngata', 'bea Lind', 'Cem Yıldız']);
    await expect(panel.getByRole('columnheader', { name: 'Status' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  await test.step('the search looks into names, addresses and comments, and can be cleared', async () => {
    const search = panel.getByPlaceholder('Search by name, email, or reply comments...');
    await search.fill('sPIRIT');
    await expect(names).toHaveText(['bea Lind']);
    await search.fill(ann.guestEmail.toUpperCase());
    await expect(names).toHaveText(['Ann Ngata']);
    await search.fill('nobody at all');
    await expect(panel.getByText('No invitations found.')).toBeVisible();
    await panel.getByRole('button', { name: 'Clear search' }).click();
    await expect(search).toHaveValue('');
    await search.fill('   ');
    await expect(names).toHaveCount(3);
  });

  await test.step('the filter shows one status', async () => {
    await panel.getByRole('combobox', { name: 'Status' }).click();
    await staff.getByTitle('No Reply').click();
    await expect(names).toHaveText(['Ann Ngata']);
  });

  await test.step('the address holds the view, so that a reload and Back keep it', async () => {
    await staff.reload();
    await expect(names).toHaveText(['Ann Ngata']);
    await staff.goBack();
    await expect(names).toHaveCount(3);
  });
});

test('Refresh says that it is at work', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const panel = await openInvitations(staff, gameday);
  await expect(panel.getByText('No invitations found.')).toBeVisible();
  const { guestName } = await desk.invite(gameday);
  const letGo = await holdCalls(staff, /\/invitations\?/);
  await panel.getByRole('button', { name: 'Refresh' }).click();
  await expect(panel.getByRole('button', { name: 'Refreshing...' })).toBeVisible();
  letGo();
  await expect(panel.getByRole('button', { name: 'Refresh', exact: true })).toBeVisible();
  await expect(rowOf(staff, guestName)).toBeVisible();
});

test('staff resend an invitation', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const { guestName, guestEmail } = await desk.invite(gameday);
  await mailText({ to: guestEmail, subject: /^You are invited/ });
  await openInvitations(staff, gameday);
  await rowOf(staff, guestName)
    .getByRole('button', { name: /^Resend invitation/ })
    .click();
  const dialog = staff.getByRole('dialog', { name: 'Resend Invitation' });
  await expect(dialog).toContainText(
    'Are you sure you want to resend this invitation? The guest will receive another email.',
  );
  const known = await mailIds(guestEmail);
  await dialog.getByRole('button', { name: 'Resend' }).click();
  await expect(dialog).toBeHidden();
  await mailText({ to: guestEmail, subject: /^You are invited/, known });
});

test('staff delete an invitation, which frees its seats', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const invitation = await desk.invite(gameday);
  await desk.answerInvitation(invitation, { additionalGuests: 2 });
  await openInvitations(staff, gameday);
  const [card, row] = [cardOn(staff, gameday.date), rowOf(staff, invitation.guestName)];
  await expect(card).toContainText('3 seats taken, 27 left');
  await row.getByRole('button', { name: /^Delete invitation/ }).click();
  const dialog = staff.getByRole('dialog', { name: 'Delete Invitation' });
  await expect(dialog).toContainText(
    'Are you sure you want to delete this invitation? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await expect(card).toContainText('0 seats taken, 30 left');
});

test('the RSVP form of a guest opens in a new tab', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const { guestName, invitationToken } = await desk.invite(gameday);
  await openInvitations(staff, gameday);
  const opened = staff.waitForEvent('popup');
  await rowOf(staff, guestName)
    .getByRole('link', { name: /^RSVP form/ })
    .click();
  const form = await opened;
  await expect(form).toHaveURL(`/gameday-reply/${invitationToken}`);
  await expect(form.getByRole('heading', { name: guestName })).toBeVisible();
});

test('a menu unfolds at its field, also for those who want no motion', async ({ desk, staff }) => {
  const panel = await openInvitations(staff, await desk.createGameday());
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await staff.emulateMedia({ reducedMotion });
    await staff.reload();
    await panel.getByRole('combobox', { name: 'Status' }).click();
    const menu = staff.locator('.ant-select-dropdown').last();
    const field = panel.locator('.ant-select').first();
    const distance = async () => {
      const [at, from] = [await menu.boundingBox(), await field.boundingBox()];
      return at && from ? Math.abs(at.x - from.x) : Number.POSITIVE_INFINITY;
    };
    await expect.poll(distance).toBeLessThan(20);
  }
});

test('a menu takes the first press on a slow device that shows no motion', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  await desk.answerInvitation(await desk.invite(gameday, { name: 'Cem' }), { status: 'Rejected' });
  const panel = await openInvitations(staff, gameday);
  const cdp = await staff.context().newCDPSession(staff);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  // Every place and size that the menu takes: one alone, so that what is pressed stays under the pointer.
  await staff.evaluate(() => {
    const places = new Set<string>();
    const look = () => {
      const menu = document.querySelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
      const { x, width } = menu?.getBoundingClientRect() ?? { x: 0, width: 0 };
      if (menu) document.body.dataset.menu = [...places.add(`${x} ${width}`)].join(', ');
      requestAnimationFrame(look);
    };
    look();
  });
  await panel.getByRole('combobox', { name: 'Status' }).click();
  await staff.getByTitle('No Reply').click();
  await expect(panel.getByText('No invitations found.')).toBeVisible();
  expect((await staff.evaluate(() => document.body.dataset.menu))?.split(', ')).toHaveLength(1);
});
