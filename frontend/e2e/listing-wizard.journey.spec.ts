import { expect } from '@playwright/test';
import { failCalls, holdCalls } from './answers.ts';
import { test } from './journey.ts';
import { fillGameInfo, next, photo, step, tile, withSeller } from './listing-wizard.ts';
import { expectNoSidewaysScroll, expectSound } from './sound.ts';

const CREATE = /\/api\/forsale\??$/;
const UPLOAD = /\/api\/forsale\/upload-image/;

test('a seller lists a game with three photos; what is missing is said, and one upload is tried again', async ({
  browser,
}) => {
  await withSeller(browser, async (page) => {
    await page.goto('/forsale');
    await page.getByRole('button', { name: 'List a Game' }).click();
    await expect(page).toHaveTitle(/ - Create New Listing$/);

    await test.step('Game Info', async () => {
      await next(page);
      for (const text of [
        'Game name is required',
        'Please select a condition',
        'Price must be greater than 0',
      ]) {
        await expect(page.getByText(text)).toBeVisible();
      }
      await expect(page.getByLabel('Game name')).toBeFocused();
      await page.getByLabel('Game name').fill('No such game, really');
      await page.getByLabel('Price in US dollars').fill('10000');
      await next(page);
      await expect(page.getByText('Please select a game from BoardGameGeek.')).toBeVisible();
      await expect(page.getByText('Price is too high')).toBeVisible();
      await expectSound(page);

      await fillGameInfo(page);
      await expect(page.getByLabel('Game name')).toHaveValue('Ark Nova');
      await expect(page.getByText('Picked.')).toBeVisible();
      await page.getByLabel('Description').fill('Played twice.');
      await next(page);
    });

    await test.step('Expansions', async () => {
      await expect(step(page, 'Expansions')).toBeFocused();
      const field = page.getByLabel('Expansion sold along');
      await field.fill('   ');
      await field.press('Enter');
      await field.fill(' Marine Worlds ');
      await field.press('Enter');
      await field.fill('marine worlds');
      await field.press('Enter');
      await expect(page.getByText('marine worlds is in the list already')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Expansions' }).getByRole('listitem')).toHaveText([
        'Marine Worlds',
      ]);
      await expectSound(page);
      await field.fill('Zoo Map Pack 1');
      await next(page);
    });

    await test.step('Photos', async () => {
      const files = [
        await photo(page, 'box.png'),
        await photo(page, 'board.jpg'),
        await photo(page, 'cards.png'),
      ];
      let calls = 0;
      await page.route(UPLOAD, (route) => {
        calls += 1;
        return calls === 2 ? route.abort() : route.fallback();
      });
      await page
        .locator('input[type=file]')
        .setInputFiles([
          ...files,
          { name: 'rules.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
        ]);
      await expect(page.getByText('rules.pdf is not a PNG, JPG or GIF picture.')).toBeVisible();
      await expect(tile(page, 3).getByRole('img', { name: 'Uploaded' })).toBeVisible();
      await expect(tile(page, 2)).toContainText('Network error during upload');
      await expect(tile(page, 1)).toContainText('Main');
      await expectSound(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectSound(page);

      await next(page);
      await page.getByRole('button', { name: 'Create Listing' }).click();
      await expect(page.getByRole('alert').last()).toContainText(
        'Failed to upload image 2: Network error during upload',
      );
      await expect(step(page, 'Photos')).toBeVisible();
      await tile(page, 2)
        .getByRole('button', { name: /^Retry/ })
        .click();
      await expect(tile(page, 2).getByRole('img', { name: 'Uploaded' })).toBeVisible();
      await tile(page, 2).getByRole('button', { name: /main/ }).click();
      await tile(page, 2)
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expect(tile(page, 1), 'the first that is left').toContainText('Main');
      await page.locator('input[type=file]').setInputFiles(files.slice(1, 2));
      await expect(tile(page, 3).getByRole('img', { name: 'Uploaded' })).toBeVisible();
      await next(page);
    });

    await test.step('Payment', async () => {
      await expect(page.getByRole('button', { name: /^Remove payment/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Add payment method' }).click();
      const second = page.getByRole('region', { name: 'Payment method 2' });
      await second.getByLabel('Type').click();
      await page.locator('.ant-select-dropdown:visible').getByTitle('PayPal', { exact: true }).click();
      await page.getByRole('button', { name: 'Create Listing' }).click();
      await expect(page.getByText('Please complete every payment method')).toBeVisible();
      await expect(page.getByPlaceholder('PayPal email or username')).toBeFocused();
      await expectSound(page);
      await page.getByPlaceholder('PayPal email or username').fill('dana@mail.example');
      // The server does it, but its answer never arrives.
      await page.route(CREATE, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await page.getByRole('button', { name: 'Create Listing' }).click();
      await expect(page.getByText('The listing could not be created.')).toBeVisible();
      await page.unroute(CREATE);
      await page.getByRole('button', { name: 'Create Listing' }).click();
    });

    await expect(page).toHaveTitle(/ - Games for Sale$/);
    await expect(page.getByRole('heading', { name: 'Games for Sale' })).toBeInViewport();
    const answer = await page.request.get('/api/forsale/my-listings');
    const { items } = await answer.json();
    expect(items, 'saving again after a lost answer makes it once').toHaveLength(1);
    const [listing] = items;
    expect(listing).toMatchObject({
      gameName: 'Ark Nova',
      condition: 'Like New',
      price: 45.5,
      gameDescription: 'Played twice.',
      expansions: ['Marine Worlds', 'Zoo Map Pack 1'],
      status: 'Available',
      paymentMethods: [{ type: 'Cash' }, { type: 'PayPal', identifier: 'dana@mail.example' }],
    });
    expect(listing.bggId).toBeGreaterThan(0);
    expect(listing.images.map(({ isMain }: { isMain: boolean }) => isMain)).toEqual([true, false, false]);
  });
});

test('a listing is edited; a refused save and a reload lose nothing', async ({ browser }) => {
  await withSeller(browser, async (page) => {
    const form = {
      gameName: 'Azul',
      condition: 'Good',
      price: 20,
      paymentMethods: [{ type: 'Venmo', identifier: '@dana' }],
    };
    const created = await page.request.post('/api/forsale', { data: form });
    const { id } = await created.json();
    await page.goto(`/forsale?mode=edit&item=${id}`);
    await expect(page).toHaveTitle(/ - Edit Listing$/);
    await expect(page.getByLabel('Game name')).toHaveValue('Azul');
    await expect(page.getByLabel('Price in US dollars')).toHaveValue('20.00');
    await page.getByRole('textbox', { name: /^Notes/ }).fill('Box a little worn.');

    await test.step('the session is lost', async () => {
      const session = await page.context().cookies();
      await page.getByRole('button', { name: /Payment$/ }).click();
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Update Listing' }).click();
      await expect(page.getByText(/Please log in/)).toBeVisible();
      await page.context().addCookies(session);
    });

    await page.reload();
    await expect(page.getByText('What you had entered is back')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Box a little worn.');

    await page.getByRole('button', { name: /Payment$/ }).click();
    await expect(page.getByPlaceholder('Venmo username')).toHaveValue('@dana');
    const mend = await failCalls(page, new RegExp(`/api/forsale/${id}`), { method: 'PUT' });
    await page.getByRole('button', { name: 'Update Listing' }).click();
    await expect(page.locator('.ant-alert')).toContainText(
      'The listing could not be updated. What you entered is still here.',
    );
    await mend();
    // Somebody buys it meanwhile, which a new note must not undo.
    await page.request.post(`/api/forsale/${id}/mark-sold`);
    const letGo = await holdCalls(page, new RegExp(`/api/forsale/${id}\\??$`));
    await page.getByRole('button', { name: 'Update Listing' }).click();
    await expect(page.getByRole('button', { name: 'Updating Listing...' })).toBeVisible();
    letGo();
    await expect(page).toHaveTitle(/ - Games for Sale$/);
    const saved = await (await page.request.get(`/api/forsale/${id}`)).json();
    expect(saved).toMatchObject({ notes: 'Box a little worn.', status: 'Sold', price: 20 });

    await page.goto(`/forsale?mode=edit&item=${id}`);
    await expect(page.getByLabel('Game name')).toHaveValue('Azul');
    await expect(page.getByText('What you had entered is back')).toHaveCount(0);
  });
});

test('Cancel asks only when something would be lost', async ({ browser }) => {
  await withSeller(browser, async (page) => {
    await page.goto('/forsale');
    await page.getByRole('button', { name: 'List a Game' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveTitle(/ - Games for Sale$/);

    await page.getByRole('button', { name: 'List a Game' }).click();
    await page.getByLabel('Description').fill('Still in shrink.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Still in shrink.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveTitle(/ - Games for Sale$/);
    await page.getByRole('button', { name: 'List a Game' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('');
  });
});

test('on a phone a photo is cancelled, tried again and saved although the server lost another one', async ({
  browser,
}) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  await withSeller(
    browser,
    async (page) => {
      await page.goto('/forsale?mode=create');
      await fillGameInfo(page);
      await expectNoSidewaysScroll(page);
      await next(page);
      await next(page);
      // Taken in portrait, as a phone does.
      const files = [await photo(page, 'box.png'), await photo(page, 'board.jpg')];
      const letGo = await holdCalls(page, UPLOAD);
      await page.locator('input[type=file]').setInputFiles(files);
      await expect(tile(page, 2)).toContainText('Waiting');
      await tile(page, 2)
        .getByRole('button', { name: /^Cancel/ })
        .tap();
      await expect(tile(page, 2)).toContainText('Upload was cancelled');
      letGo();
      await expect(tile(page, 1).getByRole('img', { name: 'Uploaded' })).toBeVisible();
      await tile(page, 2)
        .getByRole('button', { name: /^Retry/ })
        .tap();
      await expect(tile(page, 2).getByRole('img', { name: 'Uploaded' })).toBeVisible();
      const tall = tile(page, 2).getByRole('img', { name: 'Photo 2' });
      const isSquare = async () => {
        const { width = Number.NaN, height } = (await tall.boundingBox()) ?? {};
        return width === height;
      };
      await expect.poll(isSquare, 'a tall photo takes no more room').toBe(true);
      await expectNoSidewaysScroll(page);
      await next(page);

      await page.route(CREATE, (route) =>
        route.fulfill({
          status: 400,
          json: {
            statusCode: 400,
            title: 'Invalid input',
            message: 'x',
            fields: { 'photos.1': 'It is gone.' },
          },
        }),
      );
      await page.getByRole('button', { name: 'Create Listing' }).tap();
      const alert = page.getByRole('alert').filter({ hasText: 'Failed to upload image 2: It is gone.' });
      await expect(alert).toBeInViewport({ ratio: 1 });
      await page.unroute(CREATE);
      // A touch while the page still moves to the alert ends the movement and presses nothing.
      await expect(async () => {
        await tile(page, 2)
          .getByRole('button', { name: /^Retry/ })
          .tap({ timeout: 2_000 });
        await expect(tile(page, 2)).not.toContainText('It is gone.', { timeout: 1_000 });
      }).toPass();
      await expect(tile(page, 2).getByRole('img', { name: 'Uploaded' })).toBeVisible();
      await next(page);
      await page.getByRole('button', { name: 'Create Listing' }).tap();
      await expect(page).toHaveTitle(/ - Games for Sale$/);
    },
    phone,
  );
});
