import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { Player } from './players.ts';
import { listGame } from './traders.ts';

/** As slow as a middling phone. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

const parts = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('filters that are typed and tapped quickly all count, on a slow phone as well', async ({ page }) => {
  await page.goto('/forsale');
  await page.getByRole('button', { name: 'Filters' }).click();
  await slowDown(page, 6);
  for (const pause of [20, 300]) {
    await page.getByLabel('Minimum price').fill('');
    await page.getByLabel('Minimum price').pressSequentially('5');
    await page.keyboard.press('Tab', { delay: pause });
    await page.keyboard.type('50');
    await expect.poll(() => parts(page)).toEqual({ minPrice: '5', maxPrice: '50' });
    for (const name of ['New', 'Like New', 'Good']) {
      await page.getByRole('checkbox', { name, exact: true }).click({ noWaitAfter: true });
      await page.waitForTimeout(pause);
    }
    await expect.poll(() => parts(page).condition).toBe('New,Like New,Good');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => parts(page)).toEqual({});
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(page.getByLabel('Minimum price')).toHaveValue('');
  }
});

test('Reset forgets what was typed a moment ago, and Back takes away a filter that was typed with pauses', async ({
  page,
}) => {
  await page.goto('/forsale');
  await page.getByRole('button', { name: 'Filters' }).click();
  const location = page.getByLabel('Pickup location');
  await location.pressSequentially('zz');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(location).toHaveValue('');
  // Longer than what is typed waits before it counts.
  await page.waitForTimeout(600);
  expect(parts(page)).toEqual({});

  for (const typed of ['a', 'an', 'ann']) {
    await location.press(typed.slice(-1));
    await expect.poll(() => parts(page)).toEqual({ location: typed });
  }
  await page.goBack();
  await expect.poll(() => parts(page)).toEqual({});
});

test('a search shows what says every word; what is merely like it is shown as such', async ({ browser }) => {
  const seller = await Player.named(browser, ['Rutger van den Berg']);
  const family = randomUUID().slice(0, 8);
  for (const name of ['Brass Birmingham', 'Brass Lancashire']) {
    await listGame(seller, { gameName: `${name} ${family}` });
  }
  const { page } = seller;
  const games = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto(`/forsale?search=${encodeURIComponent(`brass birmingham ${family}`)}`);
  await expect(games).toHaveText([`Brass Birmingham ${family}`]);
  await expect(page.getByText('These have names like it.')).toHaveCount(0);

  await page.getByLabel('Search games').fill(`brass birmingam ${family}`);
  await expect(page.getByText(`No game says every word of brass birmingam ${family}`)).toBeVisible();
  await expect(games.filter({ hasText: `Brass Birmingham ${family}` })).toBeVisible();
});
