import { expect, type Locator, type Page } from '@playwright/test';
import { GOOGLE_CONTACTS, polishBytes, THREAD } from '../src/antd/guest-list/recognise/testing/lists.ts';
import { test } from './desk.ts';
import { openInvitations, panelOf } from './management.ts';
import { expectSound, SCHEMES } from './sound.ts';

for (const colorScheme of SCHEMES) {
  test(`lists of other programs go in without editing, ${colorScheme}`, async ({ desk, staff }) => {
    await staff.emulateMedia({ colorScheme });
    const gameday = await desk.createGameday();
    await openInvitations(staff, gameday);
    await panelOf(staff).getByRole('button', { name: 'Bulk Invite' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Bulk Invite Guests' });
    const box = dialog.getByLabel('Guests, one per line');
    const offer = dialog.getByRole('region', { name: 'Table' });
    const send = dialog.getByRole('button', { name: /^Send/ });

    await test.step('a table from an address book is offered as one, and becomes lines', async () => {
      await box.fill(GOOGLE_CONTACTS);
      await expect(offer).toContainText('Name = First name + Last name, E-mail = column 18, else column 20.');
      await expect(dialog.getByText('4 lines, read as above')).toBeVisible();
      await expect(send).toBeDisabled();
      await offer.getByRole('button', { name: 'Choose columns' }).click();
      await expectSound(staff, '[role="dialog"]');
      await staff.setViewportSize({ width: 1280, height: 800 });
      await choose(staff, offer, { column: 'First Name', field: 'Leave out' });
      await expect(offer).toContainText('Name = column 3, E-mail = column 18, else column 20.');
      await choose(staff, offer, { column: 'First Name', field: 'First name' });
      await offer.getByRole('button', { name: 'Use it' }).click();
      await expect(box).toHaveValue(/^Dana Whitfield; dana@mail\.example\nMo Haddad; mo@mail\.example\n/);
      await expect(offer).toBeHidden();
      await expect(dialog.getByText('3 will be invited', { exact: true })).toBeVisible();
      await expect(send).toBeEnabled();
      await dialog.getByRole('button', { name: 'Undo' }).click();
      await expect(box).toHaveValue(/^First Name,/);
      await expect(offer).toBeVisible();
      await dialog.getByRole('button', { name: 'Clear the list' }).click();
    });

    await test.step('a file in the code page of its country says how it was read', async () => {
      const file = { name: 'goscie.csv', mimeType: 'text/csv', buffer: Buffer.from(polishBytes()) };
      await dialog.locator('input[type=file]').setInputFiles(file);
      await expect(box).toHaveValue(/^Łukasz Żak; lukasz\.zak@mail\.example\n/);
      await expect(
        dialog.getByText('Read as a table: Name = First name + Last name, E-mail = column 5.'),
      ).toBeVisible();
      const readAs = dialog.getByLabel('Letters look wrong? Read as');
      await expectSound(staff, '[role="dialog"]');
      await staff.setViewportSize({ width: 1280, height: 800 });
      await readAs.click();
      await staff.getByTitle('Western European (Windows-1252)').click();
      await expect(box).toHaveValue(/£ukasz/);
      await readAs.click();
      await staff.getByTitle('Central European (Windows-1250)').click();
      await expect(box).toHaveValue(/^Łukasz Żak; /);
      await dialog.getByRole('button', { name: 'Clear the list' }).click();
    });

    await test.step('the people of a mail thread are read from its heads', async () => {
      await box.fill(THREAD);
      await expect(dialog.getByText('9 entries in 5 lines checked')).toBeVisible();
      await expect(dialog.getByText('1 duplicate', { exact: true })).toBeVisible();
      await send.click();
      const results = staff.getByRole('dialog', { name: 'Bulk Invitation Results' });
      await expect(results.getByText('8 invitations of 9 guests')).toBeVisible();
      await expect(results.getByText('1 duplicate in this list')).toBeVisible();
      await results.getByRole('button', { name: 'Close' }).last().click();
    });

    await test.step('nobody is new the second time, and a phone says it as well', async () => {
      await panelOf(staff).getByRole('button', { name: 'Bulk Invite' }).click();
      await box.fill(THREAD);
      await expect(dialog.getByRole('button', { name: 'Nobody new in this list' })).toBeDisabled();
      await staff.setViewportSize({ width: 360, height: 740 });
      await dialog.getByRole('button', { name: 'Check 9 lines' }).click();
      await expect(dialog.getByRole('heading', { name: '9 problems' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Nobody new in this list' })).toBeDisabled();
      await dialog.getByRole('tab', { name: '2 Check' }).press('ArrowRight');
      await expect(dialog.getByRole('tab', { name: '3 Mail' })).toBeFocused();
      await expect(dialog.getByText('The mail appears here once a guest will be invited.')).toBeVisible();
      await expectSound(staff, '[role="dialog"]');
    });
  });
}

async function choose(page: Page, within: Locator, { column, field }: Record<'column' | 'field', string>) {
  await within.getByLabel(column, { exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(field, { exact: true }).click();
}
