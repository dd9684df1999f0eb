import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { mailText } from './mailbox.ts';
import { SIGNED_IN, signIn } from './sign-in.ts';
import { expectSound } from './sound.ts';

test.use({ storageState: SIGNED_IN });

test('the administrator adds a mailer, who signs in and finds the e-mail tools, and removes them', async ({
  browser,
  page,
}) => {
  const mailer = `mailer-${Date.now()}@mail.example`;
  await page.goto('/organise/people');
  await expect(page.getByText('from the settings, stays')).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Add a helper' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a Helper' });
  await dialog.getByLabel('Email').fill(mailer);
  await dialog.getByLabel(/^Mailer: E-mail tools, without downloads\./).check();
  await dialog.getByRole('button', { name: 'Add and tell them' }).click();
  await expect(page.getByText('They are told by mail', { exact: true })).toBeVisible();
  expect(await mailText({ to: mailer, subject: /^You are a mailer of / })).toContain('/login');

  const theirs = await (await browser.newContext({ storageState: undefined })).newPage();
  await signIn(theirs, mailer);
  await theirs.setViewportSize({ width: 1280, height: 800 });
  await theirs.waitForURL('**/desk');
  await theirs.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'E-mail' }).click();
  await expect(theirs.getByRole('heading', { name: 'E-mail Tools', level: 1 })).toBeVisible();
  await theirs.goto('/organise');
  await expect(theirs.getByText('Unauthorized')).toBeVisible();

  await test.step('and says where the password of the tools is from', async () => {
    await expect(page.getByText('It is the one of the settings, EMAILER_PASSWORD.')).toBeVisible();
    await page.getByRole('button', { name: 'Change the password' }).click();
    const change = page.getByRole('dialog', { name: 'Change the Password' });
    await change.getByLabel('New password').fill('short');
    await change.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(change.getByText('Please use 10 to 200 characters')).toBeVisible();
    await change.getByLabel('New password').fill('');
    await change.getByRole('button', { name: 'Cancel' }).click();
    await expect(change).toBeHidden();
  });

  await page.getByRole('button', { name: `Remove ${mailer}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${mailer} helps no more`, { exact: true })).toBeVisible();
  await theirs.goto('/emailer');
  await expect(
    theirs.getByText('Please log in as the administrator or a mailer to see this page.'),
  ).toBeVisible();

  await test.step('and keeps them out', async () => {
    await page.getByLabel('Email', { exact: true }).fill(mailer);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere and block' }).click();
    await expect(page.getByText('Blocked: cannot sign in.')).toBeVisible();
    await theirs.goto('/login');
    await theirs.getByLabel('Email Address').fill(mailer);
    await theirs.getByRole('button', { name: 'Login' }).click();
    // Whoever types the address learns nothing; its owner reads it by the mailed link.
    await expect(theirs.getByText('Email Sent!')).toBeVisible();
    await page.getByRole('button', { name: 'Let in again' }).click();
    await expect(page.getByText('They can sign in again', { exact: true })).toBeVisible();
  });
});
