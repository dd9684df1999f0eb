import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Player } from './players.ts';
import { expectSound } from './sound.ts';
import { detailsOf, findGame, listGame } from './traders.ts';

const HOST = 'https://cf.geekdo-images.com';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SHOW = /^Show pictures from the board-game database: your browser then asks its servers\.$/;

for (const width of [360, 1280]) {
  test(`pictures of the board-game database load after a click, at ${width} px`, async ({ browser }) => {
    const { page } = await Player.named(browser, ['Rutger van den Berg'], {
      viewport: { width, height: 800 },
    });
    let asked = 0;
    await page.route(`${HOST}/**`, (route) => {
      asked += 1;
      return route.fulfill({ body: PICTURE, contentType: 'image/png' });
    });
    const seller = await Player.named(browser, ['Freya Sells']);
    const game = await listGame(seller, { bggId: 342942, bggThumbnail: `${HOST}/thumb/ark.png` });

    const card = await findGame(page, game);
    const gate = card.getByRole('button', { name: SHOW });
    await expect(gate).toBeVisible();
    await expectSound(page);
    await page.setViewportSize({ width, height: 800 });
    // Also waits until it stands still.
    await gate.hover();
    await gate.focus();
    const before = await card.boundingBox();
    expect(asked).toBe(0);

    await page.keyboard.press('Enter');
    await expect(card.getByText('BGG')).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect.poll(() => card.boundingBox()).toEqual(before);

    await page.reload();
    await expect(card.getByText('BGG')).toBeVisible();
    await page.goto(`/forsale?item=${game.id}`);
    await expect(detailsOf(page, game).getByText('BGG')).toBeVisible();
  });
}
