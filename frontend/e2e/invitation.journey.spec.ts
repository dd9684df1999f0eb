import { expect, type Page, test } from '@playwright/test';
import { paste } from './guest-list.ts';
import { linkIn, mailText } from './mailbox.ts';
import { signIn } from './sign-in.ts';

const CAPACITY = 30;

test('staff invite 1,000 pasted guests, watch the mails leave, and see one guest accept', async ({
  page,
  browser,
}) => {
  const run = `run${Date.now().toString(36)}`;
  const list = paste(run);
  const since = new Date(Date.now() - 2000);

  await test.step('the administrator signs in with the mailed link and goes to Gamedays', async () => {
    await signIn(page);
    await page.getByRole('link', { name: 'Gamedays' }).first().click();
    await expect(page.getByRole('heading', { name: 'Gameday Management' })).toBeVisible();
  });

  const date = await test.step('creates a gameday', () => createGameday(page));
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/gameday/${date}"]`) });

  await test.step('pastes 1,000 lines and reads what will come of each', async () => {
    await card.getByRole('button', { name: /^View Details/ }).click();
    await page.getByRole('button', { name: 'Bulk Invite' }).click();
    await page.getByLabel('Guests, one per line').fill(list.text);
    await expect(page.getByText('1,000 lines checked')).toBeVisible();
    await expect(page.getByText(`${list.invited} will be invited`)).toBeVisible();
    await expect(page.getByText(`${list.duplicates} duplicates`)).toBeVisible();
    await expect(page.getByText(`${list.refused + list.dropped} not sent`)).toBeVisible();
  });

  await test.step('sends, and reads the result', async () => {
    await page.getByRole('button', { name: `Send ${list.invited} invitations` }).click();
    const results = page.getByRole('dialog', { name: 'Bulk Invitation Results' });
    await expect(results.getByText(`${list.invited} invitations of 995 guests`)).toBeVisible();
    await expect(results.getByText(`${list.duplicates} already invited`)).toBeVisible();
    await expect(results.getByText(`${list.refused} failed to send`)).toBeVisible();
    await expect(results.getByText('and 7 more')).toBeVisible();
    await results.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('watches the delivery until every mail has left', async () => {
    const progress = page.getByRole('progressbar');
    await expect(progress).toBeVisible();
    const done = page.getByRole('heading', { name: `Sent ${list.invited} of ${list.invited} invitations` });
    await expect(done).toBeVisible({ timeout: 120_000 });
    await expect(progress).toHaveAttribute('aria-valuenow', String(list.invited));
    await expect(card.getByText(`${list.invited}pending`)).toBeVisible();
  });

  await test.step('a guest opens the personal link and accepts with two guests', async () => {
    const text = await mailText({ to: list.guest.email, subject: /^You are invited/, since });
    await acceptAsGuest(
      await (await browser.newContext()).newPage(),
      linkIn(text, '/gameday-reply/'),
      list.guest.name,
    );
  });

  await test.step('the counts change, and the list says who is coming', async () => {
    await page.getByLabel('Search invitations').fill(list.guest.email);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(card.getByText(`1/${CAPACITY}`)).toBeVisible();
    await expect(card.getByText('3 seats taken, 27 left')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: list.guest.name });
    await expect(row.getByRole('button', { name: /Accepted/ })).toBeVisible();
    await expect(row).toContainText('Three of us, with a teapot.');
    await expect(row).toContainText('Sent');
  });
});

async function createGameday(page: Page): Promise<string> {
  const date = freeDate();
  await page.getByRole('button', { name: 'New Gameday' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Gameday' });
  await dialog.getByLabel('Date').fill(date);
  await dialog.getByLabel('Start time').fill('12:00');
  await dialog.getByLabel('End time').fill('22:00');
  await dialog.getByLabel('Capacity').fill(String(CAPACITY));
  await dialog.getByLabel('Location').fill('Riverside Hall, rooms A to D');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();
  return date;
}

async function acceptAsGuest(guest: Page, link: string, name: string): Promise<void> {
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name })).toBeVisible();
  await guest.getByText("I'LL BE THERE!").click();
  await guest.getByLabel('Additional guests').selectOption('2');
  await expect(guest.getByText('3 seats: you and 2 guests')).toBeVisible();
  await guest.getByLabel('Comments').fill('Three of us, with a teapot.');
  await guest.getByRole('button', { name: 'Submit RSVP' }).click();
  await expect(guest.getByText('RSVP updated!')).toBeVisible();
  await expect(guest.getByText('STILL COMING!')).toBeVisible();
}

/** One gameday a date, so every run takes another one, some years ahead. */
function freeDate(): string {
  const days = 1000 + Math.floor(Math.random() * 9000);
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
