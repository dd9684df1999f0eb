import { expect, test } from '@playwright/test';
import { Player } from './players.ts';
import { expectNoSidewaysScroll, expectSound, SCHEMES } from './sound.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

for (const colorScheme of SCHEMES) {
  test(`a phone shows five games at once, below one line of chips, ${colorScheme}`, async ({ browser }) => {
    const page = await (await browser.newContext({ ...PHONE, colorScheme })).newPage();
    await page.goto('/events');
    await page.locator('.first-view').waitFor({ state: 'detached' });
    const list = page.getByRole('region', { name: 'Event list' });
    const games = list.getByRole('listitem').getByRole('link');
    await expect(games).toHaveCount(10);
    await expect(list.getByRole('heading', { name: 'Friday' })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(async () => {
        const boxes = await games.evaluateAll((links) =>
          links.map((link) => link.getBoundingClientRect().bottom),
        );
        return boxes.filter((bottom) => bottom <= 740).length;
      })
      .toBeGreaterThanOrEqual(5);
    const tops = await page
      .getByRole('link', { name: /^(Calendar|Login to Create and Join Events)$/ })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops, 'in one row').toEqual([tops[0], tops[0]]);
    await expectSound(page);
    await page.setViewportSize(PHONE.viewport);

    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(page.getByLabel('Game name')).toBeFocused();
    await page.getByLabel('Game name').fill('Cascadia');
    await expect(page).toHaveURL(/game=Cascadia/);
    await page.getByRole('button', { name: 'Filters' }).tap();
    await expect(page.getByRole('combobox', { name: 'Free seats' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(page).not.toHaveURL(/game=/);
    await page.context().close();
  });
}

test('what is set comes first in the line, and what can be joined now is a chip while the convention is on', async ({
  browser,
}) => {
  const host = await Player.named(browser, ['Meera Host', 'Ravi Host'], PHONE);
  const { page } = host;
  const event = await host.createEvent({ eventTime: '3:15 PM', gameOwner: '' });
  await page.goto(`/events?organizer=${host.id()}&suits=beginners&sort=game`);
  const chips = page.getByRole('button', { pressed: true });
  await expect(chips).toHaveText(['Beginners welcome']);
  expect((await chips.boundingBox())?.x).toBeLessThan(360);
  await chips.tap();
  await expect(page.getByRole('heading', { name: 'All days' })).toBeVisible();
  const row = page.getByRole('link', { name: event.gameName });
  await expect(row).toContainText('Saturday');
  await expect(row).toContainText('You');
  await expect(row).toContainText('Game Owner Needed');
  await expect(page.getByRole('button', { name: 'Now', exact: true })).toHaveCount(0);

  await page.clock.setFixedTime(Date.parse(event.eventDate) - 30 * 60_000);
  await page.goto(`/events?organizer=${host.id()}`);
  await page.getByRole('button', { name: 'Now', exact: true }).tap();
  await expect(page.getByText('No event passes these filters.')).toBeVisible();
  await expect(page).toHaveURL(/when=now/);
  await host.leave();
});
