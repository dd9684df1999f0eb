import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { expectSound, SCHEMES } from './sound.ts';

const album = (page: Page) => page.locator('.react-photo-album');
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Lightbox' });
const shown = (page: Page) => lightbox(page).locator('.yarl__slide_current img');
const tool = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true });

async function openPhoto(page: Page, place: number) {
  const photo = album(page).getByRole('button').nth(place);
  await photo.click();
  await expect(shown(page)).toBeVisible();
  return photo;
}

test('a visitor looks through the photos with the keyboard and comes back to the one chosen', async ({
  page,
}) => {
  await page.goto('/photos');
  await expect(page).toHaveTitle(/ - Photos$/);
  await expect(page.getByText(/^\d+ photos of the tables/)).toBeVisible();
  await expect(album(page).locator('.react-photo-album--track')).toHaveCount(5);

  const chosen = await openPhoto(page, 1);
  const first = await shown(page).getAttribute('alt');
  await test.step('arrows', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(shown(page)).not.toHaveAttribute('alt', first ?? '');
    await expect(page).toHaveURL(/photo=/);
    await page.keyboard.press('ArrowLeft');
    await expect(shown(page)).toHaveAttribute('alt', first ?? '');
  });
  await test.step('Escape closes, and the focus is where it was', async () => {
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL(/\/photos$/);
    await expect(chosen).toBeFocused();
  });
  await test.step('Back closes too, and a link opens the photo', async () => {
    await openPhoto(page, 1);
    const address = page.url();
    await page.goBack();
    await expect(lightbox(page)).toBeHidden();
    await page.goto(address);
    await expect(shown(page)).toHaveAttribute('alt', first ?? '');
    await tool(page, 'Close').click();
    await expect(page).toHaveURL(/\/photos$/);
  });
});

test('the lightbox zooms, plays, shows and hides thumbnails and fills the screen', async ({ page }) => {
  await page.goto('/photos');
  await openPhoto(page, 0);

  await test.step('zoom', async () => {
    await expect(tool(page, 'Zoom out')).toBeDisabled();
    await tool(page, 'Zoom in').click();
    await expect(tool(page, 'Zoom out')).toBeEnabled();
    await tool(page, 'Zoom out').click();
    await expect(tool(page, 'Zoom out')).toBeDisabled();
  });
  await test.step('thumbnails', async () => {
    const track = lightbox(page).locator('.yarl__thumbnails_track');
    await expect(track).toBeVisible();
    await tool(page, 'Hide thumbnails').click();
    await expect(track).toBeHidden();
    await tool(page, 'Show thumbnails').click();
    await expect(track).toBeVisible();
  });
  await test.step('slideshow', async () => {
    const before = (await shown(page).getAttribute('alt')) ?? '';
    await tool(page, 'Play').click();
    await expect(shown(page)).not.toHaveAttribute('alt', before);
    await tool(page, 'Pause').click();
    await expect(tool(page, 'Play')).toBeVisible();
  });
  await test.step('fullscreen', async () => {
    await tool(page, 'Enter Fullscreen').click();
    await expect(tool(page, 'Exit Fullscreen')).toBeVisible();
    await tool(page, 'Exit Fullscreen').click();
    await expect(tool(page, 'Enter Fullscreen')).toBeVisible();
  });
});

test('what fails says so: a photo by its icon, the gallery with a way on', async ({ page }) => {
  await page.route(/\/media\/photos\/(2400|384)\/[^/]*island/, (route) => route.abort());
  await page.goto('/photos');
  await album(page)
    .getByRole('button', { name: /^An island/ })
    .click();
  await expect(lightbox(page).locator('.yarl__slide_current .yarl__slide_error')).toBeVisible();

  // The page's own document brings the list with it; from another page it is asked for.
  const comeFromElsewhere = async () => {
    await page.goto('/contact');
    // A link of the server's view of the page would load the next document, and the list with it.
    await expect(page.locator('.first-view')).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Photos' }).click();
  };
  await page.route('**/api/photos', (route) => route.abort());
  await comeFromElsewhere();
  await expect(page.getByRole('alert')).toContainText('Failed to load photos. Please try again.');
  await page.unroute('**/api/photos');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(album(page)).toBeVisible();

  await page.route('**/api/photos', (route) =>
    route.fulfill({ json: { photos: [], host: '/media/photos', widths: [2400, 384] } }),
  );
  await comeFromElsewhere();
  await expect(page.getByText('There are no photos yet.')).toBeVisible();
});

for (const colorScheme of SCHEMES) {
  test(`the photos are accessible, fit 360 px and shift nothing, ${colorScheme}`, async ({ browser }) => {
    const page = await (await browser.newContext({ colorScheme, reducedMotion: 'reduce' })).newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    });
    await page.goto('/photos');
    await expect(album(page).getByRole('button').first()).toBeVisible();
    await expectSound(page);
    await expect(album(page).locator('img:not([width][height])')).toHaveCount(0);
    await expect(album(page).locator('img[loading="eager"]')).toHaveCount(12);

    await openPhoto(page, 0);
    await expectSound(page, '[role="dialog"]');
    expect(refused).toEqual([]);
  });
}
