import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { untilKept } from './kept.ts';
import { mailText } from './mailbox.ts';
import { Player } from './players.ts';

const ADMIN = process.env.ADMIN_EMAIL ?? 'admin@tablefall.example';

test('the FAQ is searched, and every entry has an address', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto('/faq');
  const entries = page.locator('details');
  await expect(entries).toHaveCount(10);
  await expect(page.getByRole('link', { name: /^volunteers@/ })).toHaveAttribute(
    'href',
    /^mailto:volunteers@/,
  );

  await test.step('a search leaves what holds its words, opened', async () => {
    await page.getByLabel('Search the questions').fill('FLAG teacher');
    await expect(entries).toHaveCount(1);
    await expect(page.getByText('A teacher is wanted.')).toBeVisible();
    await expect(page).toHaveURL(/\?search=FLAG\+teacher$/);
  });

  await test.step('one that finds nothing says so and leads back', async () => {
    await page.getByLabel('Search the questions').fill('dragon');
    await expect(page.getByText('No question holds “dragon”.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all 10 questions' }).click();
    await expect(entries).toHaveCount(10);
  });

  await test.step('a copied link opens its entry', async () => {
    await page.getByText('Can I get something to eat?').click();
    await page.getByRole('button', { name: /^Copy link to “Can I get/ }).click();
    await expect(page.getByText('Copied!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toBe('#food');

    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByText('Food and drink are sold on site')).toBeInViewport();
    await expect(other.getByText('No game library is provided.')).toBeHidden();
  });
});

test('what is typed begins where its own letters do', async ({ page }) => {
  await page.goto('/contact');
  for (const name of ['Name', 'Message']) {
    const field = page.getByLabel(name);
    await field.fill('שלום (אבי)');
    await expect(field).toHaveCSS('unicode-bidi', 'plaintext');
  }
});

test('a message reaches the staff; a failure keeps what was typed', async ({ page }) => {
  const message = `Is there a cloakroom? ${Date.now()}`;
  const send = page.getByRole('button', { name: 'Send Message' });
  await page.goto('/contact');

  await test.step('what is missing is said under each field', async () => {
    await send.click();
    for (const text of ['Name is required', 'Invalid email address', 'Message is required']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByLabel('Name')).toBeFocused();
  });

  await page.getByLabel('Name').fill('Kofi Mensah');
  await page.getByLabel('Email').fill('kofi.mensah@mail.example');
  await page.getByLabel('Message').fill(message);

  await test.step('a failure is told in a dialog', async () => {
    await page.route('/api/contact', (route) => route.abort());
    await send.click();
    const dialog = page.getByRole('dialog', { name: 'Uh oh!' });
    await expect(dialog).toContainText('There was an issue while sending your message. Please try again.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(send).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
    await page.unroute('/api/contact');
  });

  await test.step('then it is sent', async () => {
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Message Sent!' });
    await expect(dialog).toContainText('We will get back to you as soon as possible.');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  await mailText({ to: ADMIN, subject: /contact form$/, says: message });
});

test('the newsletter page embeds the configured form, and does without one', async ({ page }) => {
  await page.goto('/email');
  const frame = page.locator('iframe');
  await page.getByRole('button', { name: /^Show the sign-up form: your browser then asks / }).click();
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*top-navigation)/);
  const form = await frame.getAttribute('src');
  await expect(page.getByRole('link', { name: /open it in a new tab/ })).toHaveAttribute('href', form ?? '');
  await frame.contentFrame().getByLabel('Your e-mail address').fill('ines@guests.example');
  await frame.contentFrame().getByRole('button').click();
  await expect(frame.contentFrame().getByRole('status')).toContainText('ines@guests.example is on the list');

  await page.route('/email', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(`"newsletterForm":"${form}"`, '"newsletterForm":null');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(page.getByText('The list is not open yet.')).toBeVisible();
});

test('the map shows rooms and tables, in a picture and in words', async ({ page }) => {
  await page.goto('/map');
  // The app's own elements have other ids than those of the first view, whose place they take.
  await expect(page.locator('.first-view')).toHaveCount(0);
  const plan = page.getByRole('img', { name: 'Floor plan' });
  await expect(plan).toBeVisible();
  // The list is read by itself; as the picture's description it would be one long sentence.
  await expect(plan).not.toHaveAttribute('aria-describedby');
  await expect(page.getByText(/^\d+ tables, A1 to A\d+, \d seats each$/)).toBeVisible();
  // The page's own document brings the map with it; from another page it is asked for.
  await page.route('/api/mapdata', (route) => route.abort());
  await page.goto('/contact');
  await expect(page.locator('.first-view')).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Map' }).click();
  await expect(page.getByText('The map did not load')).toBeVisible();
  await page.unroute('/api/mapdata');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(plan).toBeVisible();
});

test('every page shows its text before any script has run, but not to somebody who may be signed in', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/faq', 'Frequently Asked Questions'],
    ['/contact', 'Contact'],
    ['/email', 'Newsletter'],
    ['/map', 'Map'],
    ['/attendees', 'Attendees'],
    ['/', 'Take a seat'],
    ['/login', 'Login'],
    ['/nowhere', 'Not Found'],
  ]) {
    await page.goto(path ?? '');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await expect(page.getByText('Sponsored by')).toBeAttached();

  const known = await request.get('/faq', { headers: { cookie: 'anything=1' } });
  expect(await known.text()).not.toContain('Frequently Asked Questions</h1>');
});

test('who reads only the status learns which addresses are pages', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path)).status();
  for (const path of ['/', '/events', '/organise/people', '/gameday/2027-10-08', '/verify/code']) {
    expect(await statusOf(path), path).toBe(200);
  }
  for (const path of [
    '/nowhere',
    '/organise/nothing',
    '/.env',
    '/wp-login.php',
    '/.well-known/security.txt',
    '/%ff',
  ]) {
    expect(await statusOf(path), path).toBe(404);
  }
});

test('links show title and picture to crawlers that run no script', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text();
  const faq = await html('/faq');
  expect(faq).toContain('<title>Tablefall - Frequently Asked Questions</title>');
  expect(faq).toMatch(/<link rel="canonical" href="[^"]+\/faq">/);
  const [, image] = /<meta property="og:image" content="([^"]+)">/.exec(faq) ?? [];
  const picture = await request.get(new URL(image ?? '').pathname);
  expect(picture.headers()['content-type']).toBe('image/png');

  const personal = await html('/gameday-reply/somebody');
  expect(personal).toContain('noindex');
  expect(personal).not.toContain('somebody');
});

test('the FAQ is read again without a network, and nothing personal is kept', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/faq');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () =>
    page.evaluate(async () => {
      const caches = await window.caches.keys();
      const requests = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(async () => (await kept()).filter((path) => path.startsWith('/assets/')).length)
    .toBeGreaterThan(3);
  await expect.poll(kept).toContain('/');
  await page.goto('/login');
  expect(
    (await kept()).filter((path) => /login|user|gameday|verify/.test(path.replace(/^\/assets\/.*/, ''))),
  ).toEqual([]);

  await context.setOffline(true);
  await page.goto('/faq#food');
  await expect(page.getByText('Food and drink are sold on site')).toBeVisible();
  await context.setOffline(false);
});

test('the schedule of an earlier visit is read again without a network, and says how old it is', async ({
  browser,
}) => {
  const owner = await Player.named(browser, ['Dana Whitfield']);
  const event = await owner.createEvent();
  const { page } = await Player.named(browser, ['Priya Nair'], { serviceWorkers: 'allow' });
  const context = page.context();
  const row = page.getByRole('row', { name: event.gameName });
  await page.goto(`/events?game=${encodeURIComponent(event.gameName)}`);
  await expect(row).toBeVisible();
  await untilKept(page);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByText(/^Not up to date since/)).toHaveCount(0);
  await untilKept(page, '/api/events', event.gameName);
  const keepsWishes = () =>
    page.evaluate(async () => {
      const kept = await (await window.caches.open('assets')).keys();
      return kept.some(({ url }) => url.includes('/wish-part-') && url.endsWith('.js'));
    });
  await expect.poll(keepsWishes, 'what an open game shows whoever is signed in').toBe(true);
  await untilKept(page, '/api/mapdata', '"rooms"');

  await context.setOffline(true);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByText(/^Not up to date since .+, trying again\.$/)).toBeVisible();
  // Nothing was opened while there was a network.
  await row.getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: event.gameName })).toBeVisible();
  await expect(page.getByText(/^That did not load\./)).toHaveCount(0);
  await context.setOffline(false);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(page.getByText(/^Not up to date since/)).toHaveCount(0);
});
