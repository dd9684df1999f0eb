import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { expectSound, SCHEMES } from './sound.ts';

/** Each page, how it is opened once its address is loaded, and what shows that it stands. */
const PUBLIC_PAGES: readonly [name: string, path: string, sign: RegExp][] = [
  ['register', '/', /Take a seat/],
  ['events', '/events', /tables are still being set/],
  ['events, invalid link', '/events?rid=nothing', /Invalid Verification Code/],
  ['login', '/login', /Heads up!/],
  ['not found', '/nowhere', /couldn't find the page/],
  ['invalid date', '/gameday/1999-01-01', /Gameday details not available/],
  ['invalid invitation', '/gameday-reply/nobody', /Invalid Invitation/],
  ['invalid code', '/verify/nothing', /Invalid Verification Code/],
  ['unsubscribe', '/unsubscribe/nobody', /no more invitations/i],
  ['management, signed out', '/gameday-management', /log in as an organiser/],
];

for (const colorScheme of SCHEMES) {
  test(`every page is accessible and fits 360 px, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const [name, path, sign] of PUBLIC_PAGES) {
      await test.step(name, async () => {
        await page.goto(path);
        await expect(page.getByText(sign).first()).toBeVisible();
        await expectSound(page);
      });
    }
  });
}

for (const colorScheme of SCHEMES) {
  test(`gameday management and the reply pages are accessible and fit 360 px, ${colorScheme}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signIn(page);
    await page.goto('/gameday-management');
    const card = page.getByRole('article').last();
    await card.getByRole('button', { name: /^View Details/ }).click();
    const reply = page.getByRole('link', { name: /^RSVP form of/ }).first();
    const paths = [
      page.url(),
      await card.getByRole('link').getAttribute('href'),
      await reply.getAttribute('href'),
    ];

    for (const path of paths) {
      await test.step(`${path}`, async () => {
        await page.goto(path ?? '/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectSound(page);
      });
    }
    for (const button of ['New Gameday', 'Bulk Invite', 'Invite Guest']) {
      await test.step(button, async () => {
        await page.goto(paths[0] ?? '/');
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectSound(page, '[role="dialog"]');
      });
    }
  });
}
