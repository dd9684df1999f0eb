import { expect, type Page } from '@playwright/test';
import { address } from './desk.ts';
import { test } from './journey.ts';
import { Player } from './players.ts';

/** Forms that hold what was typed while somebody reads what they agree to, and over a reload. */

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you entered?' });

test('a family reads what it agrees to, and the form still holds them; once registered nothing is kept', async ({
  page,
}) => {
  const email = address('reads');
  const expectTyped = async () => {
    await expect(page.getByLabel('Email Address')).toHaveValue(email);
    await expect(page.getByRole('textbox', { name: 'Name 1' })).toHaveValue('Dana Whitfield');
    await expect(page.getByRole('textbox', { name: 'Name 2' })).toHaveValue('Ines Whitfield');
    await expect(
      page.getByRole('group', { name: 'Age of Ines Whitfield' }).getByRole('radio').last(),
    ).toBeChecked();
  };
  await page.goto('/');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('textbox', { name: 'Name 1' }).fill('Dana Whitfield');
  await page.getByRole('button', { name: 'Add another name' }).click();
  await page.getByRole('textbox', { name: 'Name 2' }).fill('Ines Whitfield');
  await page.getByRole('group', { name: 'Age of Ines Whitfield' }).getByText('9 and under').click();

  for (const [link, heading] of [
    ['code of conduct', 'Code of conduct'],
    ['Privacy', 'Privacy'],
  ] as const) {
    await page.locator('form').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    await page.goBack();
    await expectTyped();
  }
  await page.reload();
  await expectTyped();

  await page.getByRole('checkbox', { name: /^I am a parent or guardian/ }).check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await kept()).not.toContain('Whitfield');
  await page.getByRole('button', { name: 'Register somebody else' }).click();
  await expect(page.getByRole('textbox', { name: 'Name 1' })).toHaveValue('');
});

test('a new event that was begun is there after a reload, is thrown away by Discard, and goes with Logout', async ({
  browser,
}) => {
  const { page } = await Player.named(browser, ['Dana Whitfield']);
  await page.goto('/events?open=new-event');
  const drawer = page.getByRole('dialog', { name: 'New Event' });
  const game = drawer.getByLabel('Game Name');
  await game.fill('Moon Bakery');
  await drawer.getByLabel('Description').fill('We bake, and nobody is burnt.');
  await page.reload();
  await expect(game).toHaveValue('Moon Bakery');
  await expect(drawer.getByLabel('Description')).toHaveValue('We bake, and nobody is burnt.');

  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(drawer).toBeHidden();
  await page.goto('/events?open=new-event');
  await expect(game).toHaveValue('');

  // Also where the page is left with it.
  await page.goto('/forsale');
  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  await page.getByRole('button', { name: 'Create & View Options' }).click();
  await page.getByRole('menuitem', { name: 'Create Event' }).click();
  await game.fill('Sun Bakery');
  await page.evaluate(() => history.go(-2));
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/forsale/);
  await page.goto('/events?open=new-event');
  await expect(game).toHaveValue('');

  await game.fill('Moon Bakery');
  await expect(async () => {
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Moon Bakery');
  }).toPass();
  const other = await page.context().newPage();
  await other.goto('/login');
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByLabel('Email Address')).toBeVisible();
  await expect(async () => {
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Moon Bakery');
  }).toPass();
});
