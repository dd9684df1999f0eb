import { expect } from '@playwright/test';
import { address } from './desk.ts';
import { test } from './journey.ts';
import { press, tabTo } from './keys.ts';
import { mailText } from './mailbox.ts';
import { Player } from './players.ts';

test('with the keyboard alone a family registers, signs in by the code of a mail, and joins a game', async ({
  browser,
  page,
}) => {
  const email = address('keys');
  const host = await Player.named(browser, ['Ola Szymańska']);
  const { gameName } = await host.createEvent();

  await test.step('register', async () => {
    await page.goto('/');
    await tabTo(page, page.getByLabel('Email Address'));
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Name 1' })).toBeFocused();
    await page.keyboard.type('Dana Whitfield');
    await press(page, page.getByRole('button', { name: 'Add another name' }));
    await expect(page.getByRole('textbox', { name: 'Name 2' })).toBeFocused();
    await page.keyboard.type('Ines Whitfield');
    const ages = page.getByRole('group', { name: 'Age of Ines Whitfield' });
    await tabTo(page, ages.getByRole('radio', { name: '10 and over' }));
    await page.keyboard.press('ArrowRight');
    await expect(ages.getByRole('radio', { name: '9 and under' })).toBeChecked();
    await press(page, page.getByRole('button', { name: 'Register', exact: true }));
    const tick = page.getByRole('checkbox', { name: /^I am a parent or guardian/ });
    await expect(tick, 'where something is missing').toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();
  });

  await test.step('sign in', async () => {
    await page.keyboard.press('Control+Home');
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Login' }));
    await tabTo(page, page.getByLabel('Email Address'));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    const code = page.getByLabel('Code of the mail');
    const text = await mailText({ to: email, subject: /sign-in link/i });
    await tabTo(page, code);
    await page.keyboard.type(/^\d{3} \d{3}$/m.exec(text)?.[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'User Info', level: 1 })).toBeFocused();
  });

  await test.step('join', async () => {
    await press(page, page.getByRole('navigation').getByRole('link', { name: 'Events', exact: true }));
    await tabTo(page, page.getByRole('textbox', { name: 'Game name' }));
    await page.keyboard.type(gameName);
    await expect(page.getByText('Showing 1 event', { exact: false }).first()).toBeVisible();
    await press(page, page.getByRole('main').getByRole('link', { name: gameName }));
    const drawer = page.getByRole('dialog', { name: gameName });
    const registerAs = drawer.getByRole('combobox', { name: 'Register As' });
    await tabTo(page, registerAs);
    await page.keyboard.press('ArrowDown');
    await expect(registerAs.locator('option:checked')).toHaveText('Ines Whitfield');
    await press(page, drawer.getByRole('button', { name: 'Join Event' }));
    await expect(drawer.getByRole('status').filter({ hasText: 'Ines Whitfield is in.' })).toBeAttached();
    await expect(drawer.getByRole('button', { name: 'Leave Event' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('link', { name: gameName })).toBeFocused();
  });
});
