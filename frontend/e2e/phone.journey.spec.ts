import { expect } from '@playwright/test';
import { holdCalls } from './answers.ts';
import { address, freeDate, test } from './desk.ts';
import { linkIn, mailText } from './mailbox.ts';
import { cardOn, panelOf } from './management.ts';
import { Player } from './players.ts';
import { expectNoSidewaysScroll } from './sound.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('on a phone staff create a gameday, invite a guest and see the answer', async ({
  desk,
  staff,
  page: guest,
}) => {
  const date = freeDate();
  const email = address('noor');

  await test.step('create', async () => {
    await staff.goto('/gameday-management');
    await staff.getByRole('button', { name: 'New Gameday' }).tap();
    const dialog = staff.getByRole('dialog', { name: 'Create New Gameday' });
    await dialog.getByLabel('Date').fill(date);
    await dialog.getByLabel('Location').fill('Upstairs studio');
    await dialog.getByRole('button', { name: 'Create' }).tap();
    await expect(dialog).toBeHidden();
    await expectNoSidewaysScroll(staff);
  });

  const panel = panelOf(staff);
  await test.step('invite', async () => {
    await cardOn(staff, date)
      .getByRole('button', { name: /^View Details/ })
      .tap();
    await panel.getByRole('button', { name: 'Invite Guest' }).tap();
    const dialog = staff.getByRole('dialog', { name: 'Invite Guest' });
    await dialog.getByLabel('Guest name').fill('Noor Haddad');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send Invitation' }).tap();
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole('table')).toHaveCount(0);
    await expect(panel.getByRole('listitem').filter({ hasText: email })).toContainText('Pending');
    await expectNoSidewaysScroll(staff);
  });

  await test.step('the guest answers with a thumb', async () => {
    await guest.goto(linkIn(await mailText({ to: email, subject: /^You are invited/ }), '/gameday-reply/'));
    await guest.getByText("I'LL BE THERE!").tap();
    await guest.getByLabel('Additional guests').selectOption('1');
    await expectNoSidewaysScroll(guest);
    await guest.getByRole('button', { name: 'Submit RSVP' }).tap();
    await expect(guest.getByText('STILL COMING!')).toBeVisible();
    await expectNoSidewaysScroll(guest);
  });

  await test.step('staff see it, filter behind one button and change the status', async () => {
    await panel.getByRole('button', { name: 'Refresh' }).tap();
    const card = panel.getByRole('listitem').filter({ hasText: email });
    const badge = card.getByRole('button', { name: /^Status of/ });
    await expect(badge).toHaveText('Accepted');
    await expect(panel.getByRole('combobox', { name: 'Status' })).toBeHidden();
    await panel.getByRole('button', { name: /^Filters/ }).tap();
    await expect(panel.getByRole('combobox', { name: 'Status' })).toBeVisible();
    await badge.tap();
    await expect(badge).toHaveText('Rejected');
  });

  await test.step('and pastes a list', async () => {
    await panel.getByRole('button', { name: 'Bulk Invite' }).tap();
    const dialog = staff.getByRole('dialog', { name: 'Bulk Invite Guests' });
    await dialog.getByLabel('Guests, one per line').fill(`${address('ann')}\n${email}`);
    await expect(dialog.getByText('1 already invited')).toBeVisible();
    await expectNoSidewaysScroll(staff);
    await dialog.getByRole('button', { name: 'Check 2 lines' }).tap();
    await expect(dialog.getByRole('heading', { name: '1 problem' })).toBeVisible();
    await expectNoSidewaysScroll(staff);
    // A second tap on the same place would count as a double tap, which sends nothing.
    await dialog.getByRole('tab', { name: '3 Mail' }).tap();
    await expect(dialog.getByRole('region', { name: 'Mail preview' })).toContainText('1 of 1');
    await dialog.getByRole('button', { name: 'Send 1 invitation' }).tap();
    const results = staff.getByRole('dialog', { name: 'Bulk Invitation Results' });
    await expect(results.getByText('1 already invited')).toBeVisible();
  });
  await desk.deleteOn(date);
});

test('on a phone a visitor answers on the public page', async ({ desk, page }) => {
  const gameday = await desk.createGameday({ startTime: '18:30' });
  await page.goto(`/gameday/${gameday.date}`);
  await page.getByLabel('Full name').fill('Noor Haddad');
  await page.getByLabel('Email').fill(address('noor'));
  await page.getByText("CAN'T MAKE IT").tap();
  await page.getByRole('button', { name: 'Submit RSVP' }).tap();
  await expect(page.getByText('RSVP submitted! Thank you!')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('links that stand alone are large enough for a thumb', async ({ staff, browser }) => {
  const player = await Player.named(browser, ['Dana Whitfield']);
  const event = await player.createEvent();
  for (const [path, link] of [
    ['/emailer/history', staff.getByRole('main').getByRole('listitem').getByRole('link').first()],
    [`/events?event=${event.id}`, staff.getByRole('link', { name: 'Add to calendar' })],
    ['/nowhere', staff.getByRole('link', { name: 'Go to the home page' })],
  ] as const) {
    await staff.goto(path);
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
  }
});

test('ages in the form of names are large enough for a thumb', async ({ page }) => {
  await page.goto('/');
  await page.locator('.first-view').waitFor({ state: 'detached' });
  const ages = page.getByRole('group', { name: 'Age of Name 1' }).locator('label');
  await expect(ages).toHaveCount(2);
  for (const age of await ages.all()) expect((await age.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectNoSidewaysScroll(page);
});

test('what is pressed stays where it is while the rest loads', async ({ desk, staff }) => {
  for (let gamedays = 0; gamedays < 2; gamedays++) await desk.createGameday();
  const pages = [
    { path: '/gameday-management', call: /\/api\/gamedays/, button: 'New Gameday' },
    { path: '/gameday-management', call: /\/api\/gamedays/, button: 'Newest first' },
    { path: '/organise/people', call: /\/api\/organise\/staff/, button: 'Add a helper' },
  ];
  for (const { path, call, button } of pages) {
    await test.step(`${button} on ${path}`, async () => {
      const letGo = await holdCalls(staff, call);
      await staff.goto(path);
      const pressed = staff.getByText(button, { exact: true });
      const top = async () => (await pressed.boundingBox())?.y;
      await expect(pressed).toBeVisible();
      const before = await top();
      const answered = staff.waitForResponse(call);
      letGo();
      await answered;
      await expect(staff.getByRole('status', { name: 'Loading...' }).first()).toBeHidden();
      expect(await top()).toBe(before);
    });
  }
});
