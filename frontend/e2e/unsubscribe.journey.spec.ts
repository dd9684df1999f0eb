import { expect } from '@playwright/test';
import { failCalls } from './answers.ts';
import { test } from './desk.ts';
import { linkIn, mailText } from './mailbox.ts';
import { expectSound, SCHEMES } from './sound.ts';

for (const colorScheme of SCHEMES) {
  test.describe(`the unsubscribe page, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } });

    test('a guest leaves invitations by the link of one, then convention news as well', async ({
      desk,
      page,
    }) => {
      const gameday = await desk.createGameday();
      const { guestEmail } = await desk.invite(gameday);
      const path = linkIn(await mailText({ to: guestEmail, subject: /^You are invited/ }), '/unsubscribe/');
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'No more invitations' })).toBeVisible();
      await expectSound(page);

      const restore = await failCalls(page, /\/api\/unsubscribe\/[^/]+\?/);
      const leave = page.getByRole('button', { name: 'Send me no more invitations' });
      await leave.click();
      await expect(page.getByRole('alert')).toContainText('Please try again');
      await restore();
      await leave.click();
      await expect(page.locator(':focus')).toContainText('You are off the list');
      await expect(leave).toBeHidden();
      await expectSound(page);

      await page.reload();
      await expect(page.getByText('You are off the list')).toBeVisible();
      await page.getByRole('button', { name: 'Stop convention news as well' }).click();
      await expect(page.locator(':focus')).toContainText('You are off both lists');
      await expect(page.getByRole('button', { name: /Stop|no more/ })).toHaveCount(0);
      await expectSound(page);
    });
  });
}

test('a guest leaves both lists at once', async ({ desk, page }) => {
  const { guestEmail } = await desk.invite(await desk.createGameday());
  await page.goto(linkIn(await mailText({ to: guestEmail, subject: /^You are invited/ }), '/unsubscribe/'));
  await page.getByRole('button', { name: 'Stop convention news as well' }).click();
  await expect(page.locator(':focus')).toContainText('Neither invitations nor convention news');
});
