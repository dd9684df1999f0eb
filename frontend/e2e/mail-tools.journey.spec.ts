import { expect } from '@playwright/test';
import { address, test } from './desk.ts';

test('the administrator suppresses an address by hand, finds it, and takes it off the list', async ({
  staff,
}) => {
  const email = address('blocked');
  await staff.goto('/emailer/suppressed');
  await staff.getByRole('button', { name: 'Add address' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Add Address' });
  await dialog.getByLabel('Email').fill('nobody');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await dialog.getByLabel('Why').fill('Asked by telephone');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();

  await staff.getByLabel('Search addresses').fill(email);
  await expect(staff).toHaveURL(/search=blocked/);
  const row = staff.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Blocked by staff');
  await expect(row).toContainText('Asked by telephone');
  await expect(staff.getByText('1 entry', { exact: true })).toBeVisible();
  await staff.reload();
  await row.getByRole('button', { name: `Remove ${email}` }).click();
  const removal = staff.getByRole('dialog', { name: 'Remove Address' });
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(removal.getByText('Please say why')).toBeVisible();
  await removal.getByLabel('Why').fill('Wants mail again');
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(staff.getByText('No address found.')).toBeVisible();
});

test('every template is shown as on a desk, on a phone and as text, and keeps its place in the address', async ({
  staff,
}) => {
  await staff.goto('/emailer/templates');
  await staff.getByRole('button', { name: 'Invitation', exact: true }).click();
  await expect(staff).toHaveURL(/template=gameday-invitation/);
  const mail = staff.frameLocator('iframe');
  await expect(mail.getByRole('link').first()).toBeVisible();
  const width = () => mail.locator('html').evaluate((page) => page.clientWidth);
  expect(await width()).toBeGreaterThan(600);
  await staff.getByText('Phone', { exact: true }).click();
  await expect.poll(width).toBeLessThan(400);
  await staff.getByText('Text', { exact: true }).click();
  await expect(staff.getByText(/\/gameday-reply\//)).toBeVisible();
  await staff.reload();
  await expect(staff.getByRole('heading', { name: 'Invitation' })).toBeVisible();
  await expect(mail.getByRole('link').first()).toBeVisible();
});

test('the sender check says of each thing how it stands, and looks again', async ({ staff }) => {
  await staff.goto('/emailer/sender');
  for (const name of ['SPF', 'DKIM', 'DMARC', 'Return address']) {
    const item = staff
      .getByRole('listitem')
      .filter({ has: staff.getByRole('heading', { name, exact: true }) });
    await expect(item).toContainText(/Good|Could be better|Needs work|Not known/);
  }
  const answer = staff.waitForResponse(/\/api\/mailings\/sender-check$/);
  await staff.getByRole('button', { name: 'Check again' }).click();
  expect((await answer).ok()).toBe(true);
});
