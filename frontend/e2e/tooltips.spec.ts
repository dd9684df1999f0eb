import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';

const loginLink = (page: Page) => page.getByRole('link', { name: 'Login', exact: true });

/** Moves the pointer on the link until the tooltip shows: on a slow machine the first moves come before the page listens. */
async function hoverUntilShown(page: Page): Promise<void> {
  let x = 5;
  await expect(async () => {
    x = 15 - x;
    await loginLink(page).hover({ position: { x, y: 10 } });
    await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

test.describe('tooltips', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/events');
    // The server's first view, which the app replaces.
    await expect(page.locator('.first-view')).toHaveCount(0);
  });

  test('one shows on hover, stays below the pointer, and closes with Escape', async ({ page }) => {
    const tip = page.getByRole('tooltip');
    await hoverUntilShown(page);
    await expect(tip).toHaveText('Login');

    await tip.hover();
    // Longer than it stays once the pointer has left.
    await page.waitForTimeout(300);
    await expect(tip).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  });

  test('one shows on focus by the keyboard, inside the window, and closes with a press', async ({ page }) => {
    const tip = page.getByRole('tooltip');
    const link = loginLink(page);
    await expect(async () => {
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(tip).toHaveText('Login', { timeout: 3_000 });
    }).toPass();
    await expect(tip).toBeVisible();
    await expect
      .poll(() => tip.evaluate((element) => element.getBoundingClientRect().right <= window.innerWidth))
      .toBe(true);

    await link.click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(tip).toBeHidden();
  });

  test('none shows once the pointer has left', async ({ page }) => {
    const tip = page.getByRole('tooltip');
    await hoverUntilShown(page);

    await page.getByRole('heading', { name: 'Events', level: 1 }).hover();

    await expect(tip).toBeHidden();
  });
});
