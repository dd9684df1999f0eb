import { type Browser, expect, type Page } from '@playwright/test';
import { failCalls } from './answers.ts';
import { test } from './journey.ts';
import { Player } from './players.ts';
import { expectSound } from './sound.ts';

async function withPlayer(browser: Browser, names: string[], play: (player: Player) => Promise<void>) {
  const player = await Player.named(browser, names);
  await play(player);
  await player.leave();
}

function drawerOf(page: Page, title: 'New Event' | 'Edit Event') {
  return page.getByRole('dialog', { name: title });
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.locator('.ant-drawer').getByRole('combobox', { name: label, exact: true });
  await field.click();
  // The list of times is long, and typing finds one.
  if (label === 'Time') await field.fill(option);
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}

async function fillIn(page: Page, gameName: string, day = 'Saturday', time = '9:00 AM'): Promise<void> {
  await page.locator('.ant-drawer').getByLabel('Game Name').fill(gameName);
  await choose(page, 'Day', day);
  await choose(page, 'Time', time);
}

test('somebody creates an event and brings the game, after the form said what was missing', async ({
  browser,
}) => {
  await withPlayer(browser, ['Dana Whitfield', 'Theo Whitfield'], async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('button', { name: 'Create & View Options' }).click();
    await page.getByRole('menuitem', { name: 'Create Event' }).click();
    const drawer = drawerOf(page, 'New Event');
    await expect(drawer.getByText('Schedule a game event')).toBeVisible();
    await expect(drawer.getByLabel('Game Name')).toBeFocused();
    await expect(drawer.getByLabel('Spots')).toHaveValue('4');
    await expect(drawer.getByText('1 h', { exact: true })).toBeVisible();
    await expect(drawer.getByRole('checkbox', { name: 'Visible' })).toBeChecked();

    await drawer.getByLabel('Spots').fill('100');
    await drawer.getByLabel('Fewest players').scrollIntoViewIfNeeded();
    await drawer.getByRole('button', { name: 'Create Event' }).click();
    await expect(drawer.getByLabel('Game Name')).toBeFocused();
    await expect(drawer.getByText('Game Name', { exact: true }), 'the label too').toBeInViewport({
      ratio: 1,
    });
    for (const text of [
      'You must enter a game name.',
      'Event date is required.',
      'Event time is required.',
      'Spots must be a whole number from 1 to 99.',
    ]) {
      await expect(drawer.getByText(text)).toBeVisible();
    }
    await expectSound(page, '.ant-drawer');

    await drawer.getByLabel('Spots').fill('3');
    await fillIn(page, 'Sky Team', 'Friday', '9:45 PM');
    await choose(page, 'Day', 'Saturday');
    await expect(drawer.getByText('9:45 PM'), 'a time that Saturday does not have').toHaveCount(0);
    await choose(page, 'Time', 'Undetermined');
    await choose(page, 'Owner Name', 'Theo Whitfield');

    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await drawer.getByRole('button', { name: 'Create Event' }).click();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    const details = page.getByRole('dialog', { name: 'Event Details' });
    await expect(details.getByRole('heading', { name: 'Sky Team' })).toBeVisible();
    await expect(details.getByText('Organizer: Theo Whitfield')).toBeVisible();
    await expect(details.getByText(/Undetermined/)).toBeVisible();
    await expect(details.getByText('Game Owner Needed')).toHaveCount(0);
  });
});

test('a game is requested, and saving again after a lost answer makes it once', async ({ browser }) => {
  await withPlayer(browser, ['Mei-Lin Tran'], async ({ page }) => {
    const game = `Requested ${Date.now()}`;
    await page.goto('/events?open=request-game');
    const drawer = drawerOf(page, 'New Event');
    await fillIn(page, game);
    // The server does it, but its answer never arrives.
    await page.route('**/api/event', async (route) => {
      if (route.request().method() === 'PUT') await route.fetch();
      await route.abort();
    });
    await drawer.getByRole('button', { name: 'Request Game' }).click();
    await expect(drawer.getByRole('alert')).toContainText('Failed to save event.');
    await page.unroute('**/api/event');
    await drawer.getByRole('button', { name: 'Request Game' }).click();
    await expect(page.getByText('Game requested', { exact: true })).toBeVisible();

    await page.goto(`/events?game=${game}`);
    await expect(page.getByRole('link', { name: game })).toHaveCount(1);
    await expect(page.getByRole('row', { name: game })).toContainText('Game Owner Needed');
    await expect(page.getByRole('row', { name: game })).toContainText('1/4');
  });
});

test('who cannot take part in the event that they create is told so; the event stands', async ({
  browser,
}) => {
  await withPlayer(browser, ['Priya Raghunathan'], async (player) => {
    const { page } = player;
    const other = await player.createEvent({ eventTime: '10:00 AM' });
    const game = `Conflicting ${Date.now()}`;
    await page.goto('/events?open=new-event');
    await fillIn(page, game, 'Saturday', '10:30 AM');
    await drawerOf(page, 'New Event').getByRole('button', { name: 'Create Event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule Conflict' });
    await expect(dialog).toContainText(other.gameName);
    await expect(dialog).toContainText('The event was created, but you are not registered for it.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(drawerOf(page, 'New Event')).toBeHidden();
    await page.goto(`/events?game=${game}`);
    await expect(page.getByRole('row', { name: game })).toContainText('0/4');
  });
});

test('the owner edits an event over its details; what the server refuses is kept', async ({ browser }) => {
  await withPlayer(browser, ['Marcus Bell'], async (player) => {
    const { page } = player;
    const gameName = `Azul ${Date.now()}`;
    const event = await player.createEvent({ eventTime: '1:00 PM', gameName, gameOwner: '' });
    await player.open(event);
    await page.getByRole('button', { name: 'Edit Event' }).click();
    const drawer = drawerOf(page, 'Edit Event');
    await expect(drawer.getByLabel('Game Name')).toHaveValue(event.gameName);
    await drawer.getByLabel('Game Name').fill('Azul: Summer Pavilion');
    await drawer.getByLabel('Spots').fill('6');

    const mend = await failCalls(page, /\/api\/event$/, { method: 'PUT' });
    await drawer.getByRole('button', { name: 'Save Event' }).click();
    await expect(drawer.getByRole('alert')).toHaveText(/^ErrorFailed to save event\.$/);
    await mend();
    const guest = await Player.named(browser, ['Ola Szymańska']);
    await guest.join(event);
    await guest.bringGame(event);
    await guest.leave();
    await drawer.getByRole('button', { name: 'Save Event' }).click();
    await expect(drawer).toBeHidden();
    const details = page.getByRole('dialog', { name: 'Event Details' });
    await expect(details.getByRole('heading', { name: 'Azul: Summer Pavilion' })).toBeVisible();
    await expect(
      details.getByRole('listitem').filter({ hasText: 'Ola Szymańska' }),
      'who came to bring the game while the form was open still does',
    ).toContainText('Game Owner');
  });
});

test('Enter in the search for a board game takes the only one, or the one whose name is typed, and else asks to choose', async ({
  browser,
}) => {
  const { page } = await Player.named(browser, ['Dana Whitfield']);
  await page.goto('/events?open=new-event');
  const drawer = page.getByRole('dialog', { name: 'New Event' });
  const game = drawer.getByLabel('Game Name');
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  /** The one that Enter takes, once the search has answered. */
  const meant = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active');

  await game.pressSequentially('ticket');
  await expect(options.nth(1)).toBeVisible();
  await game.press('Enter');
  await expect(drawer.getByText('Choose one of the list')).toBeVisible();
  await expect(options.nth(1)).toBeVisible();
  await game.press('ArrowDown');
  await game.press('Enter');
  await expect(drawer.getByText('Picked.')).toBeVisible();

  await game.fill('ticket to ride');
  await expect(meant).toHaveText(/^Ticket to Ride/);
  await expect(options.nth(1)).toBeVisible();
  await game.press('Enter');
  await expect(game).toHaveValue('Ticket to Ride');
  await expect(drawer.getByText('Picked.')).toBeVisible();

  await page.goto('/forsale');
  await page.getByRole('button', { name: 'List a Game' }).click();
  await page.getByLabel('Game name').pressSequentially('ark nov');
  await expect(options).toHaveCount(1);
  await expect(meant).toHaveCount(1);
  await page.getByLabel('Game name').press('Enter');
  await expect(page.getByText('Picked.')).toBeVisible();
});
