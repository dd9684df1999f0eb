import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { SIGNED_IN, signIn } from './sign-in.ts';

test('the administrator signs in with the mailed link and goes to Gamedays', async ({ page }) => {
  await signIn(page);
  await page.context().storageState({ path: SIGNED_IN });

  await page.getByRole('link', { name: 'Gamedays' }).first().click();
  await expect(page.getByRole('heading', { name: 'Gameday Management' })).toBeVisible();
  await expect(page).toHaveTitle(/ - Gameday Management$/);
});
