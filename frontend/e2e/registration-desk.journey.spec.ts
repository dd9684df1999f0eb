import { expect } from '@playwright/test';
import { toast } from './answers.ts';
import { test } from './journey.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectSound } from './sound.ts';

test('visitors read counts, the administrator keeps the desk', async ({ page, browser }) => {
  const run = Date.now().toString(36);
  const email = `desk.${run}@mail.example`;
  const attendees = [
    { name: `Dana ${run}`, badge: true },
    { name: `Ines ${run}`, badge: false },
  ];
  const origin = process.env.BASE_URL ?? 'http://localhost:3000';
  const headers = { origin };
  const data = { email, attendees, parentAgrees: true };
  expect((await page.request.post('/api/register', { data, headers })).ok()).toBe(true);

  await test.step('a visitor sees no name', async () => {
    await page.goto('/attendees');
    await expect(page.getByText(/^badges? of \d+$/)).toBeVisible();
    await expect(page.getByText('Names are shown to those who are coming themselves.')).toBeVisible();
    await expect(page.getByText(run)).toHaveCount(0);
  });

  const phone = { viewport: { width: 390, height: 800 }, storageState: SIGNED_IN };
  const admin = await (await browser.newContext(phone)).newPage();
  await admin.goto('/attendees');

  await test.step('the administrator finds a registration and checks people in, on a phone', async () => {
    await admin.getByLabel('Search registrations').fill(`dana ${run}`);
    await expect(admin.getByText('1 registration found')).toBeVisible();
    await expect(admin).toHaveURL(new RegExp(`search=dana\\+${run}$`));
    const child = admin.getByRole('button', { name: new RegExp(`^Ines ${run}`) });
    await child.click();
    await expect(child).toHaveAttribute('aria-pressed', 'true');
    await expect(child).toContainText(/\d:\d\d [AP]M/);
  });

  await test.step('marks them paid, and the address brings the same list back', async () => {
    // It is shown before it is stored, and a list that is asked for in between is without it.
    const isStored = admin.waitForResponse((answer) => answer.url().endsWith('/paid') && answer.ok());
    await admin.getByRole('button', { name: `Not paid · $10 , ${email}` }).click();
    await isStored;
    const paid = admin.getByRole('button', {
      name: `Paid · $10 , ${email}. Change to not paid`,
      exact: true,
    });
    await expect(paid).toBeVisible();
    await admin.getByLabel('Payment').selectOption('Not paid');
    await expect(admin.getByText('Nobody found. Try another search.')).toBeVisible();
    await admin.getByLabel('Payment').selectOption('Paid');
    await admin.reload();
    await expect(paid).toBeVisible();
    await expect(admin.getByRole('button', { name: new RegExp(`^Ines ${run}`) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('a change that does not arrive is taken back and told', async () => {
    await admin.route('/api/attendee/*/check-in', (route) => route.abort());
    const person = admin.getByRole('button', { name: `Dana ${run}` });
    await person.click();
    await expect(toast(admin, 'That was not saved.', `Dana ${run}`)).toBeVisible();
    await expect(person).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('somebody is logged out everywhere, after asking', async () => {
    await admin.getByRole('button', { name: `Log ${email} out everywhere` }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(admin.getByText(`${email} is logged out everywhere`, { exact: true })).toBeVisible();
  });

  await test.step('a registration leaves the list after asking, unless somebody of it is here', async () => {
    await admin.unroute('/api/attendee/*/check-in');
    const remove = async () => {
      await admin.getByRole('button', { name: `Remove the registration of ${email}` }).click();
      await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    };
    await remove();
    await expect(admin.getByText(/has checked in/).first()).toBeVisible();
    const child = admin.getByRole('button', { name: new RegExp(`^Ines ${run}`) });
    await child.click();
    await expect(child).toHaveAttribute('aria-pressed', 'false');
    await expect(child).not.toContainText(/\d:\d\d [AP]M/);
    await remove();
    await expect(admin.getByText('Nobody found. Try another search.')).toBeVisible();
  });

  await test.step('the table is sound on a desk as well, and downloads', async () => {
    await admin.goto('/attendees');
    await expect(admin.getByRole('heading', { name: 'Registrations' })).toBeVisible();
    await expect(admin.getByRole('button', { name: /aid · \$/ }).first()).toBeVisible();
    await expectSound(admin);
    const download = admin.waitForEvent('download');
    await admin.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^registrations-.*\.csv$/);
  });
});
