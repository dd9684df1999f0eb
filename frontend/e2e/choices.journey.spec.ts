import { expect } from '@playwright/test';
import { expectControls } from './controls.ts';
import { test } from './journey.ts';
import { press, tabTo } from './keys.ts';
import { Player } from './players.ts';

test('a list of choices tells what is chosen and where the arrow keys are', async ({ browser }) => {
  const player = await Player.named(browser, ['Dana Whitfield', 'Theo Whitfield']);
  const { page } = player;
  await page.goto('/events?open=new-event');
  const form = page.getByRole('dialog', { name: 'New Event' });
  const owner = form.getByRole('combobox', { name: 'Owner Name' });

  await test.step('with the keyboard', async () => {
    await tabTo(page, owner);
    await expect(owner).toHaveValue('Dana Whitfield');
    await page.keyboard.press('ArrowDown');
    await expect(owner).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'Dana Whitfield',
      'Theo Whitfield',
    ]);
    await page.keyboard.press('ArrowDown');
    const theo = page.getByRole('option', { name: 'Theo Whitfield' });
    await expect(owner).toHaveAttribute('aria-activedescendant', (await theo.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(owner).toHaveValue('Theo Whitfield');
  });

  await test.step('the last of a long list is brought into sight', async () => {
    const day = form.getByRole('combobox', { name: 'Day' });
    await press(page, day);
    await page.keyboard.press('Enter');
    const time = form.getByRole('combobox', { name: 'Time', exact: true });
    await press(page, time);
    await page.keyboard.press('ArrowUp');
    const last = page.getByRole('listbox').getByRole('option', { name: '9:45 PM' });
    await expect(last).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(time).toHaveAccessibleDescription(/9:45 PM/);
    await page.keyboard.type('3:15 P');
    await page.keyboard.press('Enter');
    await expect(time).toHaveAccessibleDescription(/3:15 PM/);
    await expect(
      form.locator('[aria-live]', { hasText: '3:15 PM' }),
      'is not read a second time, by its key',
    ).toBeHidden();
  });
  await expectControls(page, 'new-event', 'dialog');
});
