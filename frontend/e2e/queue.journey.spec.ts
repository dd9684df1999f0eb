import { expect } from '@playwright/test';
import { address, test } from './desk.ts';
import { linkIn, mailText } from './mailbox.ts';
import { cardOn, openInvitations } from './management.ts';
import { expectNoSidewaysScroll, expectSound } from './sound.ts';

const WAIT = 'Tell me when seats free up';

for (const width of [360, 1280]) {
  test.describe(`the queue of a gameday, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: true });

    test('a guest waits in line for a full gameday, is offered the seat and takes it', async ({
      desk,
      page,
    }) => {
      const gameday = await desk.createGameday({ capacity: 1 });
      const seated = await desk.invite(gameday, { name: 'Noor Haddad' });
      await desk.answerInvitation(seated);
      const { invitationToken, guestEmail } = await desk.invite(gameday, { name: 'Helen Achterberg' });
      await page.goto(`/gameday-reply/${invitationToken}`);

      await test.step('reads that it is full, and waits with one tap', async () => {
        await expect(page.getByRole('heading', { name: 'Gameday is Full' })).toBeVisible();
        await expect(
          page.getByText('This gameday has reached capacity and is no longer accepting RSVPs.'),
        ).toBeVisible();
        await expect(page.getByRole('region', { name: 'Gameday' })).toContainText('Riverside Hall');
        await page.getByLabel('Additional guests').selectOption('1');
        await page.getByRole('button', { name: WAIT }).tap();
        await expect(page.getByRole('heading', { name: 'You are in line' })).toBeFocused();
        await expect(page.getByText('1st')).toBeVisible();
        await expect(page.getByText('You wait for 2 seats.')).toBeVisible();
        await expectNoSidewaysScroll(page);
      });

      await test.step('leaves with one tap, and comes back with a smaller party', async () => {
        await page.getByRole('button', { name: 'Leave the line' }).tap();
        await expect(page.getByRole('heading', { name: 'Wait in line' })).toBeFocused();
        await page.reload();
        await page.getByRole('button', { name: WAIT }).tap();
        await expect(page.getByText('You wait for 1 seat.')).toBeVisible();
      });

      await desk.answerInvitation(seated, { status: 'Rejected' });
      await test.step('is told by mail that the seat is kept, and takes it', async () => {
        const text = await mailText({ to: guestEmail, subject: /^Seats are kept for you/ });
        await page.goto(linkIn(text, '/gameday-reply/'));
        await expect(page.getByRole('heading', { name: /^Kept for you until \w+day, / })).toBeVisible();
        await expect(page.getByRole('radio', { name: "I'LL BE THERE!" })).toBeChecked();
        await expectSound(page);
        await page.getByRole('button', { name: 'Submit RSVP' }).tap();
        await expect(page.getByText('STILL COMING!')).toBeVisible();
        await expect(page.getByRole('heading', { name: /^Kept for you/ })).toBeHidden();
      });

      expect(await desk.gameday(gameday.id)).toMatchObject({
        acceptedCount: 1,
        seatsTaken: 1,
        seatsOffered: 0,
      });
    });

    test('somebody without an invitation waits by the public page', async ({ desk, page }) => {
      const gameday = await desk.createGameday({ capacity: 1 });
      await desk.answerInvitation(await desk.invite(gameday));
      const email = address('stranger');
      await page.goto(`/gameday/${gameday.date}`);
      await page.getByRole('button', { name: WAIT }).tap();
      await expect(page.getByText('Name is required')).toBeVisible();
      await page.getByLabel('Full name').fill('Kofi Mensah');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: WAIT }).tap();
      await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
      await expectNoSidewaysScroll(page);

      const text = await mailText({ to: email, subject: /^You are in line/ });
      await page.goto(linkIn(text, '/gameday-reply/'));

      await expect(page.getByText('1st')).toBeVisible();
      await expectSound(page);
    });

    test('staff see the queue, change its order, take somebody in and take somebody out', async ({
      desk,
      staff,
    }) => {
      await staff.setViewportSize({ width, height: 740 });
      const gameday = await desk.createGameday({ capacity: 1 });
      const seated = await desk.invite(gameday, { name: 'Noor Haddad' });
      await desk.answerInvitation(seated);
      for (const name of ['Helen Achterberg', 'Kofi Mensah', 'Wren Abernathy']) {
        await desk.waitInLine(await desk.invite(gameday, { name }));
      }
      const panel = await openInvitations(staff, gameday);
      const queue = panel.getByRole('region', { name: 'Queue' });
      const names = queue.getByRole('listitem').locator('p.strong');
      await expect(names).toHaveText(['Helen Achterberg', 'Kofi Mensah', 'Wren Abernathy']);
      await expectNoSidewaysScroll(staff);

      await queue.getByRole('button', { name: 'Move Wren Abernathy to the front' }).click();
      await expect(names).toHaveText(['Wren Abernathy', 'Helen Achterberg', 'Kofi Mensah']);
      await queue.getByRole('button', { name: 'Remove Kofi Mensah from the queue' }).click();
      await staff
        .getByRole('dialog', { name: 'Remove from the Queue' })
        .getByRole('button', { name: 'Remove' })
        .click();
      await expect(names).toHaveText(['Wren Abernathy', 'Helen Achterberg']);

      await test.step('who is taken in without a free seat is refused in words', async () => {
        await queue.getByRole('button', { name: 'Take in Helen Achterberg' }).click();
        const dialog = staff.getByRole('dialog', { name: 'Take In' });
        await dialog.getByRole('button', { name: 'Take in' }).click();
        await expect(dialog.getByText(/This gameday has reached capacity/)).toBeVisible();
        await dialog.getByRole('button', { name: 'Cancel' }).click();
      });

      await desk.answerInvitation(seated, { status: 'Rejected' });
      await staff.reload();
      await expect(queue.getByText(/offered until \w+day, /)).toBeVisible();
      await expect(
        cardOn(staff, gameday.date).getByText('1 seat is offered to people who waited.'),
      ).toBeVisible();
      await queue.getByRole('button', { name: 'Take in Wren Abernathy' }).click();
      await staff.getByRole('dialog', { name: 'Take In' }).getByRole('button', { name: 'Take in' }).click();
      await expect(names).toHaveText(['Helen Achterberg']);
    });
  });
}
