import { expect, type Page, test } from '@playwright/test';
import { holdCalls } from './answers.ts';
import { fillGameInfo, next, photo, tile, withSeller } from './listing-wizard.ts';

// Forms of the marketplace that are left while their answer is under way.

const UPLOAD = /\/api\/forsale\/upload-image/;

test('a wizard that waits for photos is left by Discard, a link or Back, and the page goes on', async ({
  browser,
}) => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    discard: async (page) => {
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
    },
    link: (page) => page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).click(),
    back: async (page) => void (await page.goBack()),
  };
  await withSeller(browser, async (page) => {
    for (const [name, leave] of Object.entries(ways)) {
      await test.step(name, async () => {
        await page.goto('/forsale');
        await page.getByRole('button', { name: 'List a Game' }).click();
        await fillGameInfo(page);
        await next(page);
        await next(page);
        const letGo = await holdCalls(page, UPLOAD);
        const files = [await photo(page, 'box.png'), await photo(page, 'board.jpg')];
        await page.locator('input[type=file]').setInputFiles(files);
        await expect(tile(page, 2)).toContainText('Waiting');
        await next(page);
        await page.getByRole('button', { name: 'Create Listing' }).click();
        await expect(page.getByRole('button', { name: 'Creating Listing...' })).toBeVisible();
        await leave(page);
        await expect(page.getByRole('button', { name: 'Creating Listing...' })).toHaveCount(0);
        expect(await page.evaluate(() => 1 + 1), 'the page answers').toBe(2);
        letGo();
        await page.unroute(UPLOAD);
        await page.evaluate(() => localStorage.clear());
      });
    }
    const { items } = await (await page.request.get('/api/forsale/my-listings')).json();
    expect(items, 'nothing is listed behind the seller’s back').toEqual([]);
  });
});
