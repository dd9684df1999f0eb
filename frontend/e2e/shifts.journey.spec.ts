import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { Rota, ShiftForm } from '../src/core/api/staff.generated.ts';
import { test } from './journey.ts';
import { Player } from './players.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectNoSidewaysScroll, expectSound, SCHEMES } from './sound.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Somebody who may plan shifts, with a browser of their own. */
async function organiser(browser: Browser, viewport = SIZES[1]): Promise<Page> {
  const context = await browser.newContext({ storageState: SIGNED_IN, viewport });
  return context.newPage();
}

const dayOf = async (api: APIRequestContext, index: number): Promise<string> =>
  (await (await api.get('/api/convention')).json()).days[index].date;

/** A shift of this journey alone: Saturday from noon to one, for one helper, unless told otherwise. */
async function createShift(api: APIRequestContext, changes: Partial<ShiftForm> = {}) {
  const title = `Tickets ${randomUUID().slice(0, 8)}`;
  await api.put('/api/rota/open', { data: { open: true } });
  const data = {
    title,
    place: 'Foyer',
    day: await dayOf(api, 1),
    start: '12:00',
    end: '13:00',
    places: 1,
    forAnyone: true,
    ...changes,
  };
  const answer = await api.post('/api/rota/shift', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = await answer.json();
  return { title, clear: () => api.delete(`/api/rota/shift/${id}`) };
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

for (const viewport of SIZES) {
  test(`an organiser plans, moves and cancels a shift, ${viewport.width} px wide`, async ({ browser }) => {
    const page = await organiser(browser, viewport);
    const title = `Kitchen ${randomUUID().slice(0, 8)}`;
    await page.goto('/shift-management');

    await test.step('it is created in a dialog', async () => {
      await page.getByRole('button', { name: 'New shift' }).click();
      const dialog = page.getByRole('dialog', { name: 'New Shift' });
      await dialog.getByLabel('What is to be done').fill(title);
      await dialog.getByLabel('Where').fill('Bar');
      await dialog.getByLabel('From').fill('21:00');
      await dialog.getByLabel('Until').fill('00:30');
      await expect(dialog.getByText('On the next day')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expect(cardOf(page, title)).toContainText('9:00 PM – 12:30 AM');
      await expect(cardOf(page, title)).toContainText('Nobody yet, 1 needed');
    });

    await test.step('what the server refuses stands at its field', async () => {
      await page.getByRole('button', { name: `Edit ${title}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Shift' });
      await dialog.getByLabel('Some helpers').check();
      await dialog.getByLabel('Their addresses').fill('nobody-at-all@mail.example');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(
        dialog.getByText('Nobody signs in with nobody-at-all@mail.example.').first(),
      ).toBeVisible();
      await dialog.getByLabel('Anybody with a badge').check();
      await dialog.getByLabel('Helpers needed').fill('2');
      await dialog.getByLabel('Opens the door to its helpers').check();
      await expect(dialog.getByText('Whoever is in it sees who is expected')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(cardOf(page, title)).toContainText('Nobody yet, 2 needed');
      await expect(cardOf(page, title)).toContainText('opens the door');
    });

    await test.step('it stands on the rota, and goes when it is cancelled', async () => {
      await page.goto('/shift-management/rota');
      await expect(page.getByRole('rowheader').filter({ hasText: title })).toContainText('Bar');
      await page.goto('/shift-management');
      await page.getByRole('button', { name: `Cancel ${title}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel the shift' }).click();
      await expect(cardOf(page, title)).toHaveCount(0);
    });
  });

  test(`somebody takes a shift and gives it back, ${viewport.width} px wide`, async ({ browser }) => {
    const planner = await organiser(browser);
    const shift = await createShift(planner.request);
    const player = await Player.named(browser, ['Priya Helper', 'Arun Helper'], { viewport });
    const { page } = player;
    await page.goto('/my-days');
    await page.getByRole('link', { name: 'Shifts' }).click();
    const card = cardOf(page, shift.title);

    await test.step('two taps take it for one of the family', async () => {
      await card.getByRole('button', { name: 'Take this shift' }).click();
      await card.getByRole('button', { name: 'Arun Helper' }).click();
      await expect(card).toContainText('Arun Helper helps');
      await expect(card).toContainText('Taken');
      await expect(
        page.getByRole('region', { name: 'Your shifts' }).getByText(shift.title, { exact: true }),
      ).toBeVisible();
    });

    await test.step('a game at the time is refused, and named', async () => {
      const host = await Player.named(browser, ['Ola Host']);
      const event = await host.createEvent();
      const call = `/api/event/register/${event.id}`;
      const answer = await page.request.put(call, { data: { id: player.id('Arun Helper') } });
      expect(answer.status()).toBe(409);
      expect((await answer.json()).message).toContain(`Arun Helper is already registered for ${shift.title}`);
      await player.join(event, 'Priya Helper');
      const other = await createShift(planner.request);
      await page.reload();
      await cardOf(page, other.title).getByRole('button', { name: 'Take this shift' }).click();
      await cardOf(page, other.title).getByRole('button', { name: 'Priya Helper' }).click();
      await expect(cardOf(page, other.title).getByRole('alert')).toContainText(
        `Priya Helper is already registered for ${event.gameName}`,
      );
      await other.clear();
      await host.page.request.delete(`/api/event/${event.id}`);
    });

    await test.step('it stands among the two days', async () => {
      await page.goto('/my-days');
      await expect(cardOf(page, shift.title)).toContainText('Arun Helper helps');
      await page.goto('/shifts');
    });

    await test.step('two taps give it back', async () => {
      await card.getByRole('button', { name: 'Give it back' }).click();
      await card.getByRole('button', { name: 'Yes, give it back' }).click();
      await expect(card.getByRole('button', { name: 'Take this shift' })).toBeVisible();
      const rota: Rota = await (await planner.request.get('/api/rota')).json();
      expect(rota.shifts.find(({ title }) => title === shift.title)?.taken).toBe(0);
    });
    await shift.clear();
  });
}

for (const colorScheme of SCHEMES) {
  test(`accessible and without sideways scroll, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ storageState: SIGNED_IN, colorScheme });
    const page = await context.newPage();
    const shift = await createShift(page.request, {
      place: 'Rindfleischetikettierungsüberwachungsaufgabenstelle',
    });
    for (const path of ['/shift-management', '/shift-management/rota']) {
      await page.goto(path);
      await expect(page.getByText(shift.title).first()).toBeVisible();
      await expectSound(page);
    }
    await page.goto('/shift-management?open=new-shift');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page);

    const helper = await Player.named(browser, ['Priya Helper', 'Arun Helper'], { colorScheme });
    await helper.page.goto('/shifts');
    await cardOf(helper.page, shift.title).getByRole('button', { name: 'Take this shift' }).click();
    await expectSound(helper.page);
    await helper.page.getByRole('button', { name: 'Priya Helper' }).click();
    await expect(cardOf(helper.page, shift.title)).toContainText('Priya Helper helps');
    await expectSound(helper.page);
    await shift.clear();
  });
}
