import { type Browser, expect, type Page } from '@playwright/test';
import { leaveUnanswered, toast } from './answers.ts';
import { address, type Desk, test } from './desk.ts';
import { askToSend, openTool } from './emailer.ts';
import { withSeller } from './listing-wizard.ts';
import { openInvitations } from './management.ts';
import { Player } from './players.ts';
import { detailsOf, listGame } from './traders.ts';

/** Dialogs and long forms that are left while the server still thinks. */

interface Stage {
  desk: Desk;
  staff: Page;
  browser: Browser;
}

interface LeftDialog {
  what: string;
  call: RegExp;
  method?: 'POST' | 'PUT' | 'DELETE';
  refusal: string | RegExp;
  /** Fills it in; gives back the press that asks the server. */
  prepare: (stage: Stage) => Promise<() => Promise<void>>;
}

/** Closes the dialog with what is open below it, and goes to the first page. */
async function leaveForHome(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  await expect(async () => {
    if ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Tablefall', exact: true }).click();
  // The address may be there before the page is.
  await expect(page.getByRole('heading', { name: /^Two days/ })).toBeVisible();
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const drafts = (page: Page) => page.getByRole('dialog', { name: 'Drafts' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Writes a message, keeps it as a draft under its first line and opens the list of drafts. */
async function openDrafts(staff: Page, title: string, meanwhile = ''): Promise<void> {
  await openTool(staff, 'message');
  await text(staff).fill(`# ${title}`);
  await button(staff, 'Save draft').click();
  await expect(staff.getByText('Saved as a draft.')).toBeVisible();
  if (meanwhile) {
    await button(staff, 'Discard').click();
    await text(staff).fill(meanwhile);
  }
  await button(staff, /^Drafts/).click();
  await expect(drafts(staff)).toBeVisible();
}

const DIALOGS: readonly LeftDialog[] = [
  {
    what: 'Remind',
    call: /\/remind$/,
    refusal: 'Failed to send reminders',
    prepare: async ({ desk, staff }) => {
      const gameday = await desk.createGameday();
      await desk.invite(gameday);
      await desk.untilSent(gameday);
      await (await openInvitations(staff, gameday)).getByRole('button', { name: 'Remind' }).click();
      return () => button(staff, 'Remind 1 guest').click();
    },
  },
  {
    what: 'Write to Guests',
    call: /\/message$/,
    refusal: 'Failed to send the message',
    prepare: async ({ desk, staff }) => {
      const gameday = await desk.createGameday();
      await desk.invite(gameday);
      await (await openInvitations(staff, gameday)).getByRole('button', { name: 'Write to guests' }).click();
      await text(staff).fill('# Bring snacks\n\nSee you.');
      return () => button(staff, 'Send to 1 guest').click();
    },
  },
  {
    what: 'a mailing that is scheduled',
    call: /email-pastregistrants-message/,
    refusal: 'The mailing was not sent.',
    prepare: async ({ staff }) => {
      await openTool(staff, 'message');
      await text(staff).fill(`# Later ${address('x')}`);
      await staff.getByText('A pasted list').click();
      await staff.getByLabel('People, one per line').fill(address('late'));
      await staff.getByText('Another time', { exact: true }).click();
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      await staff.getByLabel(/^Date and time, /).fill(`${tomorrow}T09:30`);
      const dialog = await askToSend(staff);
      return () => dialog.getByRole('button', { name: 'Schedule for 1 person' }).click();
    },
  },
  {
    what: 'a draft that is deleted',
    call: /\/mailings\/drafts\//,
    method: 'DELETE',
    refusal: 'Failed to delete the draft',
    prepare: async ({ staff }) => {
      const title = `Left ${Date.now()}`;
      await openDrafts(staff, title);
      await button(staff, `Delete ${title}`).click();
      const question = staff.getByRole('dialog', { name: 'Delete Draft' });
      return () => question.getByRole('button', { name: 'Delete' }).click();
    },
  },
  {
    what: 'a draft that is opened, for which the message is saved first',
    call: /\/mailings\/drafts\//,
    method: 'PUT',
    refusal: 'What was being written was not saved, so the other draft was not opened.',
    prepare: async ({ staff }) => {
      const title = `Left ${Date.now()}`;
      await openDrafts(staff, title, '# Something else');
      return () => button(staff, `Open ${title}`).click();
    },
  },
  {
    what: 'Hide Listing',
    call: /\/hide$/,
    refusal: 'Failed to hide the listing. Please try again.',
    prepare: async ({ staff, browser }) => {
      const game = await listGame(await Player.named(browser, ['Dana Whitfield']));
      await staff.goto(`/forsale?item=${game.id}`);
      await detailsOf(staff, game).getByRole('button', { name: 'Hide Listing' }).click();
      const form = staff.getByRole('dialog', { name: 'Hide Listing' });
      await form.getByRole('textbox').fill('Games only, please.');
      return () => form.getByRole('button', { name: 'Hide Listing' }).click();
    },
  },
  {
    what: 'Paid at the desk',
    call: /\/paid$/,
    method: 'PUT',
    refusal: /paid\..*That was not saved\./,
    prepare: async ({ staff }) => {
      const email = address('paid');
      const data = { email, attendees: [{ name: 'Mei Lin', badge: true }] };
      expect((await staff.request.post('/api/register', { data })).ok()).toBe(true);
      await staff.goto(`/attendees?search=${email}`);
      return () => staff.getByRole('button', { name: `Not paid · $10 , ${email}` }).click();
    },
  },
  {
    what: 'Log out everywhere else',
    call: /\/api\/user\/sessions$/,
    method: 'DELETE',
    refusal: 'Your other sessions are still open',
    prepare: async ({ staff }) => {
      await staff.goto('/login');
      return () => button(staff, 'Log out everywhere else').click();
    },
  },
];

for (const { what, call, method, refusal, prepare } of DIALOGS) {
  test(`${what}, refused after it was left, is told and changes no other page`, async ({
    desk,
    staff,
    browser,
  }) => {
    const act = await prepare({ desk, staff, browser });
    await leaveUnanswered(staff, { call, method, isRefused: true, act, leave: () => leaveForHome(staff) });
    await expect(toast(staff, refusal)).toBeVisible();
    await expect(staff).toHaveURL('/');
    await expect(staff.getByRole('dialog')).toHaveCount(0);
  });
}

test('a draft whose list was closed before the answer is not opened over what is written by then', async ({
  staff,
}) => {
  const title = `Late ${Date.now()}`;
  await openDrafts(staff, title, '# Being written');
  await leaveUnanswered(staff, {
    call: /\/mailings\/drafts\//,
    method: 'PUT',
    act: () => button(staff, `Open ${title}`).click(),
    leave: async () => {
      await staff.keyboard.press('Escape');
      await expect(drafts(staff)).toBeHidden();
      await text(staff).fill('# Written meanwhile');
    },
  });
  await expect(text(staff)).toHaveValue('# Written meanwhile');
});

test('an event whose form was left is saved, or told by its name when it is refused', async ({ browser }) => {
  const player = await Player.named(browser, ['Dana Whitfield']);
  const { page } = player;
  const event = await player.createEvent();
  for (const isRefused of [true, false]) {
    await page.goto(`/events?event=${event.id}`);
    await page.getByRole('button', { name: 'Edit Event' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Event' });
    await form.getByLabel('Spots').fill('6');
    await leaveUnanswered(page, {
      call: /\/api\/event$/,
      method: 'PUT',
      isRefused,
      act: () => form.getByRole('button', { name: 'Save Event' }).click(),
      leave: () => leaveForHome(page),
    });
    await expect(
      toast(page, isRefused ? 'Failed to save event.' : 'Event saved', isRefused ? event.gameName : ''),
    ).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

test('a listing whose form was left is changed, or what was entered is kept', async ({ browser }) => {
  await withSeller(browser, async (page) => {
    const data = {
      gameName: 'Azul',
      condition: 'Good',
      price: 20,
      paymentMethods: [{ type: 'Cash' }],
    };
    const { id } = await (await page.request.post('/api/forsale', { data })).json();
    for (const isRefused of [true, false]) {
      await page.goto(`/forsale?mode=edit&item=${id}`);
      await page.getByRole('textbox', { name: /^Notes/ }).fill('Box a little worn.');
      await page.getByRole('button', { name: /Payment$/ }).click();
      await leaveUnanswered(page, {
        call: new RegExp(`/api/forsale/${id}`),
        method: 'PUT',
        isRefused,
        act: () => page.getByRole('button', { name: 'Update Listing' }).click(),
        leave: () => leaveForHome(page),
      });
      const refusal = 'The listing could not be updated. What you entered is kept in this browser.';
      await expect(
        toast(page, isRefused ? refusal : 'Listing updated', isRefused ? 'Azul' : ''),
      ).toBeVisible();
      await expect(page).toHaveURL('/');
    }
    expect(await (await page.request.get(`/api/forsale/${id}`)).json()).toMatchObject({
      notes: 'Box a little worn.',
    });
  });
});
