import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { failCalls, leaveUnanswered, toast } from './answers.ts';
import { address, test } from './desk.ts';
import { ACTIONS, GUEST } from './gameday-actions.ts';
import { openInvitations } from './management.ts';

/** Dialogs and tools of the staff that are left while the server still thinks. */

const goHome = async (page: Page) => {
  // Closes the dialog, where there is one.
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Tablefall', exact: true }).click();
  await expect(
    page.getByRole('region', { name: /^(Register|You are registered|Your registration)$/ }),
  ).toBeVisible();
};

test('what was asked of a gameday and refused after its page was left is told by a toast', async ({
  desk,
  staff,
}) => {
  const gameday = await desk.createGameday();
  await desk.invite(gameday, { name: GUEST });
  for (const { sentence, method, path: call, act } of ACTIONS) {
    await test.step(sentence, async () => {
      await openInvitations(staff, gameday);
      await leaveUnanswered(staff, {
        call,
        method,
        isRefused: true,
        act: () => act(staff, gameday),
        leave: () => goHome(staff),
      });
      await expect(toast(staff, sentence)).toBeVisible();
      await expect(staff).toHaveURL('/');
    });
  }
});

test('what was asked of a gameday and done after its page was left changes no other page', async ({
  desk,
  staff,
}) => {
  for (const { sentence, method, path: call, act } of ACTIONS) {
    await test.step(sentence, async () => {
      const gameday = await desk.createGameday();
      await desk.invite(gameday, { name: GUEST });
      await openInvitations(staff, gameday);
      await leaveUnanswered(staff, {
        call,
        method,
        act: () => act(staff, gameday),
        leave: () => goHome(staff),
      });
      await expect(staff).toHaveURL('/');
      await expect(staff.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('a reply that was left is told when it is refused, on the personal page and on the public one', async ({
  desk,
  page,
}) => {
  const gameday = await desk.createGameday();
  const { invitationToken } = await desk.invite(gameday);
  for (const path of [`/gameday-reply/${invitationToken}`, `/gameday/${gameday.date}`]) {
    await page.goto(path);
    if (path.startsWith('/gameday/')) {
      await page.getByLabel('Full name').fill('Noor Haddad');
      await page.getByLabel('Email').fill(address('noor'));
    }
    await page.getByText("CAN'T MAKE IT").click();
    await leaveUnanswered(page, {
      call: /\/api\/gameday(-reply|\/public-rsvp)$/,
      isRefused: true,
      act: () => page.getByRole('button', { name: 'Submit RSVP' }).click(),
      leave: () => goHome(page),
    });
    await expect(toast(page, 'Failed to submit RSVP. Please try again.')).toBeVisible();
  }
});

test('a reply that was not sent is asked about before it is left', async ({ desk, page }) => {
  const { invitationToken } = await desk.invite(await desk.createGameday());
  await page.goto(`/gameday-reply/${invitationToken}`);
  await page.getByText("CAN'T MAKE IT").click();
  const question = page.getByRole('dialog', { name: 'Discard what you entered?' });
  const leave = () => page.getByRole('link', { name: 'Tablefall', exact: true }).click();
  await leave();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('radio', { name: "CAN'T MAKE IT" })).toBeChecked();
  await leave();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/');
});

test('a guest list that was refused after it was left is there again', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const panel = await openInvitations(staff, gameday);
  const dialog = staff.getByRole('dialog', { name: 'Bulk Invite Guests' });
  const box = dialog.getByLabel('Guests, one per line');
  await panel.getByRole('button', { name: 'Bulk Invite' }).click();
  await box.fill(`Ola; ${address('ola')}`);
  await staff.reload();
  await expect(box).toHaveValue(/^Ola; /);
  await leaveUnanswered(staff, {
    call: /\/bulk-invite$/,
    isRefused: true,
    act: () => dialog.getByRole('button', { name: /^Send/ }).click(),
    leave: async () => {
      await staff.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  });
  await expect(toast(staff, 'Failed to send bulk invitations')).toBeVisible();
  await panel.getByRole('button', { name: 'Bulk Invite' }).click();
  await expect(box).toHaveValue(/^Ola; /);

  // What was thrown away does not come back.
  await staff.keyboard.press('Escape');
  await staff
    .getByRole('dialog', { name: 'Discard what you entered?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(dialog).toBeHidden();
  await panel.getByRole('button', { name: 'Bulk Invite' }).click();
  await expect(box).toHaveValue('');
});

test.describe('at the desk, on a phone that is slow', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a double tap changes a thing once, and what is refused later is told by name', async ({ staff }) => {
    const run = Date.now().toString(36);
    const email = `door.${run}@mail.example`;
    const attendees = [{ name: `Dana ${run}`, badge: true }];
    const origin = process.env.BASE_URL ?? 'http://localhost:3000';
    await staff.request.post('/api/register', { data: { email, attendees }, headers: { origin } });
    const calls: string[] = [];
    staff.on('request', (request) => {
      if (request.method() === 'PUT') calls.push(new URL(request.url()).pathname);
    });
    await staff.goto(`/attendees?search=${run}`);
    const cdp = await staff.context().newCDPSession(staff);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const person = staff.getByRole('button', { name: `Dana ${run}` });
    await doubleTap(cdp, person);
    await expect(person).toHaveAttribute('aria-pressed', 'true');
    const remove = staff.getByRole('button', { name: `Remove the registration of ${email}` });
    const place = await remove.boundingBox();
    await doubleTap(cdp, staff.getByRole('button', { name: `Not paid · $10 , ${email}` }));
    await expect(
      staff.getByRole('button', { name: `Paid · $10 , ${email}. Change to not paid`, exact: true }),
    ).toBeVisible();
    expect(calls).toHaveLength(2);
    // Nothing has come below the finger.
    expect(await remove.boundingBox()).toEqual(place);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    await leaveUnanswered(staff, {
      call: /\/check-in$/,
      method: 'PUT',
      isRefused: true,
      act: () => staff.getByRole('button', { name: `Dana ${run}` }).tap(),
      leave: async () => {
        await staff.getByRole('link', { name: 'E-mail Tools' }).tap();
        await expect(staff).toHaveURL(/\/emailer/);
      },
    });
    await expect(toast(staff, 'That was not saved.', `Dana ${run}`)).toBeVisible();
  });
});

test('the desk says since when it could not ask again', async ({ staffWithClock: staff }) => {
  await staff.clock.install();
  await staff.goto('/attendees');
  await expect(staff.getByRole('button', { name: /aid · \$/ }).first()).toBeVisible();
  const restore = await failCalls(staff, /\/api\/registrations(\?|$)/);
  await staff.clock.runFor(31_000);
  await expect(staff.getByText(/^Not up to date since .*, trying again\.$/)).toBeVisible();
  await restore();
  await staff.clock.runFor(31_000);
  await expect(staff.getByText(/^Not up to date since/)).toBeHidden();
});

/**
 * Two taps on a button that stands still, 200 ms apart by the clock of the touches, which is what the page goes by: a slow
 * machine brings the second one later.
 */
async function doubleTap(phone: CDPSession, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not in sight');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const first = Date.now() / 1000;
  for (const timestamp of [first, first + 0.2]) {
    await phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp });
    await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  }
}
