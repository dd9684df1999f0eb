import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectSound } from './sound.ts';

test.use({ storageState: SIGNED_IN });

test('a helper opens the door link on a phone, checks in and marks paid, until it is revoked', async ({
  browser,
  page,
}) => {
  const name = `Ola Szymańska ${Date.now()}`;
  const email = `door-${Date.now()}@mail.example`;
  const registered = await page.request.post('/api/register', {
    data: { email, attendees: [{ name, badge: true }] },
  });
  expect(registered.status(), await registered.text()).toBe(200);

  for (const { id } of await (await page.request.get('/api/organise/door-links')).json()) {
    await page.request.delete(`/api/organise/door-links/${id}`);
  }

  await page.goto('/organise/people');
  await page.getByRole('button', { name: 'Make a door link' }).click();
  const field = page.getByRole('textbox', { name: 'Door link' });
  await expect(field).toHaveValue(/\/door#/);
  await expect(page.getByText('Nobody has opened it yet.')).toBeVisible();
  await expectSound(page);
  const link = new URL(await field.inputValue());

  const context = await browser.newContext({
    storageState: undefined,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await test.step('who has no link finds the door shut', async () => {
    await phone.goto('/door');
    await expect(phone.getByText('Please open the door link, or log in.')).toBeVisible();
  });
  await test.step('the link shows nobody months before, until the administrator opens it', async () => {
    await phone.goto('about:blank');
    await phone.goto(link.pathname + link.hash);
    await expect(phone.getByText('The door is not open yet')).toBeVisible();
    await expectSound(phone);
    await practise(phone);
    await page.getByRole('button', { name: 'Open for 24 hours' }).click();
    await expect(page.getByText(/^Helpers see who is expected until /)).toBeVisible();
  });
  await test.step('the link opens it, and is out of the address', async () => {
    await phone.goto('about:blank');
    await phone.goto(link.pathname + link.hash);
    await expect(phone.getByText(/^\d+ here of \d+$/)).toBeVisible();
    await expect(phone).toHaveURL(/\/door$/);
  });
  await test.step('checking in and marking paid', async () => {
    const desk = phone.getByRole('region', { name: 'Registrations' });
    await phone.getByLabel('Name or code').fill(email);
    await phone.getByLabel('Name or code').press('Enter');
    await expect(phone.getByText('A whole address is found among the registrations below.')).toBeVisible();
    await expect(desk.getByRole('button', { name })).toBeVisible();
    await expect(phone.getByText('Not on the list')).toHaveCount(0);
    await phone.getByLabel('Name or code').fill(name);
    await expect(desk.getByText('1 registration found')).toBeVisible();
    await expect(phone.getByText(email)).toHaveCount(0);
    await desk.getByRole('button', { name }).click();
    await expect(desk.getByRole('button', { name, pressed: true })).toBeVisible();
    await phone.getByRole('button', { name: /^Not paid · \$10/ }).click();
    await expect(phone.getByRole('button', { name: /^Paid · \$10/ })).toBeVisible();
    await expect(phone.getByRole('button', { name: /^(Remove|Log)/ })).toHaveCount(0);
    await expectSound(phone);
  });

  await page.reload();
  await expect(page.getByText(/^Made by .+ Opened in 1 browser, last /)).toBeVisible();
  await test.step('one browser is ended, and the link does not open in it again', async () => {
    const other = await (await browser.newContext({ storageState: undefined })).newPage();
    await other.goto(link.pathname + link.hash);
    await expect(other.getByText(/^\d+ here of \d+$/)).toBeVisible();
    await page.reload();
    const browsers = page.getByRole('list').filter({ hasText: 'opened it' });
    await expect(browsers.getByRole('listitem')).toHaveCount(2);
    await browsers.getByRole('button', { name: /^End / }).first().click();
    const dialog = page.getByRole('dialog', { name: 'End One Browser' });
    await expect(dialog).toContainText('cannot open this link again');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'End', exact: true }).click();
    await expect(browsers.getByText('ended', { exact: true })).toBeVisible();

    await other.reload();
    await expect(other.getByText('Please open the door link, or log in.')).toBeVisible();
    await other.goto('about:blank');
    await other.goto(link.pathname + link.hash);
    await expect(other.getByText('The organisers have ended the door in this browser.')).toBeVisible();
    await phone.reload();
    await expect(phone.getByText(/^\d+ here of \d+$/)).toBeVisible();
    await other.context().close();
  });
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('The door link is revoked', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a door link' })).toBeVisible();

  await phone.reload();
  await expect(phone.getByText('Please open the door link, or log in.')).toBeVisible();
  await phone.goto(`/door?again${link.hash}`);
  await expect(phone.getByText('The door link did not work')).toBeVisible();
});

/** Before the door opens, with invented people: none of it leaves the page. */
async function practise(phone: Page) {
  await test.step('meanwhile a helper practises', async () => {
    const writes: string[] = [];
    phone.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
    });
    await phone.getByRole('button', { name: 'Practise with invented people' }).click();
    const here = (count: number) => expect(phone.getByText(`${count} here of 12`)).toBeVisible();
    const search = phone.getByLabel('Name or code');
    const banner = phone.getByText('Invented people. Nothing is saved.');
    await here(1);
    await expectSound(phone);

    await search.fill('ada');
    await search.press('Enter');
    await expect(phone.getByText('Come in', { exact: true })).toBeVisible();
    await here(2);
    await expect(banner).toBeInViewport();
    await phone.getByRole('button', { name: 'Undo Ada' }).click();
    await here(1);

    await search.fill('boris');
    const panel = phone.getByRole('region', { name: 'Check in' });
    await panel.getByRole('button', { name: /^Boris Practice/ }).click();
    await expect(phone.getByText('Owes $10', { exact: true })).toBeVisible();
    await phone.getByRole('button', { name: 'Paid $10' }).click();
    await here(2);
    await expectSound(phone);

    await search.fill('cora');
    await expect(
      panel.getByRole('button', { name: 'Cora Example with Dev Example, Emil Example' }),
    ).toBeVisible();
    await expect(banner).toBeInViewport();
    await phone.reload();
    await here(1);
    await phone.getByRole('button', { name: 'End practice' }).click();
    await expect(phone.getByText('The door is not open yet')).toBeVisible();
    expect(writes).toEqual([]);
  });
}
