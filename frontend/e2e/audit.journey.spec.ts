import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectSound, SCHEMES } from './sound.ts';

// Signing in of its own would use up the links of others who sign in as the administrator at the same time.
test.use({ storageState: SIGNED_IN });

for (const colorScheme of SCHEMES) {
  test(`the administrator reads who did what, in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/organise');
    await page.getByRole('navigation', { name: 'Organise' }).getByRole('link', { name: 'Audit' }).click();
    await expect(page.getByText('Signed in').first()).toBeVisible();

    await page.request.post('/api/user/verify/nothing', { data: {} });
    await page.getByRole('combobox', { name: 'Actions' }).click();
    await page.getByTitle('Refused', { exact: true }).click();
    await expect(page).toHaveURL(/kind=refusal/);
    await expect(page.getByText('Opened a sign-in link that is unknown').first()).toBeVisible();
    await expectSound(page);

    await page.getByLabel('Search the audit trail').fill('nobody at all');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    await page.getByLabel('Search the audit trail').fill('');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await download).suggestedFilename()).toBe('audit.csv');
  });
}

test('people see what was done with their account', async ({ page }) => {
  await page.goto('/login');
  const events = page.getByRole('region', { name: 'What happened with your account' });
  await expect(events.getByText('Signed in').first()).toBeVisible();
});
