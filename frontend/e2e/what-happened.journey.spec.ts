import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { pagesOf } from './printed.ts';
import { ownOrganiser, SIGNED_IN, signIn } from './sign-in.ts';
import { expectNoSidewaysScroll, expectSound, SCHEMES } from './sound.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const PAGE = '/organise/what-happened';

async function administrator(browser: Browser, viewport = SIZES[1]): Promise<Page> {
  const context = await browser.newContext({ storageState: SIGNED_IN, viewport });
  return context.newPage();
}

for (const viewport of SIZES) {
  test(`the administrator compares two editions, ${viewport.width} px wide`, async ({ browser }) => {
    const page = await administrator(browser, viewport);
    await page.goto('/organise');
    await page.getByRole('link', { name: 'What happened' }).click();
    await expect(page.getByText('rounded to multiples of five')).toBeVisible();
    const registrations = page.getByRole('region', { name: 'Registrations' });
    const figures = registrations.getByRole('table', { name: 'Registrations', exact: true });
    await expect(figures.getByRole('columnheader')).toHaveCount(2);
    await expect(
      registrations.getByRole('img', { name: /^Registrations by day/ }).locator('svg'),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);

    const choice = page.getByLabel('Compare with');
    const [, earlier = ''] = await choice.getByRole('option').allTextContents();
    await choice.selectOption({ label: earlier });
    await expect(figures.getByRole('columnheader')).toHaveText(['What', /\d{4}$/, earlier]);
    await expect(page).toHaveURL(/compare=\d{4}-\d{2}/);
    await registrations.getByText('As a table').click();
    await expect(registrations.getByRole('table', { name: 'Registrations by day' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('the numbers are downloaded and printed', async ({ browser }) => {
  const page = await administrator(browser);
  await page.goto(PAGE);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^edition-\d{4}-\d{2}\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('"Registrations","People",');

  await expect(
    page
      .locator('svg')
      .filter({ has: page.locator('.ct-bar') })
      .first(),
  ).toBeVisible();
  expect(pagesOf(await page.pdf())).toBeGreaterThan(0);
});

test('an organiser sees what happened with gamedays, and nothing else', async ({ page }) => {
  await signIn(page, ownOrganiser());
  await page.goto('/gameday-management');
  await page.getByRole('link', { name: 'What happened' }).click();
  await expect(page.getByRole('heading', { name: 'What Happened', level: 1 })).toBeVisible();
  await expect(page.getByRole('region')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Gamedays' })).toBeVisible();
  expect((await page.request.get('/api/organise/statistics/2025-10')).status()).toBe(403);
});

for (const scheme of SCHEMES) {
  test(`what happened is for everybody to read, ${scheme}`, async ({ browser }) => {
    const page = await administrator(browser);
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(PAGE);
    await expect(page.getByRole('img', { name: /^Registrations by day/ }).locator('svg')).toBeVisible();
    await expectSound(page);
  });
}
