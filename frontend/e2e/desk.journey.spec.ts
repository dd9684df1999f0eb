import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { ownOrganiser, SIGNED_IN, signIn } from './sign-in.ts';
import { expectNoSidewaysScroll, expectSound, SCHEMES } from './sound.ts';

for (const colorScheme of SCHEMES) {
  for (const width of [360, 1280]) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ storageState: SIGNED_IN, colorScheme, viewport: { width, height: 800 } });

      test('the administrator goes from the desk to a tool and back', async ({ page }) => {
        await page.goto('/desk');
        await expect(page.getByRole('heading', { name: 'Tools' })).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading', { level: 3 }).last()).toBeVisible();
        await expectSound(page);
        // It looks at other widths, too.
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);

        await page
          .getByRole('main')
          .getByRole('link', { name: /^Attendees/ })
          .click();
        await expect(page.getByRole('heading', { name: 'Attendees', level: 1 })).toBeVisible();
        const strip = page.getByRole('navigation', { name: 'Staff' });
        const links = strip.getByRole('link');
        await expect(links).toHaveText(
          width === 360
            ? ['Desk']
            : [
                'Desk',
                'Gamedays',
                'Attendees',
                'E-mail',
                'Schedule',
                'Shifts',
                'Door',
                'Badges',
                'Organise',
                'System',
              ],
        );
        await links.first().click();
        await expect(page.getByRole('heading', { name: 'Desk', level: 1 })).toBeVisible();

        await page.goto('/gameday-management');
        await expect(page.getByRole('navigation', { name: 'Site' })).toHaveCount(0);
        await expect(links).toHaveText(['Desk']);
      });
    });
  }
}

test('signing in leads whoever helps to the desk, where what they may not is absent', async ({ page }) => {
  await signIn(page, ownOrganiser());
  await page.waitForURL('**/desk');
  await expect(page.getByRole('heading', { name: 'Tools' })).toBeVisible();
  const tools = page
    .getByRole('main')
    .getByRole('link', { name: /^(Gamedays|Attendees|E-mail|Door|Organise|System)/ });
  await expect(tools).toHaveCount(1);
  await expect(page.getByText('Mailings under way')).toHaveCount(0);
});
