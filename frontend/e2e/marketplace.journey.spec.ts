import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { failCalls } from './answers.ts';
import { test } from './desk.ts';
import { untilKept } from './kept.ts';
import { Player } from './players.ts';
import { expectSound, SCHEMES } from './sound.ts';
import { act, detailsOf, findGame, listGame, sellerAndBuyer } from './traders.ts';

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test('a game is bought, withdrawn, waited for and sold', async ({ browser }) => {
  const [seller, { page }] = await sellerAndBuyer(browser);
  const game = await listGame(seller, { paymentMethods: [{ type: 'Venmo', identifier: '@rutger' }] });
  const dialog = detailsOf(page, game);

  await test.step('by who buys it from the list', async () => {
    const card = await findGame(page, game);
    await expect(card).toContainText('$45.50');
    await expect(card).toContainText('Sold by Rutger van den Berg');
    await card.getByRole('button', { name: 'Buy' }).click();
    // The pointer keeps it open, for the next step as well.
    await toast(page, 'Purchase interest recorded').hover();
    await expect(page.getByText('The seller has been notified of your interest.').first()).toBeVisible();
    await expect(card.getByText('PENDING')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Buy' })).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'View Details' })).toBeFocused();
  });

  await test.step('thinks again, by the toast and then by the card', async () => {
    const card = page.getByRole('listitem', { name: game.gameName });
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Purchase interest' })
      .getByRole('button', { name: 'Withdraw' })
      .click();
    await expect(toast(page, 'Purchase interest withdrawn')).toBeVisible();
    await card.getByRole('button', { name: 'Buy' }).click();
    await card.getByRole('button', { name: 'Withdraw' }).click();
    await expect(card.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
    await card.getByRole('button', { name: 'Buy' }).click();
    await expect(card.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  });

  await test.step('withdraws in the details and buys again', async () => {
    await page.getByRole('button', { name: 'View Details' }).click();
    await expect(dialog).toContainText('Pending by Dana Whitfield');
    await expect(dialog).toContainText('@rutger');
    await dialog.getByRole('button', { name: 'Withdraw Interest' }).click();
    await expect(toast(page, 'Purchase interest withdrawn')).toBeVisible();
    await expect(dialog.getByText('Purchase Withdrawn')).toHaveCount(3);
    await dialog.getByRole('button', { name: 'I Want to Buy This' }).click();
    await expect(dialog).toContainText('Pending by Dana Whitfield');
    await page.goBack();
    await expect(dialog).toBeHidden();
  });

  await test.step('while another one waits', async () => {
    const other = await Player.named(browser, ['Ola Nordmann']);
    await other.page.goto(`/forsale?item=${game.id}`);
    const details = detailsOf(other.page, game);
    await expect(details).toContainText('Pending by Dana Whitfield');
    await details.getByRole('button', { name: 'Tell Me When Available' }).click();
    await expect(details.getByText('You are number 1 of 1 in the queue.')).toBeVisible();
    await other.leave();
  });

  await test.step('and is sold by its seller', async () => {
    const card = await findGame(seller.page, game);
    await expect(card).toContainText('Sold by You');
    await card.getByRole('button', { name: 'Mark Item as Sold' }).click();
    await expect(toast(seller.page, 'Item marked as sold')).toBeVisible();
    await expect(card.getByText('SOLD', { exact: true })).toBeVisible();
    await seller.page.goto(`/forsale?item=${game.id}`);
    await detailsOf(seller.page, game).getByText('History').click();
    await expect(detailsOf(seller.page, game).getByText(/^Pending to Sold by you$/)).toBeVisible();
  });
});

test('who comes second is told so, and sees how the game stands', async ({ browser }) => {
  const [seller, { page }] = await sellerAndBuyer(browser);
  const game = await listGame(seller);
  const card = await findGame(page, game);
  await act(await Player.named(browser, ['Ola Nordmann']), game, 'mark-pending');
  await card.getByRole('button', { name: 'Buy' }).click();
  await expect(
    page
      .getByText(
        /^Failed to record purchase interest\. Please try again\. Somebody else is buying this game\./,
      )
      .first(),
  ).toBeVisible();
  await expect(card.getByText('PENDING')).toBeVisible();

  const failing = await listGame(seller);
  const failingCard = await findGame(page, failing);
  await failCalls(page, /\/mark-pending/);
  await failingCard.getByRole('button', { name: 'Buy' }).click();
  await expect(page.getByText('Failed to record purchase interest. Please try again.').first()).toBeVisible();
  await expect(failingCard.getByRole('button', { name: 'Buy' })).toBeVisible();
});

test('a comment is kept until it is posted, and read by everybody', async ({ browser, page: visitor }) => {
  const [seller, { page }] = await sellerAndBuyer(browser);
  const game = await listGame(seller, {
    paymentMethods: [{ type: 'PayPal', identifier: 'rutger@pay.example' }],
  });
  const comment = `Are the dividers included? ${randomUUID().slice(0, 8)}`;
  await page.goto(`/forsale?search=${encodeURIComponent(game.gameName)}&item=${game.id}`);
  const dialog = detailsOf(page, game);
  const post = dialog.getByRole('button', { name: 'Post Comment' });
  await expect(post).toBeDisabled();
  await dialog.getByLabel('Add a comment').fill(comment);
  const succeed = await failCalls(page, /\/discussions/);
  await post.click();
  await expect(page.getByText('Failed to post comment. Please try again.').first()).toBeVisible();
  await expect(dialog.getByText('0 comments')).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel('Add a comment')).toHaveValue(comment);
  await succeed();
  await post.click();
  await expect(toast(page, 'Comment posted')).toBeVisible();
  await expect(dialog.getByLabel('Add a comment')).toHaveValue('');
  await expect(dialog.getByText('1 comment')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem', { name: game.gameName })).toContainText('1 comment');

  const card = await findGame(visitor, game);
  await expect(card.getByRole('button', { name: 'Buy' })).toHaveCount(0);
  await card.getByRole('link', { name: game.gameName }).click();
  const read = detailsOf(visitor, game);
  await expect(read.getByText(comment)).toBeVisible();
  await expect(read.getByText('Please log in to join the discussion.')).toBeVisible();
  await expect(read.getByText('PayPal')).toBeVisible();
  await expect(read).not.toContainText('@');
});

test('search, filters, order and view stand in the address', async ({ browser, page }) => {
  const [seller] = await sellerAndBuyer(browser);
  const family = `Family ${randomUUID().slice(0, 8)}`;
  for (const [name, price, condition] of [
    ['Azul', 20, 'New'],
    ['Brass', 60, 'Good'],
    ['Catan', 9, 'Fair'],
  ] as const) {
    await listGame(seller, { gameName: `${family} ${name}`, price, condition });
  }
  const games = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto('/forsale');
  await page.getByLabel('Search games').fill(family);
  await expect(page.getByText('3 games available')).toBeVisible();

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'New', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Fair' }).check();
  await page.getByLabel('Maximum price').fill('15.50');
  await expect(page.getByText('1 game available')).toBeVisible();
  await expect(games).toHaveText([`${family} Catan`]);
  await expect(page.getByRole('button', { name: 'Filters 3' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('2 games available')).toBeVisible();

  await page.reload();
  await page.getByLabel('Sort by').selectOption('Price');
  await expect(games).toHaveText([`${family} Azul`, `${family} Catan`]);
  await page.getByRole('button', { name: 'Order: High to Low' }).click();
  await expect(games).toHaveText([`${family} Catan`, `${family} Azul`]);

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Image',
    'Game',
    'Price',
    'Condition',
    'Status',
    'Seller',
    'Posted',
    'Comments',
    'Actions',
  ]);
  await page.getByLabel('Search games').fill(`${family} nobody has this`);
  await expect(page.getByText('No games found matching your criteria.')).toBeVisible();
  const succeed = await failCalls(page, /\/api\/forsale\?/, { message: 'The shelf is being moved.' });
  await page.getByLabel('Search games').fill('another');
  await expect(page.getByText('Error loading games: The shelf is being moved.')).toBeVisible();
  await succeed();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^Error loading games/)).toHaveCount(0);
});

test('a seller finds and deletes what they sell', async ({ browser }) => {
  const [seller, other] = await sellerAndBuyer(browser);
  const game = await listGame(seller);
  await listGame(other);
  const { page } = seller;
  await page.goto('/forsale');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'My Listings' }).check();
  await expect(page.getByText('1 game available')).toBeVisible();
  const card = page.getByRole('listitem', { name: game.gameName });
  await card.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Listing' });
  await expect(question).toContainText(game.gameName);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByText('No games found matching your criteria.')).toBeVisible();
});

test('a reported listing is hidden by the administrator', async ({ browser, staff }) => {
  const [seller, { page }] = await sellerAndBuyer(browser);
  const game = await listGame(seller);
  await test.step('somebody reports it', async () => {
    await page.goto(`/forsale?item=${game.id}`);
    await detailsOf(page, game).getByRole('button', { name: 'Report this listing' }).click();
    const form = page.getByRole('dialog', { name: 'Report Listing' });
    await form.getByRole('button', { name: 'Send Report' }).click();
    await expect(form.getByText('Please select a reason')).toBeVisible();
    await form.getByLabel('It is no game').check();
    await form.getByRole('button', { name: 'Send Report' }).click();
    await expect(toast(page, 'Report sent')).toBeVisible();
  });
  await test.step('the administrator finds and hides it', async () => {
    const card = await findGame(staff, game, '&reported=true');
    await expect(card).toContainText('Reported by 1');
    await card.getByRole('button', { name: 'View Details' }).click();
    await detailsOf(staff, game).getByRole('button', { name: 'Hide Listing' }).click();
    const form = staff.getByRole('dialog', { name: 'Hide Listing' });
    await form.getByRole('textbox').fill('Games only, please.');
    await form.getByRole('button', { name: 'Hide Listing' }).click();
    await expect(detailsOf(staff, game).getByText('Games only, please.')).toBeVisible();
  });
  await test.step('its seller alone still sees it', async () => {
    await page.goto(`/forsale?item=${game.id}`);
    await expect(page.getByRole('dialog', { name: 'Listing Not Found' })).toBeVisible();
    await seller.page.goto(`/forsale?item=${game.id}`);
    await expect(detailsOf(seller.page, game)).toContainText('Games only, please.');
  });
});

test('the list of an earlier visit is read again without a network, as a stranger sees it', async ({
  browser,
}) => {
  const seller = await Player.named(browser, ['Rutger van den Berg']);
  const game = await listGame(seller);
  const storageState = await seller.page.context().storageState();
  const context = await browser.newContext({ serviceWorkers: 'allow', storageState });
  const page = await context.newPage();
  const card = page.getByRole('listitem', { name: game.gameName });
  await page.goto('/forsale');
  await expect(card).toContainText('Sold by You');
  await untilKept(page);
  await page.reload();
  await expect(card).toContainText('Sold by You');
  const list = '/api/forsale?limit=24';
  await untilKept(page, list, game.gameName);
  expect(await page.evaluate(async (path) => (await caches.match(path))?.text(), list)).not.toContain('@');

  await context.setOffline(true);
  await page.reload();
  await expect(card).toContainText('Sold by Attendee');
  await expect(page.getByText(/^Not up to date since .+, trying again\.$/)).toBeVisible();
});

for (const colorScheme of SCHEMES) {
  test(`games for sale are accessible at every width, ${colorScheme}`, async ({ browser }) => {
    const seller = await Player.named(browser, ['Rutger van den Berg'], { colorScheme });
    const { page } = seller;
    const family = `Long ${randomUUID().slice(0, 8)}`;
    const game = await listGame(seller, {
      gameName: `${family} ${'Rindfleischetikettierungsüberwachungsaufgaben'.repeat(2)}`.slice(0, 100),
      notes: 'Überwachungsaufgabenübertragungsgesetz'.repeat(5),
      expansions: ['Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(2), 'Two', 'Three'],
      price: 9999.99,
    });
    const buyer = await Player.named(browser, ['Wolfeschlegelsteinhausenbergerdorff'.repeat(2).slice(0, 60)]);
    await act(buyer, await listGame(seller, { gameName: `${family} sold` }), 'mark-pending');
    for (const view of ['grid', 'list']) {
      await page.goto(`/forsale?search=${encodeURIComponent(family)}&view=${view}`);
      await expect(page.getByRole('link', { name: game.gameName })).toBeVisible();
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expectSound(page);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await page.goto(`/forsale?item=${game.id}`);
    await expect(detailsOf(page, game).getByLabel('Add a comment')).toBeVisible();
    await expectSound(page, 'dialog[open]');
  });
}
