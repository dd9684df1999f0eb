import { expect, type Page } from '@playwright/test';
import { address } from './desk.ts';
import { test } from './journey.ts';
import { linkIn, mailText, REGISTERED } from './mailbox.ts';
import { Player } from './players.ts';
import { expectNoSidewaysScroll, expectSound } from './sound.ts';

/** The line of a name under User Info. */
const personLine = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /^Name \d/ })
    .filter({ hasText: name });

for (const width of [360, 1280]) {
  test(`a badge is given back, another handed on by mail, at ${width} px`, async ({ browser }) => {
    const viewport = { width, height: 800 };
    const giver = await Player.named(browser, ['Dana Give', 'Theo Give', 'Ines Give'], { viewport });
    const { page } = giver;
    const friend = address('friend');
    const taker = await (await browser.newContext({ viewport })).newPage();

    await test.step('one is asked once, on the home page as well, and may keep it', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Give back the badge of Ines Give' }).click();
      await expect(page.getByText('Ines Give leaves all games')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Keep it' }).click();
      await expect(page.getByRole('button', { name: 'Give back the badge of Ines Give' })).toBeFocused();
    });

    await test.step('gives one back under User Info, and removes the name', async () => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Give back the badge of Ines Give' }).click();
      await page.getByRole('button', { name: 'Give back', exact: true }).click();
      await expect(personLine(page, 'Ines Give')).toContainText('Not this year');
      await page.getByRole('button', { name: 'Remove the name Ines Give' }).click();
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(personLine(page, 'Ines Give')).toHaveCount(0);
    });

    await test.step('offers one to an address, which is checked', async () => {
      await page.getByRole('button', { name: 'Hand on the badge of Theo Give' }).click();
      await page.getByRole('button', { name: 'Offer it' }).click();
      await expect(page.getByText('Invalid email')).toBeVisible();
      await page.getByLabel('Email Address').fill(friend);
      await expectSound(page);
      await page.setViewportSize(viewport);
      await page.getByRole('button', { name: 'Offer it' }).click();
      await expect(personLine(page, 'Theo Give')).toContainText(`Offered to ${friend}`);
    });

    const link = linkIn(await mailText({ to: friend, subject: /is offered to you/ }), '/badge-offer/');
    await test.step('reading the offer takes nothing', async () => {
      await taker.goto(link);
      await expect(taker.getByText('Dana Give cannot use this badge')).toBeVisible();
      await expectSound(taker);
      await taker.setViewportSize(viewport);
      await page.reload();
      await expect(personLine(page, 'Theo Give')).toContainText('Offered to');
    });

    await test.step('the friend takes it for somebody whom it is for', async () => {
      await taker.getByRole('button', { name: 'Take the badge' }).click();
      await expect(taker.getByText('Name is required')).toBeVisible();
      await taker.getByLabel('Full name').fill('Ola Friend');
      await taker.getByRole('button', { name: 'Take the badge' }).click();
      await expect(taker.getByRole('heading', { name: 'The badge is yours' })).toBeVisible();
      await mailText({ to: friend, subject: REGISTERED });
    });

    await test.step('the link is spent, and the giver sees it gone', async () => {
      await taker.goto(link);
      await expect(taker.getByText('This link is not valid any more')).toBeVisible();
      await page.reload();
      await expect(personLine(page, 'Theo Give')).toContainText('Not this year');
    });

    await test.step('the last badge gets another name, and then goes back with the registration', async () => {
      await page.getByRole('button', { name: 'Hand on the badge of Dana Give' }).click();
      await page.getByText('Under another name').click();
      await page.getByLabel('Full name').fill('Ruth Give');
      await page.getByRole('button', { name: 'Hand it on' }).click();
      await expect(personLine(page, 'Ruth Give')).toContainText('Badge');
      await page.getByRole('button', { name: 'Give back the badge of Ruth Give' }).click();
      await page.getByRole('button', { name: 'Give back', exact: true }).click();
      await expect(page.getByText('Nobody is registered with this address')).toBeVisible();
    });
  });
}
