import { expect, type Page } from '@playwright/test';
import { leaveUnanswered } from './answers.ts';
import { address } from './desk.ts';
import { test } from './journey.ts';
import { Player } from './players.ts';

/** Forms that are left while the server still thinks: what it says then concerns another page or nobody. */

interface LeftForm {
  form: string;
  path: string;
  call: RegExp;
  send: (page: Page) => Promise<void>;
  /** What a toast says of a refusal. */
  refusal: string;
}

const FORMS: readonly LeftForm[] = [
  {
    form: 'login',
    path: '/login',
    call: /\/api\/user\/login$/,
    send: async (page) => {
      await page.getByLabel('Email Address').fill(address('left'));
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    },
    refusal: 'The sign-in mail was not sent. Please try again.',
  },
  {
    form: 'contact form',
    path: '/contact',
    call: /\/api\/contact$/,
    send: async (page) => {
      await page.getByLabel('Name').fill('Mei Lin');
      await page.getByLabel('Email').fill(address('left'));
      await page.getByLabel('Message').fill('Is there a cloakroom?');
      await page.getByRole('button', { name: 'Send Message' }).click();
    },
    refusal: 'Your message was not sent. Please try again.',
  },
  {
    form: 'registration',
    path: '/',
    call: /\/api\/register$/,
    send: async (page) => {
      await page.getByLabel('Email Address').fill(address('left'));
      await page.getByLabel('Name 1').fill('Mei Lin');
      await page.getByRole('button', { name: 'Register', exact: true }).click();
    },
    refusal: 'You are not registered. Please try again.',
  },
];

const goToFaq = (page: Page) => async () => {
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
};

for (const { form, path, call, send, refusal } of FORMS) {
  test(`the ${form} that was left says by a toast that it was refused`, async ({ page }) => {
    await page.goto(path);
    await leaveUnanswered(page, {
      call,
      isRefused: true,
      act: () => send(page),
      leave: goToFaq(page),
    });
    await expect(page.getByRole('listitem').filter({ hasText: refusal })).toBeVisible();
    await expect(page).toHaveURL(/\/faq$/);
  });

  test(`the ${form} that was left leaves the page alone that is open when it has arrived`, async ({
    page,
  }) => {
    await page.goto(path);
    await leaveUnanswered(page, { call, act: () => send(page), leave: goToFaq(page) });
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('a name that was being added in User Info is named when it is refused after that', async ({
  browser,
}) => {
  const player = await Player.named(browser, ['Ola Nowak']);
  const { page } = player;
  await page.goto('/login');
  await page.getByRole('button', { name: 'Correct Ola Nowak' }).click();
  await page.getByLabel('Name 1').fill('Ola Nowakowska');
  await leaveUnanswered(page, {
    call: /\/api\/registration\/attendee/,
    method: 'PUT',
    isRefused: true,
    act: () => page.getByRole('button', { name: 'Save' }).click(),
    leave: goToFaq(page),
  });
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Ola Nowak was not saved. Please try again.' }),
  ).toBeVisible();
});
