import { expect, type Locator, type Page } from '@playwright/test';
import { expectFocusSeen } from './forced-colours.ts';

/** Presses Tab until something has the focus, as somebody without a mouse does; it is seen there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return expectFocusSeen(page);
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached with Tab').toBeFocused();
}

/** Goes to a button or link with Tab and presses it with Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
