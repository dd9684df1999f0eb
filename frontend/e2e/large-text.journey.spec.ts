import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { Player } from './players.ts';
import { expectNoSidewaysScroll } from './sound.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** px of the letters of a page's title. */
const titleSize = (page: Page): Promise<number> =>
  page
    .getByRole('heading', { level: 1 })
    .first()
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));

/** How large the browser writes text, as its settings have it: in px. */
async function textSettings(page: Page): Promise<(standard: number) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page);
  return (standard) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

test('text twice as large grows on a phone, and leaves nothing beside the screen, also where names run from right to left', async ({
  browser,
}) => {
  const host = await Player.named(browser, ['מרים כהן-אבולעפיה']);
  const event = await host.createEvent({ eventTime: '4:15 PM' });
  const player = await Player.named(browser, ['مريم الخطيب', 'Priya Raghunathan'], PHONE);
  await player.join(event);
  const { page } = player;
  const writeText = await textSettings(page);
  for (const path of [
    '/events',
    '/my-days',
    '/register',
    '/forsale',
    '/calendar',
    '/map',
    '/contact',
    '/login',
  ]) {
    await test.step(path, async () => {
      await writeText(16);
      await page.goto(path);
      await page.locator('.first-view').waitFor({ state: 'detached' });
      const usual = await titleSize(page);
      await writeText(32);
      await expect.poll(() => titleSize(page)).toBeGreaterThan(1.5 * usual);
      await expectNoSidewaysScroll(page);
    });
  }
  await player.open(event);
  const drawer = page.getByRole('dialog', { name: 'Event Details' });
  const leave = drawer.getByRole('button', { name: 'Leave Event' });
  await expect
    .poll(() => leave.evaluate((button) => Number.parseFloat(getComputedStyle(button).fontSize)))
    .toBeGreaterThan(24);
  await expect(drawer.getByText('מרים כהן-אבולעפיה').first()).toBeVisible();
  await expect(drawer.getByText('مريم الخطيب').first()).toBeVisible();
  const inside = () => drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(inside, 'sideways scroll of an open game').toBeLessThanOrEqual(0);
  await expectNoSidewaysScroll(page);
});
