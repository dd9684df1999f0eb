import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { fillGameInfo, next, step, withSeller } from './listing-wizard.ts';

// What is kept of a listing that is being written, when more than one tab has it.

const listed = async (page: Page): Promise<string[]> => {
  const { items } = await (await page.request.get('/api/forsale/my-listings')).json();
  return items.map(({ gameDescription }: { gameDescription: string }) => gameDescription).sort();
};

async function create(page: Page): Promise<void> {
  await page.bringToFront();
  for (const title of ['Expansions', 'Photos', 'Payment']) {
    await next(page);
    await expect(step(page, title)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await expect(page.getByText('Listing created', { exact: true })).toBeVisible();
}

test('one draft in two tabs makes two listings, and neither takes the place of the other', async ({
  browser,
}) => {
  await withSeller(browser, async (page) => {
    await page.goto('/forsale?mode=create');
    await fillGameInfo(page);
    await page.getByLabel('Description').fill('Of the first tab');

    const second = await page.context().newPage();
    await second.goto('/forsale?mode=create');
    await expect(second.getByText('What you had entered is back')).toBeVisible();
    // What a tab keeps by itself, it has kept by then.
    await second.waitForTimeout(1_000);
    await second.getByLabel('Description').fill('Of the second tab');

    await create(page);
    await create(second);
    expect(await listed(page)).toEqual(['Of the first tab', 'Of the second tab']);
  });
});
