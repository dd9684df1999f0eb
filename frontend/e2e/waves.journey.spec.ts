import { expect } from '@playwright/test';
import { address, test } from './desk.ts';
import { linkIn, mailText } from './mailbox.ts';
import { openInvitations } from './management.ts';
import { expectNoSidewaysScroll, expectSound, SCHEMES } from './sound.ts';

const NAMES = ['Emeka Okafor', 'Noa Goldfarb', 'Imran Siddiqui', 'Xiomara Delgado', 'Piotr Wójcik'];
const PHONE = { width: 360, height: 800 };
/** ms; the next wave goes out within a minute, and the page looks again within half of one. */
const A_WAVE = 100_000;

test('staff invite a list in waves from a phone: order, pause, the next one, the rest', async ({
  desk,
  staff,
  page: guest,
}) => {
  test.setTimeout(180_000);
  await staff.setViewportSize(PHONE);
  const gameday = await desk.createGameday({ capacity: 2 });
  const guests = NAMES.map((name) => ({ name, email: address('wave') }));
  const panel = await openInvitations(staff, gameday);
  const waves = panel.getByRole('region', { name: 'Waves' });
  const waiting = waves.getByRole('region', { name: 'Waiting their turn' });
  const names = waiting.getByRole('listitem').locator('p.strong');

  await test.step('keeps two of five invited and unanswered', async () => {
    await panel.getByRole('button', { name: 'Bulk Invite' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Bulk Invite Guests' });
    await dialog
      .getByLabel('Guests, one per line')
      .fill(guests.map(({ name, email }) => `${name}, ${email}`).join('\n'));
    await expect(dialog.getByRole('button', { name: 'Check 5 lines' })).toBeEnabled();
    await dialog.getByText(/^Keep some invited and unanswered/).click();
    await expect(dialog.getByLabel('Keep open')).toHaveValue('3');
    await dialog.getByLabel('Keep open').fill('');
    await expect(dialog.getByText('Please enter how many guests are kept open')).toBeVisible();
    await dialog.getByLabel('Keep open').fill('2');
    await expectNoSidewaysScroll(staff);
    await dialog.getByRole('button', { name: 'Check 5 lines' }).click();
    await expectNoSidewaysScroll(staff);
    await dialog.getByRole('button', { name: 'Invite 5 in waves' }).click();
    const results = staff.getByRole('dialog', { name: 'Bulk Invitation Results' });
    await expect(
      results.getByText(/^2 invitations of 5 guests accepted for sending\. 3 guests wait to be invited\./),
    ).toBeVisible();
    await expect(results.getByText(/^3 wait their turn\. /)).toBeVisible();
    await results.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('reads how it stands, and moves somebody to the front', async () => {
    await expect(waves.getByText('You keep 2 open.')).toBeVisible();
    await expect(waves.getByText('2 of 5 invited')).toBeVisible();
    await expect(names).toHaveText(NAMES.slice(2));
    await waiting.getByRole('button', { name: 'Move Piotr Wójcik to the front' }).click();
    await expect(names).toHaveText(['Piotr Wójcik', 'Imran Siddiqui', 'Xiomara Delgado']);
    await expect(waiting.getByText('moved up', { exact: true })).toBeVisible();
    await waiting.getByLabel('Search those who wait their turn').fill('delgado');
    await expect(names).toHaveText(['Xiomara Delgado']);
    await expect(waiting.getByText('3.', { exact: true })).toBeVisible();
    await waiting.getByLabel('Search those who wait their turn').fill('');
    await expect(names).toHaveCount(3);
    await expectNoSidewaysScroll(staff);
  });

  await test.step('pauses, resumes, and is told what is no number', async () => {
    await waves.getByRole('button', { name: 'Pause' }).click();
    await expect(waves.getByText('Paused: nobody is invited until you resume.')).toBeVisible();
    await waves.getByRole('button', { name: 'Resume' }).click();
    await expect(
      waves.getByText('The next wave goes out when somebody declines or lets the date pass.'),
    ).toBeVisible();
    await waves.getByLabel('Keep open').fill('none');
    await waves.getByRole('button', { name: 'Set' }).click();
    await expect(waves.getByText('Please enter a whole number from 1 to 100000')).toBeVisible();
    await waves.getByLabel('Keep open').fill('2');
  });

  await test.step('a guest declines, and who was moved up is invited', async () => {
    const text = await mailText({ to: guests[0]?.email ?? '', subject: /^You are invited/ });
    await guest.goto(linkIn(text, '/gameday-reply/'));
    await guest.getByText("CAN'T MAKE IT").click();
    await guest.getByRole('button', { name: 'Submit RSVP' }).click();
    await expect(names).toHaveText(['Imran Siddiqui', 'Xiomara Delgado'], { timeout: A_WAVE });
    await expect(waves.getByText('3 of 5 invited')).toBeVisible();
    await mailText({ to: guests[4]?.email ?? '', subject: /^You are invited/ });
  });

  for (const colorScheme of SCHEMES) {
    await staff.emulateMedia({ colorScheme });
    await expectSound(staff);
  }
  await staff.emulateMedia({ colorScheme: 'light' });
  await staff.setViewportSize(PHONE);

  await test.step('invites all the rest, after reading how many', async () => {
    await waves.getByRole('button', { name: 'Invite all the rest' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Invite All the Rest' });
    await expect(dialog.getByText(/^2 guests get the invitation now, at any hour/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Look at the mail' }).click();
    await expect(dialog.getByRole('region', { name: 'Mail preview' })).toContainText('You are invited');
    for (const colorScheme of SCHEMES) {
      await staff.emulateMedia({ colorScheme });
      await expectSound(staff);
    }
    await dialog.getByRole('button', { name: 'Invite 2 guests' }).click();
    await expect(waves.getByText('Everybody on the list is invited.')).toBeVisible();
    await expect(waves.getByText('5 of 5 invited')).toBeVisible();
  });
});

test('staff stop the waves: who waits is forgotten, who is invited stays', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const guests = NAMES.map((name) => ({ name, email: address('stopped') }));
  await desk.bulkInvite(gameday, guests, { open: 2 });
  const panel = await openInvitations(staff, gameday);
  const waves = panel.getByRole('region', { name: 'Waves' });

  await waves.getByRole('button', { name: 'Stop' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Stop the Waves' });
  await expect(dialog.getByText(/^3 guests who wait to be invited are taken off the list\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop' }).click();

  await expect(waves).toBeHidden();
  await expect(panel).toBeFocused();
  expect(await desk.gameday(gameday.id)).toMatchObject({ notRepliedCount: 2 });
});
