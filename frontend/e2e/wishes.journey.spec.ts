import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
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
  });
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`friends say yes by a link and sit together, ${viewport.width} px wide`, async ({ browser }) => {
    const host = await Player.named(browser, ['Ola Host'], { viewport });
    const game = await host.createEvent();
    const asker = await Player.named(browser, ['Priya Wish'], { viewport });
    const friend = await Player.named(browser, ['Zoë Nguyễn', 'Theo Nguyễn'], { viewport });
    const together = asker.page.getByRole('region', { name: 'Sit together with friends' });

    const link = await test.step('one of them makes a link', async () => {
      await asker.page.goto('/my-days');
      await together.getByRole('button', { name: 'Make a Link for Friends' }).click();
      const field = together.getByRole('textbox', { name: 'Your link' });
      await expect(field).toHaveValue(/\/my-days\?sit-with=/);
      await expectSound(asker.page);
      await asker.page.setViewportSize(viewport);
      return new URL(await field.inputValue());
    });

    await test.step('the other says yes for one of two names', async () => {
      const { page } = friend;
      await page.goto(`${link.pathname}${link.search}`);
      const asked = page.getByRole('region', { name: 'Priya Wish asks: shall we sit together?' });
      await asked.getByRole('checkbox', { name: 'Zoë Nguyễn' }).check();
      await expectSound(page);
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
      await asked.getByRole('button', { name: 'Say Yes' }).click();
      await expect(page.getByText('You sit together with Priya Wish').first()).toBeVisible();
      await expect(asked).toHaveCount(0);
      await expect(page.getByText('Zoë Nguyễn sits with Priya Wish.')).toBeVisible();
    });

    await test.step('they are one wish, which both see', async () => {
      const { page } = asker;
      const drawer = page.getByRole('dialog', { name: 'Event Details' });
      await asker.open(game);
      await drawer.getByRole('button', { name: 'Who would like to play?' }).click();
      const saved = stored(page, '/wishes');
      await drawer.getByRole('checkbox', { name: 'Zoë Nguyễn' }).check();
      await saved;
      await expect(
        drawer.getByRole('button', { name: 'Priya Wish and Zoë Nguyễn would like to play' }),
      ).toBeVisible();
      await expectSound(page);
      await page.setViewportSize(viewport);
      await friend.open(game);
      await expect(
        friend.page.getByText('Priya Wish would like to play it together with Zoë Nguyễn.'),
      ).toBeVisible();
    });

    await test.step('and the friend ends it', async () => {
      const { page } = friend;
      await page.goto('/my-days');
      const own = page.getByRole('region', { name: 'Sit together with friends' });
      await expect(own.getByRole('link', { name: game.gameName })).toBeVisible();
      await own.getByRole('button', { name: 'Zoë Nguyễn sits without Priya Wish' }).click();
      await expect(own.getByText('Zoë Nguyễn sits with Priya Wish.')).toHaveCount(0);
      await expect(own.getByRole('heading', { name: 'Sit together with friends' })).toBeFocused();
      await asker.page.goto('/my-days');
      const wishes = asker.page.getByRole('region', { name: 'What you would like to play' });
      await expect(wishes.getByText('Saturday, 12:00 PM. Priya Wish')).toBeVisible();
      await expect(wishes.getByText('Zoë')).toHaveCount(0);
    });

    await host.page.request.delete(`/api/event/${game.id}`);
  });
}
