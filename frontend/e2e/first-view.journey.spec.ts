import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';

/** The app's own code, for which the first view waits. */
const APP = /\/assets\/start-[^/]*\.js$/;

/** Opens a page whose code is under way until it is let go. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(APP, async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('.first-view')).toBeVisible();
  return letGo;
}

/** Scrolls down; the document may still be arriving, so what is read may not be that long yet. */
async function scrollDown(page: Page, top: number): Promise<void> {
  const scroll = (wanted: number) => {
    window.scrollTo(0, wanted);
    return window.scrollY;
  };
  await expect.poll(() => page.evaluate(scroll, top)).toBe(top);
}

test('whoever reads before the code is there is where they were once it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const letGo = await openWithoutCode(page, '/faq');
  const link = page.locator('.site-footer').getByRole('link', { name: 'Newsletter' });
  await link.focus();
  await scrollDown(page, 285);
  letGo();
  await expect(page.locator('.first-view')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(285);
  await expect(link).toBeFocused();
});

for (const [path, top] of [
  ['/photos', 365],
  ['/forsale', 600],
] as const) {
  test(`whoever has scrolled down ${path} before the code is there stays there`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const letGo = await openWithoutCode(page, path);
    await scrollDown(page, top);
    letGo();
    await expect(page.locator('.first-view')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });
}

test('the form of the newsletter is loaded once it is wanted, by the app: what is typed in it stays', async ({
  page,
}) => {
  const letGo = await openWithoutCode(page, '/email');
  await expect(page.locator('iframe')).toHaveCount(0);
  const place = (section: Locator) =>
    section.evaluate((element: HTMLElement) => [element.offsetTop, element.offsetHeight]);
  const before = await place(page.locator('.first-view section'));
  letGo();
  await expect(page.locator('.first-view')).toHaveCount(0);
  await page.getByRole('button', { name: /^Show the sign-up form/ }).click();
  await expect(page.locator('iframe')).toBeVisible();
  expect(await place(page.locator('section', { has: page.locator('iframe') }))).toEqual(before);
});

test('code that takes long is said to be under way, and fields look as if they wait', async ({ page }) => {
  const letGo = await openWithoutCode(page, '/contact');
  await expect(page.getByText('Still loading…')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveCSS('opacity', '0.55');
  letGo();
  await expect(page.getByText('Still loading…')).toHaveCount(0);
  await expect(page.getByLabel('Name')).toBeEnabled();
});

test('code that does not arrive is asked for once more, and then said to be missing', async ({ page }) => {
  let calls = 0;
  await page.route(APP, (route) => {
    calls += 1;
    return route.abort();
  });
  await page.goto('/contact');
  await expect(page.getByText('This page did not load completely.')).toBeVisible();
  expect(calls).toBeGreaterThan(1);
  await page.unroute(APP);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByLabel('Name')).toBeEnabled();
});

test('whoever goes to another page while code is under way gets there', async ({ page }) => {
  for (const [from, to] of [
    ['/contact', '/faq'],
    ['/faq', '/map'],
    ['/map', '/contact'],
  ] as const) {
    let letGo: () => void = () => undefined;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    letGo = await openWithoutCode(page, from);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(to);
    expect(new URL(page.url()).pathname).toBe(to);
    letGo();
  }
});

test('a page that is opened by its address begins at its top, wherever the tab stood before', async ({
  page,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq');
  await page.locator('.first-view').waitFor({ state: 'detached' });
  // At once: a turn of the wheel may move the page for some time.
  await scrollDown(page, 500);
  const left = 500;

  await page.goto('/events');
  await page.locator('.first-view').waitFor({ state: 'detached' });
  await expect(page.getByRole('list').last()).toBeVisible();
  expect(await top()).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(left);

  await page.goto('/events');
  await page.goto('/faq');
  await page.locator('.first-view').waitFor({ state: 'detached' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await top()).toBe(0);
  await page.goBack();
  await page.goBack();
  await page.locator('.first-view').waitFor({ state: 'detached' });
  await expect.poll(top).toBe(left);
  await page.reload();
  await expect.poll(top).toBe(left);
});
