import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './desk.ts';
import { linkIn, mailIds, mailText } from './mailbox.ts';
import { register, SIGNED_IN } from './sign-in.ts';
import { expectSound } from './sound.ts';

const WIDTHS = [360, 1280];
const headers = { origin: process.env.BASE_URL ?? 'http://localhost:3000' };

for (const width of WIDTHS) {
  test(`at ${width} px a person downloads their data, asks to close, confirms by mail and takes it back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const email = await register(page, `Taylor Quill ${width}`);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
    await expectSound(page);

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download your data' }).click();
    const archive = await readFile(await (await downloading).path());
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    expect(archive.includes('registrations.json')).toBe(true);

    const known = await mailIds(email);
    await page.getByRole('button', { name: 'Close my account' }).click();
    await expect(page.getByText(`We have mailed a link to ${email}.`)).toBeVisible();
    const link = linkIn(
      await mailText({ to: email, subject: /^Do you want to close/, known }),
      '/close-account',
    );
    await page.goto(link);
    await expectSound(page);
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: 'Close my account' }).click();
    await expect(page.getByText('Your account will be closed')).toBeVisible();

    await page.getByRole('link', { name: 'Keep my account after all, or download my data' }).click();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('Your account stays', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close my account' })).toBeVisible();
  });
}

test.describe('the administrator', () => {
  test.use({ storageState: SIGNED_IN });

  for (const width of WIDTHS) {
    test(`at ${width} px erases a guest without an account, who is told`, async ({ page, desk }) => {
      await page.setViewportSize({ width, height: 800 });
      const email = `guest-${width}-${Date.now()}@mail.example`;
      const { id: gamedayID } = await desk.createGameday();
      const guest = { gamedayID, guestName: 'Quincy', guestEmail: email };
      const invited = await page.request.post('/api/gameday/invite', { headers, data: guest });
      expect(invited.status(), await invited.text()).toBe(201);

      await page.goto('/organise/people');
      await page.getByLabel('Address of the person').fill(email);
      await page.getByRole('button', { name: 'Look up' }).click();
      await expect(page.getByText(`${email}, no account`)).toBeVisible();
      await expect(page.getByText('Invitations to gamedays')).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: 'Erase', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Erase a Person' });
      await dialog.getByLabel('At once').check();
      await dialog.getByLabel(`To confirm, type ${email}`).fill('somebody else');
      await dialog.getByRole('button', { name: 'Erase' }).click();
      await expect(
        dialog.getByText('Please type the address as it stands above', { exact: true }),
      ).toBeVisible();
      await dialog.getByLabel(`To confirm, type ${email}`).fill(email);
      await dialog.getByRole('button', { name: 'Erase' }).click();

      await expect(page.getByText('They are erased', { exact: true })).toBeVisible();
      await expect(page.getByText('Nothing is kept of this address.')).toBeVisible();
      expect(await mailText({ to: email, subject: /is erased$/ })).toContain('A former guest');
    });
  }
});
