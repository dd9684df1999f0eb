import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { linkIn, mailIds, mailText, REGISTERED } from './mailbox.ts';

export const ADMIN = process.env.ADMIN_EMAIL ?? 'admin@tablefall.example';

/** Cookies and storage of the signed-in administrator, kept for every journey of a run. */
export const SIGNED_IN = fileURLToPath(new URL('results/signed-in.json', import.meta.url));

/** An organiser for whom no other journey signs in at the same time. */
export function ownOrganiser(): string {
  const email = process.env.ORGANISER_EMAILS?.split(',')[test.info().parallelIndex];
  if (!email) throw new Error('ORGANISER_EMAILS must name one address for each journey that runs at once.');
  return email;
}

/**
 * Asks for a sign-in link, as the administrator unless told otherwise, and opens it from the mailbox. Whoever helps is led on within
 * two seconds, so that what the page says may be gone before a slow machine has looked.
 */
export async function signIn(page: Page, email = ADMIN): Promise<void> {
  await page.goto('/login');
  await openLink(page, await requestLink(page, email));
}

/** Opens a sign-in link, until it has signed in and its code is out of the address. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(page.url()).not.toContain(link);
}

/** Fills in the login page that stands open and gives the link that arrives, as a path of the product. */
export async function requestLink(page: Page, email = ADMIN): Promise<string> {
  const known = await mailIds(email);
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email Sent!')).toBeVisible();
  return linkIn(await mailText({ to: email, subject: /sign-in link/i, known }), '/verify/');
}

/** Registers somebody on the home page, who is signed in by the mailed link. @returns the address */
export async function register(page: Page, name: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}-${Date.now()}@mail.example`;
  await page.goto('/');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('textbox', { name: 'Name 1' }).fill(name);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.goto(linkIn(await mailText({ to: email, subject: REGISTERED }), '/events'));
  await expect(page.getByText('Verification Successful')).toBeVisible();
  return email;
}
