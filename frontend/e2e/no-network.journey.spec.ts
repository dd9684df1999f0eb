import { expect } from '@playwright/test';
import { test } from './desk.ts';
import { untilKept } from './kept.ts';

test('a link that is opened without a network says so, and opens by itself once it is back', async ({
  browser,
  desk,
}) => {
  const { date } = await desk.createGameday();
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/faq');
  await untilKept(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.setOffline(true);
  await page.goto(`/gameday/${date}`);
  await expect(page.getByText('You are offline, and this device has not kept this page.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Full name')).toBeVisible();

  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Failed to load gameday details.')).toBeVisible();
  await context.setOffline(false);
  // A page that is loaded without a network may be told of none, as in a hall; one that is told asks by itself.
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Retry' });
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByLabel('Full name').fill('Dana Whitfield');
  await page.getByLabel('Email').fill('dana@mail.example');
  await page.getByText("I'LL BE THERE!").click();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(page.getByText('You have no network. Try again when it is back.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Dana Whitfield');
  await context.setOffline(false);
});
