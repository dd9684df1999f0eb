import { expect, type Locator, type Page } from '@playwright/test';
import { PAGES } from '../src/app/pages.ts';
import type { Gameday } from '../src/core/api/generated.ts';
import type { Invitation } from '../src/core/api/staff.generated.ts';
import { failCalls } from './answers.ts';
import { address, type Desk, test } from './desk.ts';
import { cardOn, openInvitations, rowOf } from './management.ts';
import { signIn } from './sign-in.ts';
import { expectSound, SCHEMES } from './sound.ts';

/** What shows that a page stands, where its heading is there before the rest. */
const SIGNS: Record<string, RegExp> = {
  '/': /Take a seat/,
  '/faq': /^volunteers@/,
  '/events': /Pick a table and take a seat/,
  '/contact': /^Send Message$/,
  '/map': /^\d+ tables, A1 to A\d+/,
  '/calendar': /hour by hour/,
  '/draw': /It was drawn on/,
  '/attendees': /^badges? of \d+$/,
  '/email': /^The form comes from localhost/,
  '/login': /Heads up!/,
  '/my-days': /log in to see your games/,
  '/shifts': /log in to see where help is needed/,
  '/close-account': /This page is opened by the link of a mail/,
  '/address-change': /This page is opened by the link of a mail/,
  '/address-keep': /This page is opened by the link of a mail/,
  '/emailer/history': /mailings?$/,
  '/emailer/suppressed': /skipped when mail goes to many/,
  '/emailer/templates': /Shown as|Desktop/,
  '/emailer/sender': /DMARC/,
};

/** What else a page shows by its address. */
const STATES: readonly [path: string, sign: RegExp][] = [
  ['/events?rid=nothing', /Invalid Verification Code/],
  ['/nowhere', /couldn't find the page/],
  ['/gameday/1999-01-01', /Gameday details not available/],
  ['/gameday-reply/nobody', /Invalid Invitation/],
  ['/verify/nothing', /Invalid Verification Code/],
  ['/unsubscribe/nobody', /This link is not valid/],
  ['/hall?at=2000-01-01T00:00:00Z', /The next game starts on|No more games are planned/],
];

const WITHOUT_PARTS = PAGES.filter(({ path }) => !path.includes(':'));
const PUBLIC_PAGES = WITHOUT_PARTS.filter(({ role, isPrivate }) => !role && !isPrivate);
/** To somebody who is not signed in: of those of a role one, as all of them tell whose they are. */
const CLOSED_PAGES = WITHOUT_PARTS.filter(({ role, isPrivate }, at, all) =>
  role ? all.findIndex((page) => page.role === role) === at : isPrivate,
);
const STAFF_PAGES = WITHOUT_PARTS.filter(({ role }) => role);

/** Those who help without being the administrator. */
const ROLES = ['organiser', 'mailer', 'door'] as const;

/** What else the pages of a role ask for by their address. */
const PARTS: Record<(typeof ROLES)[number], (gameday: Gameday) => string[]> = {
  organiser: ({ id }) =>
    [
      '',
      '&open=invite-guest',
      '&open=bulk-invite',
      '&open=message',
      '&open=remind',
      `&open=edit-gameday.${id}`,
    ].map((part) => `/gameday-management?gameday=${id}${part}`),
  mailer: () => ['/emailer?tool=confirmation', '/emailer?tool=message', '/emailer?tool=message&open=drafts'],
  door: () => ['/door?scope=walk-ins'],
};

/** Names and texts as long, and in as many scripts, as they may be. */
const LONG = {
  location: `Gemeindesaal ${'Donaudampfschifffahrtsgesellschaft '.repeat(5)}`.trim().slice(0, 200),
  word: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(5),
  description: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(4).trim(),
};
const GUESTS = [
  'مريم الخطيب',
  '🎲🎲 Dicey 🎲🎲',
  'Wolfeschlegelsteinhausenbergerdorff'.padEnd(60, 'oberammergau'),
  'Zoë Ångström',
];

/** Of Ant Design, or the browser's own. */
const DIALOG = '[role="dialog"], dialog[open]';

for (const colorScheme of SCHEMES) {
  test.describe(`accessible and without sideways scroll, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('pages for everybody', async ({ page }) => {
      for (const { path } of PUBLIC_PAGES) await test.step(path, () => standsSound(page, path));
    });

    test('pages of others, and states of pages, for everybody', async ({ page }) => {
      for (const { path } of CLOSED_PAGES) await test.step(path, () => standsSound(page, path));
      for (const [path, sign] of STATES) await test.step(path, () => standsSound(page, path, sign));
    });

    test('the reply pages', async ({ desk, page }) => {
      const { gameday, invitations } = await longGameday(desk);
      const [seated] = invitations;
      const paths = [`/gameday/${gameday.date}`, `/gameday-reply/${seated?.invitationToken}`];
      for (const path of paths) {
        await page.goto(path);
        const answer = page.getByText(/I'LL BE THERE!|STILL COMING!/);
        await answer.click();
        await expect(page.getByLabel('Additional guests')).toBeVisible();
        await page.getByLabel('Comments').fill('x'.repeat(200));
        await page.getByRole('button', { name: 'Submit RSVP' }).click();
        // What is missing stands at its field; else the answer is confirmed.
        const outcome = page.getByRole('main').locator('[aria-invalid="true"], [role="status"]');
        await expect(outcome.filter({ visible: true }).first()).toBeVisible();
        await expectSound(page);
      }
      await test.step('full', async () => {
        const full = await desk.createGameday({ capacity: 1 });
        await desk.answerInvitation(await desk.invite(full));
        await page.goto(`/gameday/${full.date}`);
        await expect(page.getByRole('heading', { name: 'Gameday is Full' })).toBeVisible();
        await expect(page.getByRole('region', { name: 'Days with seats' })).toBeVisible();
        await expectSound(page);
      });
    });

    test('gameday management', async ({ desk, staff }) => {
      const { gameday } = await longGameday(desk);
      const panel = await openInvitations(staff, gameday);
      await expect(rowOf(staff, 'Zoë Ångström')).toContainText(/Sent|Queued|Sending/);
      await failCalls(staff, /\/api\/gameday-invitation\/status$/);
      await rowOf(staff, 'Zoë Ångström')
        .getByRole('button', { name: /^Status/ })
        .click();
      await expect(staff.getByRole('alert').first()).toBeVisible();
      await expectSound(staff);
      await staff.setViewportSize({ width: 1280, height: 800 });
      await panel.getByPlaceholder(/^Search/).fill('nobody at all');
      await expect(panel.getByText('No invitations found.')).toBeVisible();
      await expectSound(staff);
      await staff.goto(`/gameday-management/door-list/${gameday.id}`);
      await expect(staff.getByRole('row').filter({ hasText: GUESTS[0] })).toBeVisible();
      await expectSound(staff);
    });

    test('pages for administrator', async ({ staff }) => {
      for (const { path } of STAFF_PAGES.filter(({ role }) => role === 'administrator'))
        await test.step(path, () => standsSound(staff, path));
    });

    for (const role of ROLES) {
      test(`pages for ${role}`, async ({ desk, browser }) => {
        const { gameday } = await longGameday(desk);
        const page = await (await browser.newContext({ colorScheme })).newPage();
        await signIn(page, await desk.addStaff(role));
        const refused = refusedCalls(page);
        await test.step('/desk', () => standsSound(page, '/desk'));
        const offered = await page
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
        const own = STAFF_PAGES.filter((row) => row.role === role).map(({ path }) => path);
        const tools = new Set(PAGES.flatMap(({ path, strip }) => (strip ? [path] : [])));
        const paths = new Set([...own, ...offered.filter((path) => tools.has(path) && path !== '/desk')]);
        for (const path of paths) await test.step(path, () => standsSound(page, path));
        for (const path of PARTS[role](gameday)) await test.step(path, () => opens(page, path));
        expect(refused).toEqual([]);
      });
    }

    test('the e-mail tools', async ({ desk, staff }) => {
      await longGameday(desk);
      await test.step('a form above a list', () =>
        standsSound(staff, '/emailer/suppressed?open=add-suppression', /Add Address/));
      await test.step('a mailing', async () => {
        await staff.setViewportSize({ width: 1280, height: 800 });
        await staff.goto('/emailer/history');
        await staff.getByRole('row').getByRole('link').first().click();
        await expect(staff.getByRole('heading', { name: 'Recipients' })).toBeVisible();
        await expectSound(staff);
      });
    });

    test('its dialogs', async ({ desk, staff }) => {
      const { gameday } = await longGameday(desk);
      const card = cardOn(staff, gameday.date);
      const row = rowOf(staff, 'Zoë Ångström');
      const openers: readonly [title: string, opener: Locator][] = [
        ['Create New Gameday', staff.getByRole('button', { name: 'New Gameday' })],
        ['Edit Gameday', card.getByRole('button', { name: /^Edit/ })],
        ['Delete Gameday', card.getByRole('button', { name: /^Delete/ })],
        ['Invite Guest', staff.getByRole('button', { name: 'Invite Guest' })],
        ['Write to Guests', staff.getByRole('button', { name: 'Write to guests' })],
        ['Remind Guests', staff.getByRole('button', { name: 'Remind' })],
        ['Bulk Invite Guests', staff.getByRole('button', { name: 'Bulk Invite' })],
        ['Resend Invitation', row.getByRole('button', { name: /^Resend/ })],
        ['Delete Invitation', row.getByRole('button', { name: /^Delete/ })],
      ];
      await failCalls(staff, /\/api\/gameday/, { method: 'POST' });
      await openInvitations(staff, gameday);
      for (const [title, opener] of openers) {
        await test.step(title, async () => {
          await staff.setViewportSize({ width: 1280, height: 800 });
          await opener.click();
          const dialog = staff.getByRole('dialog', { name: title });
          await expect(dialog).toBeVisible();
          await fillIn(dialog, title);
          await expectSound(staff, DIALOG);
          await staff.keyboard.press('Escape');
          if (title === 'Bulk Invite Guests') await staff.getByRole('button', { name: 'Discard' }).click();
          await expect(dialog).toBeHidden();
        });
      }
    });

    test('the results of a bulk invitation', async ({ desk, staff }) => {
      const { gameday, invitations } = await longGameday(desk);
      await openInvitations(staff, gameday);
      await staff.getByRole('button', { name: 'Bulk Invite' }).click();
      const dialog = staff.getByRole('dialog', { name: 'Bulk Invite Guests' });
      const known = invitations.map(({ guestEmail }) => guestEmail);
      await dialog.getByLabel('Guests, one per line').fill([...known, ...REFUSED, address('new')].join('\n'));
      await dialog.getByRole('button', { name: /^Send/ }).click();
      await expect(staff.getByRole('dialog', { name: 'Bulk Invitation Results' })).toBeVisible();
      await expectSound(staff, DIALOG);
    });
  });
}

async function standsSound(page: Page, path: string, sign = SIGNS[path]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(sign ? page.getByText(sign).first() : main.getByRole('heading').first()).toBeAttached();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectSound(page);
}

/** What stands at an address asks for all that it needs. */
async function opens(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** The calls of a page that its reader may not make. */
function refusedCalls(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && [401, 403, 404].includes(response.status()))
      refused.push(
        `${response.status()} ${response.request().method()} ${pathname} on ${new URL(page.url()).pathname}`,
      );
  });
  return refused;
}

const REFUSED = ['a', 'b', 'c', 'd'].map((letter) => `${letter.repeat(60)}@nowhere`);

async function longGameday(desk: Desk): Promise<{ gameday: Gameday; invitations: Invitation[] }> {
  const gameday = await desk.createGameday({
    location: LONG.location,
    description: LONG.description,
    startTime: '12:00',
    endTime: '22:00',
    capacity: 40,
  });
  const invitations: Invitation[] = [];
  for (const name of GUESTS) invitations.push(await desk.invite(gameday, { name }));
  const [seated, away] = invitations;
  if (seated)
    await desk.answerInvitation(seated, {
      additionalGuests: 4,
      replyComments: LONG.word,
    });
  if (away)
    await desk.answerInvitation(away, {
      status: 'Rejected',
      replyComments: LONG.description,
    });
  return { gameday, invitations };
}

/** A dialog at its fullest: with what was typed, and with what was wrong about it. */
async function fillIn(dialog: Locator, title: string): Promise<void> {
  if (title === 'Create New Gameday') {
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog.getByText('Location is required')).toBeVisible();
  }
  if (title === 'Bulk Invite Guests') {
    await dialog
      .getByLabel('Guests, one per line')
      .fill(`${GUESTS[2]}; long.name@mail.example\nnobody\nhalf@way\n${REFUSED.join('\n')}`);
    await expect(dialog.getByText('7 lines checked')).toBeVisible();
  }
  if (title === 'Resend Invitation') {
    await dialog.getByRole('button', { name: 'Resend' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
  }
}
