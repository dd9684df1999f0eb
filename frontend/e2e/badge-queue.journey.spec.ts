import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { Places } from '../src/core/api/generated.ts';
import type { OrganisedEdition } from '../src/core/api/staff.ts';
import { address } from './desk.ts';
import { saveEdition, shownEdition } from './editions.ts';
import { test } from './journey.ts';
import { linkIn, mailText, REGISTERED } from './mailbox.ts';
import { Player } from './players.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectSound, SCHEMES } from './sound.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.describe.configure({ mode: 'serial' });

const WAIT = 'Tell me when badges free up';
let staff: APIRequestContext;
let before: OrganisedEdition;

// The house is full while these are played, and as large as before once they have ended.
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await playwright.request.newContext({ baseURL, storageState: SIGNED_IN });
  before = await shownEdition(staff);
});
test.afterEach(() => setCapacity(before.capacity));
test.afterAll(() => staff.dispose());

const setCapacity = (capacity: number) => saveEdition(staff, before, { capacity });

/**
 * Somebody with a badge, the last that there is. What phones kept that were shut out of the door by another journey is given back
 * before the badges are counted, as it is whenever somebody leaves a door: a job would do it within a minute, in the midst of this one.
 */
async function fullHouse(browser: Browser): Promise<Player> {
  const holder = await Player.named(browser, ['Noor Haddad', 'Ola Host']);
  const freed = await staff.post('/api/door/leave');
  expect(freed.ok(), await freed.text()).toBe(true);
  const places: Places = await (await staff.get('/api/register/places')).json();
  await setCapacity(places.badgesTaken);
  return holder;
}

async function giveBackOne({ page }: Player): Promise<void> {
  const { attendees } = await (await page.request.get('/api/registration')).json();
  const given = await page.request.delete(`/api/me/badges/${attendees[0].nameId}`);
  expect(given.ok(), await given.text()).toBe(true);
}

async function wait(page: Page, email: string): Promise<string> {
  await page.getByLabel('Full name').fill('Kofi Mensah');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: WAIT }).click();
  await expect(page.getByText('Look into your mail')).toBeVisible();
  return linkIn(await mailText({ to: email, subject: /^You are in line for badges/ }), '/');
}

test('somebody waits in line for badges, is offered one and registers', async ({ browser, page }) => {
  const holder = await fullHouse(browser);
  const email = address('waits');
  await page.goto('/');

  await test.step('reads that every seat is taken, and what is missing in the form', async () => {
    await expect(page.getByRole('heading', { name: 'Every seat is taken' })).toBeVisible();
    await page.getByRole('button', { name: WAIT }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText('Invalid email')).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeFocused();
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  });

  const link = await wait(page, email);
  await test.step('finds the place by the mail, for more badges and for fewer', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'You are in line' })).toBeVisible();
    await expect(page.getByText('1st')).toBeVisible();
    await page.getByLabel('Badges', { exact: true }).selectOption('2');
    await page.getByRole('button', { name: 'Change to 2 badges' }).click();
    await expect(page.getByText(/you wait for 2 badges\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You are in line' })).toBeFocused();
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await giveBackOne(holder);
  await test.step('is passed over while fewer are free, and asked once the number fits', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You are in line' })).toBeVisible();
    await page.getByLabel('Badges', { exact: true }).selectOption('1');
    await page.getByRole('button', { name: 'Change to 1 badge', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Kept for you until \w+day, / })).toBeVisible();
  });

  await test.step('others find no badge meanwhile', async () => {
    const other = await browser.newPage();
    await other.goto('/');
    await expect(other.getByText('1 badge is offered to people who waited.')).toBeVisible();
    await other.close();
  });

  await test.step('registers by the mailed link, and has the badge', async () => {
    const text = await mailText({ to: email, subject: /^Badges are kept for you/ });
    await page.goto(linkIn(text, '/'));
    await expect(page.getByLabel('Email Address')).toHaveValue(email);
    await expectSound(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByLabel('Name 1', { exact: true }).fill('Kofi Mensah');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
    await mailText({ to: email, subject: REGISTERED });
  });

  await test.step('the old link says that the wait is over', async () => {
    await page.goto(link);
    await expect(page.getByText('You are not in line any more')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Every seat is taken' })).toBeVisible();
  });
});

test('somebody leaves the line with one tap', async ({ browser, page }) => {
  await fullHouse(browser);
  await page.goto('/');
  const link = await wait(page, address('leaves'));
  await page.goto(link);

  await page.getByRole('button', { name: 'Leave the line' }).click();

  await expect(page.getByText('You left the line')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Every seat is taken' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('the administrator sees who waits, changes the order and takes somebody out', async ({ browser }) => {
  await fullHouse(browser);
  const context = await browser.newContext({
    storageState: SIGNED_IN,
    viewport: { width: 360, height: 740 },
  });
  const desk = await context.newPage();
  for (const name of ['Helen Achterberg', 'Kofi Mensah', 'Wren Abernathy']) {
    const data = { name, email: address('line'), badges: 2 };
    const joined = await staff.post('/api/register/queue', { data });
    expect(joined.ok(), await joined.text()).toBe(true);
  }
  await desk.goto('/attendees');
  const queue = desk.getByRole('region', { name: 'Waiting for badges' });
  const names = queue.getByRole('listitem').locator('p.strong');
  await expect(names).toHaveText(['Helen Achterberg', 'Kofi Mensah', 'Wren Abernathy']);
  for (const colorScheme of SCHEMES) {
    await desk.emulateMedia({ colorScheme });
    await expectSound(desk);
  }

  await queue.getByRole('button', { name: 'Move Wren Abernathy to the front' }).click();
  await expect(names).toHaveText(['Wren Abernathy', 'Helen Achterberg', 'Kofi Mensah']);
  for (const name of ['Kofi Mensah', 'Helen Achterberg', 'Wren Abernathy']) {
    await queue.getByRole('button', { name: `Remove ${name} from the line` }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(queue.getByText(name)).toHaveCount(0);
  }
  await expect(queue).toHaveCount(0);
});

test('a family that finds too few badges waits below its form, which keeps what was typed', async ({
  browser,
  page,
}) => {
  const holder = await fullHouse(browser);
  await giveBackOne(holder);
  const email = address('family');
  await page.goto('/');
  await expect(page.getByText('1 badge left')).toBeVisible();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Name 1', { exact: true }).fill('Kofi Mensah');
  await page.getByRole('button', { name: 'Add another name' }).click();
  await page.getByLabel('Name 2', { exact: true }).fill('Ama Mensah');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Only 1 badge is left.')).toBeVisible();

  await page.getByRole('button', { name: 'Wait in line for 2 badges' }).click();

  const line = page.getByRole('form', { name: 'Wait in line' });
  await expect(line.getByLabel('Full name')).toBeFocused();
  await expect(line.getByLabel('Email Address')).toHaveValue(email);
  await expect(line.getByLabel('Badges', { exact: true })).toHaveValue('2');
  await line.getByLabel('Full name').fill('Kofi Mensah');
  await line.getByRole('button', { name: WAIT }).click();
  await mailText({ to: email, subject: /^You are in line for badges/ });
  await expect(page.getByLabel('Name 2', { exact: true })).toHaveValue('Ama Mensah');
});
