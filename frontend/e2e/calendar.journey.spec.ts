import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { Player } from './players.ts';
import { expectNoSidewaysScroll, expectSound } from './sound.ts';

const GREY = 'past';
const YELLOW = 'full';
const BLUE = 'open';

test('a day of the schedule as a grid, read and opened on a phone and with the keyboard', async ({
  browser,
}) => {
  const player = await Player.named(browser, ['Jonah Okafor', 'Ola Okafor']);
  const { page } = player;
  const stamp = Date.now();
  const long = await player.createEvent({ eventTime: '9:00 AM', gameName: `Brass ${stamp}` });
  const full = await player.createEvent({
    eventTime: '9:30 AM',
    gameName: `Coup ${stamp}`,
    spots: 1,
    duration: '15',
    ...as(player.id('Ola Okafor')),
  });
  const open = await player.createEvent({ eventTime: '12:01 AM', gameName: `Dune ${stamp}` });

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/events');
  await page.getByRole('link', { name: 'Calendar' }).click();
  // The page before has a button of this name as well.
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Saturday' }).click();
  await expect(page).toHaveURL(/\/calendar\?day=Saturday$/);
  await expect(page.getByRole('button', { name: 'Saturday' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoSidewaysScroll(page);

  const block = (name: string) => page.getByRole('link', { name });
  await expect(block(full.gameName)).toHaveText(
    `9:30 AM ${full.gameName} Ola Okafor 1 of 1 players All Spots Filled!`,
  );
  await expect(block(full.gameName)).toHaveClass(new RegExp(YELLOW));
  await expect(block(long.gameName)).toHaveClass(new RegExp(BLUE));
  const strip = page.getByRole('list').filter({ has: block(open.gameName) });
  await expect(strip.getByText('Undetermined').first()).toBeVisible();

  // Others create events at the time as well, which make each column narrower.
  await expect(async () => {
    const [one, other] = [await block(long.gameName).boundingBox(), await block(full.gameName).boundingBox()];
    if (!one || !other) throw new Error('The blocks are not drawn');
    expect(Math.abs(one.x - other.x), 'side by side').toBeGreaterThanOrEqual(
      Math.min(one.width, other.width),
    );
    expect(one.height, 'five rows and two').toBeGreaterThan(other.height);
  }).toPass();
  await expectNothingCut(page);

  await expectSound(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const grid = page.getByRole('list').filter({ has: block(long.gameName) });
  const focused = grid.locator(':focus');
  await block(long.gameName).focus();
  await expect(grid.locator('[tabindex="0"]'), 'Tab enters one of them').toContainText(long.gameName);
  await page.keyboard.press('End');
  await expect(grid.getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(grid.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(grid.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(focused).not.toContainText(/^9:/);
  await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(0);
  await block(long.gameName).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Event Details' });
  await expect(details.getByRole('heading', { name: long.gameName })).toBeVisible();
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/\/calendar\?day=Saturday$/);

  await page.clock.setFixedTime(Date.parse(full.endDate) + 3 * 3_600_000);
  await page.reload();
  await expect(block(full.gameName), 'past and full is grey').toHaveClass(new RegExp(GREY));

  await print(page);
  await expect(page.getByRole('row', { name: long.gameName })).toContainText('9:00 AM');
  await expect(page.getByRole('heading', { name: /Friday/ })).toBeVisible();
  await expect(block(long.gameName)).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/events?view=mine&earlier=shown');
  await expect(block(long.gameName)).toBeVisible();
  await print(page);
  await expect(page.getByRole('paragraph')).toHaveText('My Registered Events');
  await expect(page.getByRole('rowheader')).toHaveText([long.gameName, full.gameName, open.gameName]);
});

/** Brings the page onto paper, as far as a test can see it. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

function as(id: string) {
  return { eventOwner: id, gameOwner: id };
}

/** With the spacing of letters, words and lines that readers may set (WCAG 1.4.12), blocks still show all of their text. */
async function expectNothingCut(page: Page): Promise<void> {
  const style = await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  });
  const cut = await page
    .getByRole('link', { name: /players/ })
    .evaluateAll((blocks) =>
      blocks.filter((block) => block.scrollHeight > block.clientHeight).map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  await style.evaluate((element) => (element as HTMLElement).remove());
}
