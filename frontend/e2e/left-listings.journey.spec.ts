import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { holdCalls, leaveUnanswered, toast, toFaq } from './answers.ts';
import { test } from './journey.ts';
import { fillGameInfo, next, photo, tile, withSeller } from './listing-wizard.ts';
import { detailsOf, findGame, listGame, sellerAndBuyer } from './traders.ts';

// Forms of the marketplace that are left while their answer is under way.

const CREATE = /\/api\/forsale\??$/;
const COMMENT = /\/discussions/;
const UPLOAD = /\/api\/forsale\/upload-image/;

test('a wizard that waits for photos is left by Discard, a link or Back, and the page goes on', async ({
  browser,
}) => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    discard: async (page) => {
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
    },
    link: (page) => page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).click(),
    back: async (page) => void (await page.goBack()),
  };
  await withSeller(browser, async (page) => {
    for (const [name, leave] of Object.entries(ways)) {
      await test.step(name, async () => {
        await page.goto('/forsale');
        await page.getByRole('button', { name: 'List a Game' }).click();
        await fillGameInfo(page);
        await next(page);
        await next(page);
        const letGo = await holdCalls(page, UPLOAD);
        const files = [await photo(page, 'box.png'), await photo(page, 'board.jpg')];
        await page.locator('input[type=file]').setInputFiles(files);
        await expect(tile(page, 2)).toContainText('Waiting');
        await next(page);
        await page.getByRole('button', { name: 'Create Listing' }).click();
        await expect(page.getByRole('button', { name: 'Creating Listing...' })).toBeVisible();
        await leave(page);
        await expect(page.getByRole('button', { name: 'Creating Listing...' })).toHaveCount(0);
        expect(await page.evaluate(() => 1 + 1), 'the page answers').toBe(2);
        letGo();
        await page.unroute(UPLOAD);
        await page.evaluate(() => localStorage.clear());
      });
    }
    const { items } = await (await page.request.get('/api/forsale/my-listings')).json();
    expect(items, 'nothing is listed behind the seller’s back').toEqual([]);
  });
});

/** A finished form for a new listing, on its last step. */
async function fillWizard(page: Page): Promise<void> {
  await page.goto('/forsale');
  await page.getByRole('button', { name: 'List a Game' }).click();
  await fillGameInfo(page);
  for (const _step of ['Expansions', 'Photos', 'Payment']) await next(page);
}

const create = (page: Page) => page.getByRole('button', { name: 'Create Listing' }).click();
const listed = async (page: Page) =>
  (await (await page.request.get('/api/forsale/my-listings')).json()).items;

test('a listing that is refused after its form was left is told, and what was entered comes back', async ({
  browser,
}) => {
  await withSeller(browser, async (page) => {
    await fillWizard(page);
    await expect(page.getByText('has changed for 30 days')).toBeVisible();
    await leaveUnanswered(page, {
      call: CREATE,
      isRefused: true,
      act: () => create(page),
      leave: () => toFaq(page),
    });
    await expect(
      toast(page, 'The listing could not be created. What you entered is kept in this browser.', 'Ark Nova'),
    ).toBeVisible();
    await page.goto('/forsale?mode=create');
    await expect(page.getByText('What you had entered is back')).toBeVisible();
    await expect(page.getByLabel('Game name')).toHaveValue('Ark Nova');
  });
});

test('a second form is neither closed nor emptied by the late answer of the first', async ({ browser }) => {
  await withSeller(browser, async (page) => {
    await fillWizard(page);
    const letGo = await holdCalls(page, CREATE);
    await create(page);
    await page.goBack();
    await page.getByRole('button', { name: 'List a Game' }).click();
    await expect(page.getByRole('heading', { name: 'Create New Listing' }), 'for the keyboard').toBeFocused();
    await expect(page.getByLabel('Game name'), 'it is about another game').toHaveValue('');
    await page.getByLabel('Description').fill('Still in shrink.');
    letGo();
    await expect(page.getByText('Listing created', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('Still in shrink.');
    await page.reload();
    await expect(page.getByLabel('Description')).toHaveValue('Still in shrink.');
    expect(await listed(page)).toHaveLength(1);
  });
});

test('sent again after a lost answer and a reload, a listing is made once', async ({ browser }) => {
  await withSeller(browser, async (page) => {
    await fillWizard(page);
    await page.route(CREATE, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await create(page);
    await expect(page.getByText('The listing could not be created.')).toBeVisible();
    await page.unroute(CREATE);
    await page.reload();
    await expect(page.getByText('What you had entered is back')).toBeVisible();
    for (const _step of ['Expansions', 'Photos', 'Payment']) await next(page);
    await create(page);
    await expect(page.getByRole('heading', { name: 'Games for Sale' })).toBeVisible();
    expect(await listed(page)).toHaveLength(1);
  });
});

test('a comment is posted once after a lost answer, and told when it fails after the game was closed', async ({
  browser,
}) => {
  const [seller, buyer] = await sellerAndBuyer(browser);
  const game = await listGame(seller);
  const { page } = buyer;
  await page.goto(`/forsale?item=${game.id}`);
  const dialog = detailsOf(page, game);
  const post = () => dialog.getByRole('button', { name: 'Post Comment' }).click();
  await dialog.getByLabel('Add a comment').fill('Is it complete?');
  await page.route(COMMENT, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await post();
  await expect(page.getByText('Failed to post comment. Please try again.').first()).toBeVisible();
  await page.unroute(COMMENT);
  await page.reload();
  await post();
  await expect(page.getByText('Comment posted', { exact: true })).toBeVisible();
  await expect(dialog.getByText('1 comment', { exact: true })).toBeVisible();

  await dialog.getByLabel('Add a comment').fill('And the box?');
  await leaveUnanswered(page, {
    call: COMMENT,
    isRefused: true,
    act: post,
    leave: async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  });
  await expect(toast(page, 'Failed to post comment. Please try again.', game.gameName)).toBeVisible();
  await page.goto(`/forsale?item=${game.id}`);
  await expect(dialog.getByLabel('Add a comment')).toHaveValue('And the box?');
});

test('a double click buys one game, and two presses buy two', async ({ browser }) => {
  const [seller, { page }] = await sellerAndBuyer(browser);
  const family = `Family ${randomUUID().slice(0, 8)}`;
  const games = [];
  for (const name of ['Azul', 'Brass', 'Catan']) {
    games.push(await listGame(seller, { gameName: `${family} ${name}` }));
  }
  const address = `/forsale?status=Available&view=list&sortBy=name&sortOrder=asc&search=${encodeURIComponent(family)}`;
  await page.goto(address);
  const row = (name: string) => page.getByRole('row', { name: `${family} ${name}` });
  await row('Azul').getByRole('button', { name: 'Buy' }).click();
  // The pause within a double click; the pointer is still where it has clicked.
  await page.waitForTimeout(250);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(row('Azul')).toContainText('Pending by Dana Whitfield');
  await expect(page.getByText('2 games available')).toBeVisible();
  await expect(row('Azul'), 'stays in its place').toContainText('Pending by Dana Whitfield');
  await expect(row('Brass')).toContainText('Available');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const letGo = await holdCalls(page, /\/mark-pending/);
  const bought: number[] = [];
  page.on('response', (answer) => answer.url().includes('/mark-pending') && bought.push(answer.status()));
  await row('Brass').getByRole('button', { name: 'Buy' }).click();
  await row('Catan').getByRole('button', { name: 'Buy' }).click();
  await expect(row('Catan').getByRole('button', { name: 'Buy' })).toHaveAttribute('aria-busy', 'true');
  letGo();
  // Not the rows: a list that is loaded again meanwhile has none that is not available.
  await expect.poll(() => bought).toEqual([200, 200]);
  await page.goto(address);
  await expect(page.getByText('No games found matching your criteria.')).toBeVisible();
});

test('what is done about a game, and fails after its page was left, is told by the name of the game', async ({
  browser,
}) => {
  const [seller, buyer] = await sellerAndBuyer(browser);
  const game = await listGame(seller);
  for (const [{ page }, button, call, sentence] of [
    [buyer, 'Buy', /\/mark-pending/, 'Failed to record purchase interest. Please try again.'],
    [seller, 'Mark Item as Sold', /\/mark-sold/, 'Failed to mark item as sold. Please try again.'],
  ] as const) {
    const card = await findGame(page, game);
    await leaveUnanswered(page, {
      call,
      isRefused: true,
      act: () => card.getByRole('button', { name: button }).click(),
      leave: () => toFaq(page),
    });
    await expect(toast(page, sentence, game.gameName)).toBeVisible();
  }
});

test('a report that fails after its dialog was closed is told', async ({ browser }) => {
  const [seller, { page }] = await sellerAndBuyer(browser);
  const game = await listGame(seller);
  await page.goto(`/forsale?item=${game.id}`);
  await detailsOf(page, game).getByRole('button', { name: 'Report this listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Listing' });
  await dialog.getByText('It is no game').click();
  await leaveUnanswered(page, {
    call: /\/report/,
    isRefused: true,
    act: () => dialog.getByRole('button', { name: 'Send Report' }).click(),
    leave: async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  });
  await expect(page.getByText(/Failed to send the report\. Please try again\./).first()).toBeVisible();
});
