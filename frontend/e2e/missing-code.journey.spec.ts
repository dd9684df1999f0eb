import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectNoSidewaysScroll } from './sound.ts';

/** The file of a part of the app that the document names, as a page of this release has it. */
async function fileOf(page: Page, part: string): Promise<string> {
  const document = await (await page.request.get('/')).text();
  const [file] = new RegExp(`/assets/${part}-[\\w-]+\\.js`).exec(document) ?? [];
  if (!file) throw new Error(`The document names no ${part}`);
  return file;
}

for (const who of ['a stranger', 'somebody signed in'] as const) {
  test.describe(who, () => {
    test.use({
      storageState: who === 'a stranger' ? undefined : SIGNED_IN,
      viewport: { width: 360, height: 740 },
    });

    // The entry, and a script that it imports itself.
    for (const part of ['index', 'loading']) {
      test(`is told when the script ${part} does not arrive, and can load again`, async ({ page }) => {
        const file = await fileOf(page, part);
        await page.route(`**${file}`, (route) => route.abort());
        await page.goto('/faq');
        const again = page.getByRole('link', { name: 'Load again' });
        await expect(again).toBeVisible();
        await expect(page.getByText('This page did not load completely.')).toBeVisible();
        await expectNoSidewaysScroll(page);

        await page.unroute(`**${file}`);
        await again.click();

        await expect(page.getByRole('button', { name: 'Menu' })).toBeEnabled();
        await expect(again).toBeHidden();
      });
    }
  });
}

test('a part of a page that did not arrive and is asked for in vain offers to load the page again', async ({
  page,
}) => {
  const events: { id: string }[] = await (await page.request.get('/api/events')).json();
  const file = '**/assets/event-details-*.js';
  await page.route(file, (route) => route.abort());
  await page.goto(`/events?event=${events[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const again = page.getByRole('button', { name: 'Load again' });
  await expect(again).toBeVisible();

  await page.unroute(file);
  await again.click();

  await expect(page.getByRole('dialog', { name: 'Event Details' })).toBeVisible();
});
