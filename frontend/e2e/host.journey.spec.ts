import { type Browser, expect, type Page } from '@playwright/test';
import type { HostTable } from '../src/core/api/events.ts';
import { test } from './journey.ts';
import { Player } from './players.ts';
import { expectNoSidewaysScroll, expectSound } from './sound.ts';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Event Details' });
const cellOf = (page: Page, name: string) =>
  drawerOf(page)
    .getByRole('region', { name: 'Participants' })
    .getByRole('listitem')
    .filter({ hasText: name });
const hereOf = (page: Page) => drawerOf(page).getByRole('region', { name: 'Who is here?' });

async function choose(page: Page, person: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${person}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Dana hosts, Ola plays, and Karim waits. */
async function fullTable(browser: Browser) {
  const [dana, ola, karim] = await Promise.all([
    Player.named(browser, ['Dana Whitfield']),
    Player.named(browser, ['Ola Szymańska']),
    Player.named(browser, ['Karim Haddad']),
  ]);
  const event = await dana.createEvent({ spots: 2 });
  await ola.join(event);
  const waits = await karim.page.request.post(`/api/event/waitlist/${event.id}`, {
    data: { id: karim.id() },
  });
  expect(waits.ok(), await waits.text()).toBe(true);
  return { dana, ola, event };
}

test('a host names a co-host, and hands the event over', async ({ browser }) => {
  const { dana, ola, event } = await fullTable(browser);
  await dana.open(event);
  await expect(drawerOf(dana.page).getByText('You host this game')).toBeVisible();
  await choose(dana.page, 'Ola Szymańska', 'Make Co-host');
  await expect(cellOf(dana.page, 'Ola Szymańska')).toContainText('Co-host');

  await ola.open(event);
  await expect(drawerOf(ola.page).getByText('You host this game')).toBeVisible();
  await expect(drawerOf(ola.page).getByRole('button', { name: 'Edit Event' })).toBeVisible();
  await expect(drawerOf(ola.page).getByRole('button', { name: 'Remove Event' })).toHaveCount(0);

  await choose(dana.page, 'Ola Szymańska', 'Hand Over Event');
  const dialog = dana.page.getByRole('dialog', { name: 'Hand Over Event' });
  await dialog.getByRole('button', { name: 'Hand Over', exact: true }).click();
  await expect(drawerOf(dana.page).getByText('Organizer: Ola Szymańska')).toBeVisible();
  await expect(drawerOf(dana.page).getByRole('button', { name: 'Edit Event' })).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`the host sees who is here ten minutes after the start, at ${width} px`, async ({ browser }) => {
    const { dana, ola, event } = await fullTable(browser);
    const { page } = dana;
    await page.setViewportSize({ width, height: 900 });
    const start = Date.parse(event.eventDate);
    await page.clock.setFixedTime(start + 11 * 60_000);
    await dana.open(event);

    const row = hereOf(page).getByRole('listitem').filter({ hasText: 'Ola Szymańska' });
    await expect(hereOf(page).getByText('0 of 2')).toBeVisible();
    await expect(hereOf(page).getByText('1 person waits.')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Free the seat of Ola Szymańska' })).toBeVisible();
    await expectSound(page);
    await expectNoSidewaysScroll(page);

    await test.step('for the server it is too early', async () => {
      await row.getByRole('checkbox').click();
      await expect(hereOf(page).getByRole('alert')).toContainText('from 10 minutes before the start on');
      await expect(row.getByRole('checkbox')).not.toBeChecked();
    });

    await test.step('a tick stays, and its seat is not freed', async () => {
      // The server goes by its own clock, for which it is too early; what it would say is put into its answers.
      const hereSince = new Date(start).toISOString();
      const seen = async (): Promise<HostTable> => {
        const table = (await (await page.request.get(`/api/event/${event.id}/host`)).json()) as HostTable;
        const players = table.players.map((player) =>
          player.id === ola.id() ? { ...player, hereSince } : player,
        );
        return { ...table, players };
      };
      await page.route(`**/api/event/${event.id}/present/*`, async (route) => {
        await page.route(`**/api/event/${event.id}/host`, async (poll) =>
          poll.fulfill({ json: await seen() }),
        );
        await route.fulfill({ json: await seen() });
      });
      await row.getByRole('checkbox').click();
      await expect(row).toContainText('Here since 12:00 PM');
      await expect(hereOf(page).getByText('1 of 2')).toBeVisible();
      await expect(row.getByRole('button')).toHaveCount(0);
    });
  });
}

test('a family joins in one step', async ({ browser }) => {
  const dana = await Player.named(browser, ['Dana Whitfield']);
  const family = await Player.named(browser, ['Priya Raghunathan', 'Meera Raghunathan']);
  const event = await dana.createEvent();
  const { page } = family;
  await family.open(event);
  const registerAs = page.getByRole('combobox', { name: 'Register As' });
  await registerAs.selectOption({ label: 'Priya, Meera (2 seats)' });
  await drawerOf(page).getByRole('button', { name: 'Join Event', exact: true }).click();

  await expect(drawerOf(page).getByText('3 of 4 spots taken')).toBeVisible();
  await expect(cellOf(page, 'Meera Raghunathan')).toBeVisible();
});
