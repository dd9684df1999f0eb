import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { linkIn, mailText } from './mailbox.ts';
import { settings } from './settings.ts';
import { register, signIn } from './sign-in.ts';
import { expectSound } from './sound.ts';

const TOLD = /is to have another address$/;
const ASKED = /^Is this the new address/;

for (const width of [360, 1280]) {
  test(`at ${width} px an account moves to another address, and back by the link of the old one`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const old = await register(page, `Robin Moves ${width}`);
    const wanted = `new-${old}`;
    await page.goto('/login');
    await page.getByRole('button', { name: 'Change address' }).click();
    await page.getByLabel('New address').fill('somebody@');
    await page.getByRole('button', { name: 'Mail the link' }).click();
    await expect(page.getByText('Invalid email')).toBeVisible();
    await expectSound(page);
    await page.setViewportSize({ width, height: 800 });
    await page.getByLabel('New address').fill(wanted);
    await page.getByRole('button', { name: 'Mail the link' }).click();
    await expect(page.getByText(`We have mailed a link to ${wanted}.`)).toBeVisible();

    const elsewhere = await browser.newContext({
      ...settings,
      colorScheme: 'dark',
      viewport: { width, height: 800 },
    });
    const phone = await elsewhere.newPage();
    await phone.goto(linkIn(await mailText({ to: wanted, subject: ASKED }), '/address-change'));
    await expectSound(phone);
    await phone.getByRole('button', { name: 'Use this address' }).click();
    await expect(phone.getByText(`Your account has the address ${wanted} now.`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(wanted).first()).toBeVisible();

    await phone.goto(linkIn(await mailText({ to: old, subject: TOLD }), '/address-keep'));
    await phone.getByRole('button', { name: 'Keep my address' }).click();
    await expect(phone.getByText(`Your account has the address ${old}.`)).toBeVisible();
    await elsewhere.close();
    await page.reload();
    await expect(page.getByLabel('Email Address')).toBeVisible();
    await signIn(page, old);
  });
}
