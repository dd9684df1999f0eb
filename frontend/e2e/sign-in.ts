import { expect, type Page } from '@playwright/test';
import { linkIn, mailText } from './mailbox.ts';

const ADMIN = process.env.ADMIN_EMAIL ?? 'admin@tablefall.example';

/** Asks for a sign-in link as the administrator and opens it from the mailbox. */
export async function signIn(page: Page): Promise<void> {
  // The mailbox tells seconds, not all of them milliseconds.
  const since = new Date(Date.now() - 2000);
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(ADMIN);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email Sent!')).toBeVisible();
  await page.goto(linkIn(await mailText({ to: ADMIN, subject: /sign-in link/i, since }), '/verify/'));
  await expect(page.getByText('Verification Successful')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/verify');
}
