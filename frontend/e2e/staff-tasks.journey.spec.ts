import { expect, type Locator, type Page } from '@playwright/test';
import { guestList, test } from './desk.ts';
import { PASSWORD, sendAnyway } from './emailer.ts';
import { cardOn, panelOf, rowOf } from './management.ts';
import { expectNoSidewaysScroll } from './sound.ts';
import { steps } from './steps.ts';

// What staff come for, in no more steps than it takes today. A change that needs more of them shows here.

const WIDTHS = [
  { width: 360, height: 740, isPhone: true },
  { width: 1280, height: 800, isPhone: false },
];

/** Later than the gamedays of all other journeys, so that its card is the first one. */
function latestDate(): string {
  const days = 150_000 + Math.floor(Math.random() * 500_000);
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

const tool = (staff: Page, name: RegExp) => staff.getByRole('main').getByRole('link', { name });

/** As somebody copies it out of a spreadsheet: with titles, and columns that nobody asked for. */
function sheet(people: number): string {
  const rows = guestList(people).map(({ name, email }) => {
    const [first, ...last] = name.split(' ');
    return [first, last.join(' '), email, '555 0100'].join('\t');
  });
  return ['First name\tLast name\tE-mail\tPhone', ...rows].join('\n');
}

for (const { width, height, isPhone } of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone });

    test('300 people of a spreadsheet are invited', async ({ desk, staff }) => {
      const gameday = await desk.createGameday({ capacity: 400 }, latestDate);
      await staff.goto('/desk');
      const { press, type, expectAtMost } = steps(staff);

      await press(tool(staff, /^Gamedays/));
      await press(cardOn(staff, gameday.date).getByRole('button', { name: /^View Details/ }));
      await press(panelOf(staff).getByRole('button', { name: 'Bulk Invite' }));
      const dialog = staff.getByRole('dialog', { name: 'Bulk Invite Guests' });
      await type(dialog.getByLabel('Guests, one per line'), sheet(300));
      await press(dialog.getByRole('button', { name: 'Use it' }));
      if (isPhone) await press(dialog.getByRole('button', { name: 'Check 300 lines' }));
      const send = dialog.getByRole('button', { name: 'Send 300 invitations' });
      // It stands where the last button was: two taps there within half a second are taken for one double tap, and people are slower.
      if (isPhone) await staff.waitForTimeout(600);
      await press(send);
      await expect(dialog.getByRole('alert')).toHaveText('Send an invitation to 300 people now?');
      await press(send);

      await expect(staff.getByText(/300 invitations/).first()).toBeVisible();
      expectAtMost(isPhone ? 8 : 7);
    });

    test('who got no mail is found, and why', async ({ desk, staff }) => {
      const gameday = await desk.createGameday({}, latestDate);
      await desk.bulkInvite(gameday, guestList(2));
      const [late] = guestList(1);
      await desk.inviteInVain(gameday, late ? [{ ...late, name: 'Zoe Zimmer' }] : []);
      await staff.goto('/gameday-management');
      const { press, expectAtMost } = steps(staff);

      await press(cardOn(staff, gameday.date).getByRole('button', { name: /^View Details/ }));
      // As much of the panel as the window holds, and with it what is looked for.
      const missed = panelOf(staff).getByRole('button', { name: /^1 did not/ });
      await expect(missed).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() => hiddenHeight(panelOf(staff)), 'px that could be shown and are not')
        .toBeLessThan(2);
      await press(missed);

      const found = isPhone
        ? panelOf(staff).getByRole('listitem').filter({ hasText: 'Zoe Zimmer' })
        : rowOf(staff, 'Zoe Zimmer');
      await expect(found).toContainText('Blocked by staff');
      expectAtMost(2);
    });

    test('a gameday gets words of its own, and the mail shows them', async ({ desk, staff }) => {
      const gameday = await desk.createGameday({}, latestDate);
      await staff.goto('/gameday-management');
      const { press, type, expectAtMost } = steps(staff);

      await press(cardOn(staff, gameday.date).getByRole('button', { name: /^Edit / }));
      const dialog = staff.getByRole('dialog', { name: 'Edit Gameday' });
      await type(dialog.getByLabel(/^Words in the invitation/), 'Parking is **free**.');
      if (isPhone)
        await press(
          dialog.getByRole('region', { name: 'The invitation' }).getByRole('button', { name: 'Show' }),
        );
      await expect(dialog.frameLocator('iframe').getByText('Parking is free.').first()).toBeVisible();
      await press(dialog.getByRole('button', { name: 'Update' }));

      await expect(dialog).toBeHidden();
      expectAtMost(isPhone ? 4 : 3);
      expect((await desk.gameday(gameday.id)).invitationWords).toBe('Parking is **free**.');
    });

    test('the silent are reminded', async ({ desk, staff }) => {
      const gameday = await desk.createGameday({}, latestDate);
      await desk.invite(gameday, { name: 'Sil Ent' });
      await desk.untilSent(gameday);
      await staff.goto(`/gameday-management?gameday=${gameday.id}`);
      const { press, expectAtMost } = steps(staff);

      await press(panelOf(staff).getByRole('button', { name: 'Remind' }));
      const dialog = staff.getByRole('dialog', { name: 'Remind Guests' });
      await press(dialog.getByRole('button', { name: 'Remind 1 guest' }));

      await expect(dialog).toBeHidden();
      expectAtMost(2);
    });

    test('a message goes to those who came before', async ({ staff }) => {
      await staff.goto('/desk');
      const { press, type, expectAtMost } = steps(staff);

      await press(tool(staff, /^E-mail/));
      await press(staff.getByText('Custom message', { exact: true }));
      await type(
        staff.getByRole('textbox', { name: 'Message', exact: true }),
        '# We are back\n\nDear {{name}}',
      );
      await type(staff.getByLabel('Password', { exact: true }), PASSWORD);
      await press(staff.getByRole('button', { name: 'Execute' }));
      const dialog = staff.getByRole('dialog', { name: /: send to/ });
      await press(dialog.getByRole('button', { name: /^Send to/ }));
      expectAtMost(6);

      // Another journey may have written to the same people a moment ago, which is asked about.
      await sendAnyway(dialog);
      await expect(staff.getByText(/^Sending to \d+ (person|people)\.$/)).toBeVisible();
    });

    test('who owes is found by name at the door, pays and comes in', async ({ page, staff }) => {
      const guest = `Wanda${Math.random()
        .toString(36)
        .replace(/[^a-z]/g, '')}`;
      const registered = await page.request.post('/api/register', {
        data: { email: `${guest}@mail.example`, attendees: [{ name: guest, badge: true }] },
      });
      expect(registered.status(), await registered.text()).toBe(200);
      await staff.goto('/door');
      const { press, type, expectAtMost } = steps(staff);
      const field = staff.getByLabel('Name or code');
      // No camera is there: the page needs no scrolling before one can type.
      await expect(field).toBeInViewport({ ratio: 1 });

      await type(field, guest);
      const found = staff.getByRole('region', { name: 'Check in' }).getByRole('listitem');
      await press(found.getByRole('button', { name: guest }));
      const verdict = staff.getByRole('region', { name: 'Verdict' });
      await press(verdict.getByRole('button', { name: 'Paid $10' }));

      await expect(verdict).toContainText('Come in');
      expectAtMost(3);
    });

    test('the next edition is drafted, with another number of badges', async ({ staff }) => {
      await staff.goto('/desk');
      const { press, type, expectAtMost } = steps(staff);
      const day = latestDate();

      await press(tool(staff, /^Organise/));
      await press(staff.getByRole('button', { name: 'New edition' }));
      const dialog = staff.getByRole('dialog', { name: 'New edition' });
      await type(dialog.getByLabel('First day'), day);
      await expect(dialog.getByLabel('Second day')).toHaveValue(dayAfter(day));
      await press(dialog.getByRole('button', { name: 'Make a draft' }));
      await expect(staff.getByText(/^You edit .+, a draft\. Nobody sees it\.$/)).toBeVisible();
      await type(staff.getByLabel('Badges', { exact: true }), '321');
      await press(staff.getByRole('button', { name: 'Save', exact: true }));

      await expect(staff.getByText('Saved', { exact: true })).toBeVisible();
      expectAtMost(6);
      await expectNoSidewaysScroll(staff);
      const key = new URL(staff.url()).searchParams.get('edition');
      const deleted = await staff.request.delete(`/api/organise/editions/${key}`, {
        headers: { origin: new URL(staff.url()).origin },
      });
      expect(deleted.status(), await deleted.text()).toBe(204);
    });
  });
}

/** How much of an element is out of sight, for which the window has room. */
function hiddenHeight(element: Locator): Promise<number> {
  return element.evaluate((shown) => {
    const { top, bottom, height } = shown.getBoundingClientRect();
    return Math.min(height, innerHeight) - (Math.min(bottom, innerHeight) - Math.max(top, 0));
  });
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
