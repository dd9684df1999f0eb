import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { address, test } from './desk.ts';
import { linkIn, mailText } from './mailbox.ts';

const COMING = "I'LL BE THERE!";
const STAYING_AWAY = "CAN'T MAKE IT";
const THANKS = 'RSVP submitted! Thank you!';

test.describe('on the page of a personal invitation', () => {
  test('the mail’s button preselects the answer and sends nothing', async ({ desk, page }) => {
    const gameday = await desk.createGameday();
    const { guestEmail } = await desk.invite(gameday);
    const text = await mailText({ to: guestEmail, subject: /^You are invited/ });
    const link = new URL(linkIn(text, '/gameday-reply/'), 'http://mail.example');
    await page.goto(`${link.pathname}?answer=accepted`);
    await expect(page.getByRole('radio', { name: COMING })).toBeChecked();
    expect(await desk.gameday(gameday.id)).toMatchObject({ acceptedCount: 0, notRepliedCount: 1 });

    // Once another answer is given, a reload does not take the page back to what the mail said.
    await page.getByText(STAYING_AWAY).click();
    await submit(page);
    await expect(page.getByText('RSVP updated!')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: "STILL CAN'T MAKE IT" })).toBeChecked();
  });

  test('a guest accepts with two, comes with fewer, then declines', async ({ desk, page }) => {
    const gameday = await desk.createGameday({
      startTime: '18:30',
      description: 'A quiet evening around two tables.',
    });
    const { invitationToken, guestName, guestEmail } = await desk.invite(gameday);
    await page.goto(`/gameday-reply/${invitationToken}`);
    const additional = page.getByLabel('Additional guests');

    await test.step('reads when, where and what, and chooses', async () => {
      await expect(page.getByRole('heading', { name: guestName })).toBeVisible();
      await expect(page.getByText('starts at 6:30 PM')).toBeVisible();
      await expect(page.getByText(gameday.location)).toBeVisible();
      await expect(page.getByText('A quiet evening around two tables.')).toBeVisible();
      await expect(page.getByText('30 seats left')).toBeVisible();
      await expect(additional).toBeHidden();
      await page.getByText(COMING).click();
      await expect(additional.getByRole('option')).toHaveText(['0', '1', '2', '3', '4']);
      await additional.selectOption('2');
      await page.getByLabel('Comments').fill('Three of us, with a teapot.');
      await submit(page);
      await expect(page.getByText('RSVP updated!')).toBeVisible();
      await expect(page.getByText('STILL COMING!')).toBeVisible();
      await expect(page.getByText('27 seats left')).toBeVisible();
    });

    await test.step('takes the date into the calendar', async () => {
      const started = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Add to calendar' }).click();
      const file = await readFile(await (await started).path(), 'utf8');
      expect(file).toContain('BEGIN:VEVENT');
      expect(file).toContain(`UID:gameday-${gameday.id}@`);
    });

    await test.step('finds the answer again and brings fewer', async () => {
      await page.reload();
      await expect(additional).toHaveValue('2');
      await expect(page.getByLabel('Comments')).toHaveValue('Three of us, with a teapot.');
      await additional.selectOption('0');
      await submit(page);
      await expect(page.getByText(THANKS)).toBeVisible();
      await expect(page.getByText('29 seats left')).toBeVisible();
    });

    await test.step('declines', async () => {
      await page.getByText(STAYING_AWAY).click();
      await expect(additional).toBeHidden();
      await submit(page);
      await expect(page.getByText('RSVP updated!')).toBeVisible();
      await expect(page.getByText("STILL CAN'T MAKE IT")).toBeVisible();
      await expect(page.getByText('30 seats left')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeHidden();
    });

    await mailText({ to: guestEmail, subject: /\S/ });
    expect(await desk.gameday(gameday.id)).toMatchObject({ rejectedCount: 1, seatsTaken: 0 });
  });

  test('the thanks go away after ten seconds', async ({ desk, page }) => {
    const { invitationToken } = await desk.invite(await desk.createGameday());
    await page.clock.install();
    await page.goto(`/gameday-reply/${invitationToken}`);
    await page.getByText(STAYING_AWAY).click();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await submit(page);
    const thanks = page.getByText(/^RSVP (updated!|submitted! Thank you!)$/);
    await expect(thanks).toBeVisible();
    await page.clock.runFor(9_800);
    await expect(thanks).toBeVisible();
    await page.clock.runFor(400);
    await expect(thanks).toBeHidden();
  });

  test('an answer must be chosen', async ({ desk, page }) => {
    const { invitationToken } = await desk.invite(await desk.createGameday());
    await page.goto(`/gameday-reply/${invitationToken}`);
    await submit(page);
    await expect(page.getByText("Please select whether you're attending or not")).toBeVisible();
  });

  test('a comment that the server refuses is told, on the personal page and on the public one', async ({
    desk,
    page,
  }) => {
    const gameday = await desk.createGameday();
    const { invitationToken } = await desk.invite(gameday);
    const comments = page.getByLabel('Comments');
    // A vertical tab is what a soft line break copied out of a slide is.
    const fromSlide = 'Two lines\u000bfrom a slide';
    for (const address of [`/gameday-reply/${invitationToken}`, `/gameday/${gameday.date}`]) {
      await page.goto(address);
      await page.getByText(STAYING_AWAY).click();
      await comments.fill(fromSlide);
      if (address.startsWith('/gameday/')) await fillInGuest(page, 'Noor Haddad');
      await submit(page);
      await expect(comments).toBeFocused();
      await expect(comments).toHaveAccessibleDescription('Please use plain text');
      await expect(page.getByRole('alert'), 'is read with its field').toHaveCount(0);
      await comments.fill('Two lines from a slide');
      await submit(page);
      await expect(page.getByText(/^RSVP (updated!|submitted! Thank you!)$/)).toBeVisible();
    }
    expect(await desk.gameday(gameday.id)).toMatchObject({ rejectedCount: 2 });
  });

  test('on a full gameday the one who has a seat may change or give it up, the others read that it is full', async ({
    desk,
    page,
  }) => {
    const gameday = await desk.createGameday({ capacity: 2 });
    const [seated, waiting] = [await desk.invite(gameday), await desk.invite(gameday)];
    await desk.answerInvitation(seated, { additionalGuests: 1 });

    await page.goto(`/gameday-reply/${waiting.invitationToken}`);
    await expectFull(page);
    await page.goto(`/gameday-reply/${seated.invitationToken}`);
    await page.getByLabel('Additional guests').selectOption('0');
    await submit(page);
    await expect(page.getByText('1 seat left')).toBeVisible();

    await page.goto(`/gameday-reply/${waiting.invitationToken}`);
    await page.getByText(COMING).click();
    await submit(page);
    await expect(page.getByText('STILL COMING!')).toBeVisible();
    expect(await desk.gameday(gameday.id)).toMatchObject({ acceptedCount: 2, seatsTaken: 2 });
  });

  test('seats that somebody else took meanwhile are refused, and what was typed stays', async ({
    desk,
    page,
  }) => {
    const gameday = await desk.createGameday({ capacity: 3 });
    const { invitationToken } = await desk.invite(gameday);
    await page.goto(`/gameday-reply/${invitationToken}`);
    await page.getByText(COMING).click();
    await page.getByLabel('Additional guests').selectOption('2');
    await page.getByLabel('Comments').fill('All three of us');
    await desk.answerInvitation(await desk.invite(gameday), { additionalGuests: 1 });
    await submit(page);
    const refusal = page.getByRole('alert').filter({ hasText: 'Failed to submit RSVP. Please try again.' });
    await expect(refusal).toContainText('1');
    await expect(page.getByLabel('Comments')).toHaveValue('All three of us');
    await expect(page.getByLabel('Additional guests')).toHaveValue('2');
    await page.getByLabel('Additional guests').selectOption('0');
    await submit(page);
    await expect(page.getByText('STILL COMING!')).toBeVisible();
  });
});

test.describe('on the public page of a gameday', () => {
  test('a visitor is told what is missing, then accepts and gets a link by mail', async ({ desk, page }) => {
    const gameday = await desk.createGameday({ startTime: '12:00', endTime: '22:00' });
    const email = address('visitor');
    await page.goto(`/gameday/${gameday.date}`);
    await expect(page.getByText('12:00 PM – 10:00 PM')).toBeVisible();
    await submit(page);
    await expect(page.getByText('Name is required')).toBeVisible();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText("Please select whether you're attending or not")).toBeVisible();
    await page.getByLabel('Full name').fill('Noor Haddad');
    await page.getByLabel('Email').fill('noor@home');
    await submit(page);
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();

    await page.getByLabel('Email').fill(email);
    await page.getByText(COMING).click();
    await page.getByLabel('Additional guests').selectOption('1');
    await submit(page);
    await expect(page.getByText(THANKS)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();

    await page.goto(linkIn(await mailText({ to: email, subject: /\S/ }), '/gameday-reply/'));
    await expect(page.getByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
    await expect(page.getByText('STILL COMING!')).toBeVisible();
  });

  test('an answer given before is not overwritten by whoever types the address', async ({ desk, page }) => {
    const gameday = await desk.createGameday();
    const invitation = await desk.invite(gameday);
    await desk.answerInvitation(invitation);
    await page.goto(`/gameday/${gameday.date}`);
    await fillInGuest(page, 'Somebody Else', invitation.guestEmail);
    await page.getByText(STAYING_AWAY).click();
    await submit(page);
    await expect(page.getByText(THANKS)).toBeVisible();
    expect(await desk.invitations(gameday)).toMatchObject([{ guestName: invitation.guestName, status: 1 }]);
  });

  test('what was answered stands in place of the form, which comes back for somebody else', async ({
    desk,
    page,
  }) => {
    const gameday = await desk.createGameday();
    await page.clock.install();
    await page.goto(`/gameday/${gameday.date}?answer=accepted`);
    const email = await fillInGuest(page, 'Noor Haddad');
    await page.getByLabel('Additional guests').selectOption('1');
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Your answer' })).toBeFocused();
    await expect(page.getByText(THANKS)).toBeVisible();
    await page.clock.runFor(10_200);
    await expect(page.getByText(THANKS)).toBeHidden();
    await expect(page.getByText('Noor Haddad is coming with 1 guest.')).toBeVisible();
    await expect(page.getByText(`To change it, use the link we mailed to ${email}.`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit RSVP' })).toBeHidden();

    await page.getByRole('button', { name: 'Answer for somebody else' }).click();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByText(STAYING_AWAY).click();
    await fillInGuest(page, 'Mei Tanaka');
    await submit(page);
    await expect(page.getByText("Mei Tanaka can't make it.")).toBeVisible();
    expect(await desk.gameday(gameday.id)).toMatchObject({ acceptedCount: 1, rejectedCount: 1 });
  });

  test('whoever takes the last seat reads the thanks, the next visitor that it is full', async ({
    desk,
    page,
  }) => {
    const gameday = await desk.createGameday({ capacity: 1 });
    await page.goto(`/gameday/${gameday.date}`);
    await fillInGuest(page, 'Early Bird');
    await page.getByText(COMING).click();
    await submit(page);
    await expect(page.getByText(THANKS)).toBeVisible();
    await page.reload();
    await expectFull(page);
  });
});

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit RSVP' }).click();
}

/** Fills in who answers on the public page; gives back the address. */
async function fillInGuest(page: Page, name: string, email = address('visitor')): Promise<string> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  return email;
}

async function expectFull(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Gameday is Full' })).toBeVisible();
  await expect(
    page.getByText('This gameday has reached capacity and is no longer accepting RSVPs.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit RSVP' })).toBeHidden();
}
