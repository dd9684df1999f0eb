import { expect, type Page, test } from '@playwright/test';
import { Player } from './players.ts';
import { expectNoSidewaysScroll, expectSound } from './sound.ts';

/** Waits until what is sent to a path is stored; what is asked of it meanwhile does not count. */
const stored = (page: Page, path: string) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith(path) && answer.ok(),
  );

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`a family stars games and puts them into its order, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const host = await Player.named(browser, ['Ola Host'], { viewport });
    const [first, second] = [
      await host.createEvent(),
      await host.createEvent({ eventTime: '2:00 PM' }),
    ] as const;
    const player = await Player.named(browser, ['Priya Wish', 'Arun Wish'], { viewport });
    const { page } = player;
    const drawer = page.getByRole('dialog', { name: 'Event Details' });

    await test.step('they sit together, or not at all', async () => {
      await player.open(first);
      await drawer.getByRole('button', { name: 'Who would like to play?' }).click();
      const who = drawer.getByRole('group', { name: 'Who would like to play' });
      for (const name of ['Priya Wish', 'Arun Wish']) {
        const saved = stored(page, '/wishes');
        await who.getByRole('checkbox', { name }).check();
        await saved;
      }
      const saved = stored(page, '/wishes');
      await who.getByRole('checkbox', { name: 'We sit together' }).check();
      await saved;
      await expect(
        drawer.getByRole('button', { name: 'Priya Wish and Arun Wish would like to play' }),
      ).toBeVisible();
      await expectSound(page);
      await page.setViewportSize(viewport);
    });

    await test.step('their host sees how many, and not who', async () => {
      await host.open(first);
      const details = host.page.getByRole('dialog', { name: 'Event Details' });
      await expect(details.getByText('2 people would like to play. Nobody is told who.')).toBeVisible();
      await expect(details.getByText('Priya Wish')).toHaveCount(0);
    });

    await test.step('the list is moved by buttons, stays so, and is taken back', async () => {
      const data = { nameIds: [player.id('Arun Wish')], together: false };
      const wished = await page.request.put(`/api/event/${second.id}/wishes`, { data });
      expect(wished.ok(), await wished.text()).toBe(true);
      await page.goto('/my-days');
      const titles = page.getByRole('region', { name: 'What you would like to play' }).getByRole('heading', {
        level: 3,
      });
      await expect(titles).toHaveText([first.gameName, second.gameName]);
      const saved = stored(page, '/wishes/order');
      const up = page.getByRole('button', { name: `Move ${second.gameName} up` });
      await up.focus();
      await page.keyboard.press('Enter');
      await saved;
      await expect(titles).toHaveText([second.gameName, first.gameName]);
      await expect(up).toBeFocused();
      await expectNoSidewaysScroll(page);
      await page.reload();
      await expect(titles).toHaveText([second.gameName, first.gameName]);
      await expectSound(page);
      await page.setViewportSize(viewport);
      await page.getByRole('button', { name: `Take back ${second.gameName}` }).click();
      await expect(titles).toHaveText([first.gameName]);
    });

    for (const { id } of [first, second]) await host.page.request.delete(`/api/event/${id}`);
    await host.leave();
    await player.leave();
  });
}
