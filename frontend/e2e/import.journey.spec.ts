import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectNoSidewaysScroll, expectSound } from './sound.ts';

test.use({ storageState: SIGNED_IN });

/** Twelve lines, of which three are bad: no address, half an address, somebody twice. */
function order(mark: string): string {
  const at = (name: string) => `${name}-${mark}@mail.example`;
  return [
    'Order code;Status;Email;Product;Attendee name',
    ...['Ada', 'Ben', 'Cleo', 'Dana', 'Edo', 'Fay', 'Gil'].map(
      (name) => `A1;paid;${at(name)};Weekend badge;${name} ${mark}`,
    ),
    `A2;paid;${at('Ada')};Child ticket;Ines ${mark}`,
    `A3;pending;${at('Mo')};Weekend badge;"Haddad, Mo"`,
    `A4;paid;;Weekend badge;Nobody`,
    `A5;paid;half@;Weekend badge;Half`,
    `A6;paid;${at('Ben')};Weekend badge;Ben ${mark}`,
  ].join('\n');
}

for (const width of [1280, 360]) {
  test(`the administrator imports people and suppressions of another system, at ${width} px`, async ({
    page,
  }) => {
    const mark = `${width}x${Date.now()}`;
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/organise/people');
    await page.getByRole('link', { name: 'Import…' }).click();
    await expect(page.getByRole('heading', { name: 'Registrants' })).toBeVisible();

    await test.step('the verdicts stand there before anything is written', async () => {
      await page.getByLabel('Registered for').click();
      await page.getByTitle('An edition of the past that is not here').click();
      await page.getByLabel('It began in').fill(`${new Date().getFullYear() - 2}-05`);
      await page.getByLabel('Table').fill(order(mark));
      await expect(page.getByRole('heading', { name: '12 lines checked' })).toBeVisible();
      await expect(page.getByText('9 will be imported', { exact: true })).toBeVisible();
      await page.getByText('Problems 3').click();
      await expect(page.getByText('Not a complete e-mail address')).toBeVisible();
      await expect(page.getByText('no e-mail address')).toBeVisible();
      await expect(page.getByText(/^Same address as line 3/)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectSound(page);
    });

    await test.step('another column is another reading', async () => {
      const columns = page.getByRole('region', { name: 'Columns' });
      await columns.getByLabel('Email', { exact: true }).click();
      const offered = page.locator('.ant-select-dropdown:visible');
      await offered.getByTitle('Leave out').click();
      await expect(page.getByText('Choose the column that holds them.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
      await columns.getByLabel('Email', { exact: true }).click();
      await offered.getByTitle('E-mail', { exact: true }).click();
    });

    await test.step('what is good is imported, once', async () => {
      await page.getByRole('button', { name: 'Import 9 people' }).click();
      await expect(page.getByText('9 people imported', { exact: true })).toBeVisible();
      await expect(page.getByLabel('Table')).toHaveValue('');
      await page.getByLabel('Table').fill(order(mark));
      await expect(page.getByText('9 already registered', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
      await page.getByRole('button', { name: 'Clear the list' }).click();
    });

    await test.step('suppressions come by the same road, from their page', async () => {
      await page.goto('/emailer/suppressed');
      await page.getByRole('link', { name: 'Import…' }).click();
      await page
        .getByLabel('Table')
        .fill(`email,status\ngone-${mark}@mail.example,unsubscribed\nhere-${mark}@mail.example,enabled`);
      await page.getByRole('button', { name: 'Import 1 address' }).click();
      await expect(page.getByText('1 address imported', { exact: true })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
}
