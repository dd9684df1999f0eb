import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { mailText } from './mailbox.ts';
import { ownOrganiser, requestLink } from './sign-in.ts';
import { expectSound, SCHEMES } from './sound.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('somebody who reads the mail elsewhere types its code, and goes on where the login was asked for', async ({
  browser,
  page,
}) => {
  const email = ownOrganiser();
  await page.goto('/gameday-management');
  await page.getByRole('link', { name: 'Login' }).last().click();
  const link = await requestLink(page, email);
  const digits = /^\d{3} \d{3}$/m.exec(await mailText({ to: email, subject: /sign-in link/ }))?.[0] ?? '';
  const code = page.getByLabel('Code of the mail');

  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Please type the six digits of the mail')).toBeVisible();
  await expect(code).toBeFocused();

  await test.step('a program that opens the link of the mail spends nothing', async () => {
    const scanner = await browser.newPage();
    await scanner.goto(link);
    await expect(scanner.getByRole('button', { name: 'Confirm sign-in' })).toBeVisible();
    await scanner.close();
  });

  await code.fill(digits.replace(/\d$/, (last) => `${(Number(last) + 1) % 10}`));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/^This code is not right, or not any more\./)).toBeVisible();
  await code.fill(digits);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page.getByText('Verification Successful', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gameday Management', level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/gameday-management');
});
