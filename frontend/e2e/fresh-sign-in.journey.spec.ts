import { expect, type Page, type Route } from '@playwright/test';
import { guestList, test } from './desk.ts';
import { openInvitations } from './management.ts';
import { ownOrganiser, signIn } from './sign-in.ts';

// The product of the journeys lets sign-ins stay new for long, so the answers say what a server with an old one says.

/** What the server says of the sign-in. */
async function ageSignIn(page: Page) {
  const signedIn = { isNew: false };
  await page.route('**/api/user/session', async (route) => {
    const answer = await route.fetch();
    const { user } = await answer.json();
    await route.fulfill({ response: answer, json: { user: { ...user, hasFreshSignIn: signedIn.isNew } } });
  });
  const refuse = (route: Route) =>
    signedIn.isNew
      ? route.fallback()
      : route.fulfill({
          status: 428,
          contentType: 'application/problem+json',
          json: { status: 428, code: 'fresh-sign-in-needed', detail: 'Your sign-in is some time ago.' },
        });
  await page.route('**/bulk-invite**', (route) =>
    route.request().method() === 'POST' ? refuse(route) : route.fallback(),
  );
  return signedIn;
}

for (const width of [360, 1280])
  test(`what a sending asks for stands beside its button, and covers nothing, at ${width} px`, async ({
    desk,
    browser,
  }) => {
    const gameday = await desk.createGameday();
    const guests = guestList(2);
    const context = await browser.newContext({ viewport: { width, height: 740 } });
    const page = await context.newPage();
    await signIn(page, ownOrganiser());
    const signedIn = await ageSignIn(page);
    const panel = await openInvitations(page, gameday);
    await panel.getByRole('button', { name: 'Bulk Invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bulk Invite' });
    const ask = dialog.getByRole('button', { name: 'Mail me a sign-in link' });
    await expect(ask).toBeVisible();
    // Its close stands where it was: nothing lies over it.
    await dialog.getByRole('button', { name: 'Close' }).click({ trial: true });
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(ask).toBeHidden();

    await dialog
      .getByLabel('Guests, one per line')
      .fill(guests.map(({ name, email }) => `${name}, ${email}`).join('\n'));
    if (width === 360) await dialog.getByRole('button', { name: 'Check 2 lines' }).click();
    const send = dialog.getByRole('button', { name: 'Send 2 invitations' });
    await send.click();
    await expect(ask).toBeInViewport();
    await expect(send).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Mail me a sign-in link' })).toHaveCount(1);
    await expect(dialog.getByText('Failed to send bulk invitations')).toBeHidden();

    // As when the link was opened in another tab.
    signedIn.isNew = true;
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(ask).toBeHidden();
    await send.click();
    await expect(page.getByRole('dialog', { name: 'Bulk Invitation Results' })).toBeVisible();
    await context.close();
  });
