import { expect, type Locator, type Page } from '@playwright/test';
import { guestList, test } from './desk.ts';
import { openInvitations } from './management.ts';
import { ownOrganiser, signIn } from './sign-in.ts';

// Each signs in with a session of its own: ending the shared one would end all other journeys.

test('a session that ends loses no half-filled form: staff log in in another tab and go on', async ({
  desk,
  browser,
}) => {
  const gameday = await desk.createGameday();
  const guests = guestList(3);
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, ownOrganiser());
  const panel = await openInvitations(page, gameday);
  await panel.getByRole('button', { name: 'Bulk Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk Invite' });
  const field = dialog.getByLabel('Guests, one per line');
  await field.fill(guests.map(({ name, email }) => `${name}, ${email}`).join('\n'));
  await expect(dialog.getByText('3 lines checked')).toBeVisible();

  await page.request.post('/api/user/logout');
  await dialog.getByRole('button', { name: 'Send 3 invitations' }).click();
  const bar = page.getByText('Your session has ended.');
  await expect(bar).toBeVisible();
  await expect(field).toHaveValue(/Guest Number 2/);

  // By keyboard too, forwards and backwards, and back into the dialog.
  const logIn = page.getByRole('link', { name: 'Log in', exact: true });
  await field.focus();
  await tabTo(page, logIn, 'Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'Sign out' }), 'Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(logIn).toBeFocused();
  await expect(field).toHaveValue(/Guest Number 2/);

  const opening = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const other = await opening;
  await signIn(other, ownOrganiser());
  await expect(bar).toBeHidden();
  await dialog.getByRole('button', { name: 'Send 3 invitations' }).click();
  await expect(page.getByRole('dialog', { name: 'Bulk Invitation Results' })).toBeVisible();
});

test('whoever logs out in one tab is logged out in all of them', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, ownOrganiser());
  await page.goto('/gameday-management');
  await expect(page.getByRole('button', { name: 'New Gameday' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Please log in as an organiser to see this page.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Gameday' })).toHaveCount(0);
});

/** Goes on with the keyboard until something has the focus: a dialog has a handful of fields, and they come round. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, `reached with ${key}`).toBeFocused();
}
