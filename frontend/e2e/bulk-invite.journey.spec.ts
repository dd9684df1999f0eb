import { expect, type Locator, type Page } from '@playwright/test';
import type { Gameday } from '../src/core/api/generated.ts';
import { address, guestList, test } from './desk.ts';
import { paste } from './guest-list.ts';
import { linkIn, mailText } from './mailbox.ts';
import { cardOn, countOn, openInvitations, panelOf, rowOf } from './management.ts';

test('staff invite 200 pasted guests, watch the mails leave, and see one guest accept', async ({
  desk,
  staff,
  page: guest,
}) => {
  const list = paste(`run${Date.now().toString(36)}`);
  const gameday = await desk.createGameday();
  const card = cardOn(staff, gameday.date);

  await test.step('pastes 200 lines and reads what will come of each', async () => {
    const dialog = await openBulkInvite(staff, gameday);
    await dialog.getByLabel('Guests, one per line').fill(list.text);
    await expect(dialog.getByText('200 lines checked')).toBeVisible();
    await expect(dialog.getByText(`${list.invited} will be invited`, { exact: true })).toBeVisible();
    await expect(dialog.getByText(`${list.duplicates} duplicates`, { exact: true })).toBeVisible();
    await expect(dialog.getByText(`${list.refused + list.dropped} not sent`, { exact: true })).toBeVisible();
    const send = dialog.getByRole('button', { name: `Send ${list.invited} invitations` });
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText(`Send an invitation to ${list.invited} people now?`);
    await send.click();
  });

  await test.step('reads the result', async () => {
    const results = staff.getByRole('dialog', { name: 'Bulk Invitation Results' });
    await expect(results.getByText(`${list.invited} invitations of 195 guests`)).toBeVisible();
    await expect(results.getByText(`${list.duplicates} duplicates in this list`)).toBeVisible();
    await expect(results.getByText(`${list.refused} failed to send`)).toBeVisible();
    await expect(results.getByText('and 7 more')).toBeVisible();
    await results.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('watches the delivery until every mail has left', async () => {
    const progress = staff.getByRole('progressbar');
    const done = staff.getByRole('heading', { name: `Sent ${list.invited} of ${list.invited} invitations` });
    await expect(done).toBeVisible({ timeout: 100_000 });
    await expect(progress).toHaveAttribute('aria-valuenow', String(list.invited));
    await expect(countOn(card, 'pending', list.invited)).toBeVisible();
  });

  await test.step('a guest opens the personal link and accepts with two guests', async () => {
    const text = await mailText({ to: list.guest.email, subject: /^You are invited/ });
    await guest.goto(linkIn(text, '/gameday-reply/'));
    await expect(guest.getByRole('heading', { name: list.guest.name })).toBeVisible();
    await guest.getByText("I'LL BE THERE!").click();
    await guest.getByLabel('Additional guests').selectOption('2');
    await guest.getByLabel('Comments').fill('Three of us, with a teapot.');
    await guest.getByRole('button', { name: 'Submit RSVP' }).click();
    await expect(guest.getByText('STILL COMING!')).toBeVisible();
  });

  await test.step('the counts change, and the list says who is coming', async () => {
    await staff.getByLabel('Search invitations').fill(list.guest.email);
    await staff.getByRole('button', { name: 'Refresh' }).click();
    await expect(card.getByText('1/30')).toBeVisible();
    await expect(card.getByText('3 seats taken, 27 left')).toBeVisible();
    const row = rowOf(staff, list.guest.name);
    await expect(row.getByRole('button', { name: /Accepted/ })).toBeVisible();
    await expect(row).toContainText('Three of us, with a teapot.');
    await expect(row).toContainText('Sent');
  });
});

test('every pasted line has its verdict, and the mail can be read as each guest gets it', async ({
  desk,
  staff,
}) => {
  const gameday = await desk.createGameday();
  const invited = await desk.invite(gameday);
  const dialog = await openBulkInvite(staff, gameday);
  await expect(dialog.getByRole('button', { name: /^Send/ })).toBeDisabled();
  const [mei, tom] = [address('mei_lin.tran'), address('tom')];
  await dialog
    .getByLabel('Guests, one per line')
    .fill(
      [
        mei,
        `Tom Baker; ${tom}`,
        '',
        `Tom Again\t${tom.toUpperCase()}`,
        invited.guestEmail,
        'Half, half@way',
        'No Address',
      ].join('\n'),
    );

  const verdicts = dialog.getByRole('list').filter({ hasText: 'Tom Baker' }).getByRole('listitem');
  await expect(verdicts).toHaveText([
    /^1.*Will be invited.*Mei Lin Tran/s,
    /^2.*Tom Baker.*Will be invited/s,
    /^4.*Same address as line 2.*counts once/s,
    /^5.*Already invited/s,
    /^6.*Will be refused/s,
    /^7.*Dropped/s,
  ]);
  await expect(dialog.getByText('2 will be invited', { exact: true })).toBeVisible();
  await dialog.getByText(/^Problems 4$/).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Tom Baker' })).toBeHidden();

  const preview = dialog.getByRole('region', { name: 'Mail preview' });
  await expect(preview).toContainText('1 of 2');
  await expect(preview).toContainText(/Subject\s*You are invited/);
  await expect(
    preview
      .frameLocator('iframe')
      .getByText(/Mei Lin Tran/)
      .first(),
  ).toBeVisible();
  await preview.getByRole('button', { name: 'Next guest' }).click();
  await expect(preview).toContainText('2 of 2');
  await expect(preview.frameLocator('iframe').getByText('Tom Baker').first()).toBeVisible();

  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  const results = staff.getByRole('dialog', { name: 'Bulk Invitation Results' });
  await expect(results.getByText('2 invitations of 5 guests')).toBeVisible();
  await expect(results.getByText('1 already invited')).toBeVisible();
  await expect(results.getByText('1 duplicate in this list')).toBeVisible();
  await expect(results.getByText('1 failed to send')).toBeVisible();
  await expect(results.getByText('half@way')).toBeVisible();
});

test('a CSV file fills the box, whatever its separators and its encoding; a workbook is refused', async ({
  desk,
  staff,
}) => {
  const dialog = await openBulkInvite(staff, await desk.createGameday());
  const box = dialog.getByLabel('Guests, one per line');
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });

  await choose(
    'guests.csv',
    Buffer.from('E-Mail,Last name,First name\r\nbea@mail.example,"Lind, Dr.",Béa\r\n'),
  );
  await expect(box).toHaveValue(/B[ée]a Lind Dr\.; bea@mail\.example/);
  await dialog.getByRole('button', { name: 'Clear the list' }).click();
  await expect(box).toHaveValue('');
  await choose('utf16.csv', Buffer.from('\ufeffname;email\nŻaneta;zaneta@mail.example\n', 'utf16le'));
  await expect(box).toHaveValue('Żaneta; zaneta@mail.example');
  await expect(dialog.getByText('1 will be invited', { exact: true })).toBeVisible();
  await choose('windows.csv', Buffer.from('Zo\u00eb,zoe@mail.example', 'latin1'));
  await expect(box).toHaveValue('Żaneta; zaneta@mail.example\nZoë; zoe@mail.example');

  await choose('guests.xlsx', Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000', 'latin1'));
  await expect(dialog.getByText(/This is a workbook\. Save it as CSV and choose that file\./)).toBeVisible();
  await expect(dialog.getByText('2 lines checked')).toBeVisible();
});

test('an accepted list ends where the seats end', async ({ desk, staff }) => {
  const gameday = await desk.createGameday({ capacity: 2 });
  const dialog = await openBulkInvite(staff, gameday);
  await dialog.getByLabel('Guests, one per line').fill(
    guestList(3)
      .map(({ name, email }) => `${name}; ${email}`)
      .join('\n'),
  );
  await dialog.getByRole('combobox', { name: /Status/ }).click();
  await staff.locator('.ant-select-dropdown:visible').getByTitle('Accepted').click();
  await expect(dialog.getByText('1 without a seat')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  const results = staff.getByRole('dialog', { name: 'Bulk Invitation Results' });
  await expect(results.getByText('1 failed to send')).toBeVisible();
  await results.getByRole('button', { name: 'Close' }).last().click();
  await expect(cardOn(staff, gameday.date)).toContainText('2/2');
});

test('a list whose answer was lost is sent again, and invites nobody twice', async ({ desk, staff }) => {
  const dialog = await openBulkInvite(staff, await desk.createGameday());
  await dialog.getByLabel('Guests, one per line').fill(`Ola; ${address('ola')}\nWei; ${address('wei')}`);
  // It says how many are still to be invited: two, or nobody once the server was asked after it had done it.
  const send = dialog.getByRole('button', { name: /^Send/ });
  await staff.route(
    /\/bulk-invite$/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send.click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'Failed to send bulk invitations' }),
  ).toBeVisible();
  await send.click();
  const results = staff.getByRole('dialog', { name: 'Bulk Invitation Results' });
  await expect(results.getByText('2 invitations of 2 guests')).toBeVisible();
});

test('a list is not sent in other words than were shown', async ({ desk, staff }) => {
  const gameday = await desk.createGameday({ invitationWords: 'Parking is free.' });
  const dialog = await openBulkInvite(staff, gameday);
  await dialog.getByLabel('Guests, one per line').fill(`Ola; ${address('ola')}`);
  await expect(dialog.frameLocator('iframe').getByText('Parking is free.')).toBeVisible();
  await desk.change(gameday, { invitationWords: 'Parking costs $5.' });

  await dialog.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(dialog.getByText(/since the preview\. Nothing was sent\./)).toBeVisible();
  await expect(dialog.frameLocator('iframe').getByText('Parking costs $5.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send 1 invitation' }).click();
  const results = staff.getByRole('dialog', { name: 'Bulk Invitation Results' });
  await expect(results.getByText('1 invitation of 1 guest')).toBeVisible();
});

async function openBulkInvite(staff: Page, gameday: Gameday): Promise<Locator> {
  await openInvitations(staff, gameday);
  await panelOf(staff).getByRole('button', { name: 'Bulk Invite' }).click();
  return staff.getByRole('dialog', { name: 'Bulk Invite Guests' });
}
