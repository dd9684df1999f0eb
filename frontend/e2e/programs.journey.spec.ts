import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectNoSidewaysScroll, expectSound, SCHEMES } from './sound.ts';

test.use({ storageState: SIGNED_IN });

for (const colorScheme of SCHEMES) {
  test(`the administrator lets a program in by a token that is shown once, and revokes it, in ${colorScheme}`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const purpose = `Nightly import ${Date.now()}`;
    await page.emulateMedia({ colorScheme });
    await page.goto('/organise/people');
    await page.getByRole('navigation', { name: 'Organise' }).getByRole('link', { name: 'Programs' }).click();

    await page.getByRole('button', { name: 'Make a token' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make a Token' });
    await expect(dialog.getByLabel('What it is for')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Please say what the program may do')).toBeVisible();
    await dialog.getByLabel('What it is for').fill(purpose);
    await dialog
      .getByRole('group', { name: 'The program may' })
      .getByLabel('Read gamedays, their guests and answers')
      .check();
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Make', exact: true }).click();

    await expect(page.getByRole('heading', { name: `The token for ${purpose} is made` })).toBeFocused();
    const token = await page.getByLabel('Token', { exact: true }).inputValue();
    const program = await playwright.request.newContext({
      baseURL,
      storageState: undefined,
      extraHTTPHeaders: { Authorization: `Bearer ${token}` },
    });
    expect((await program.get('/api/gamedays')).status()).toBe(200);
    expect((await program.get('/api/registrations')).status()).toBe(403);
    await expectSound(page);
    await page.getByRole('button', { name: 'I have it' }).click();
    await expect(page.getByRole('heading', { name: 'Tokens of programs' })).toBeFocused();

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(page.getByLabel('Token', { exact: true })).toHaveCount(0);
    const row = page.getByRole('row', { name: purpose });
    await expect(row).toContainText('Read gamedays, their guests and answers');
    await expect(row).not.toContainText('never');
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(page.getByRole('listitem').filter({ hasText: purpose }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectSound(page);

    await page.getByRole('button', { name: `Revoke the token for ${purpose}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText(`The token for ${purpose} is revoked`, { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: purpose }).first()).toContainText('Revoked');
    expect((await program.get('/api/gamedays')).status()).toBe(401);
    await program.dispose();
  });
}
