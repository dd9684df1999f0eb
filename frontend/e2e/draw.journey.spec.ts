import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { localTime } from '../src/backoffice/organise/edition/local-time.ts';
import type { OrganisedEdition } from '../src/core/api/staff.ts';
import { openNextEdition, saveEdition, shownEdition } from './editions.ts';
import { test } from './journey.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectNoSidewaysScroll, expectSound, SCHEMES } from './sound.ts';

const PHONE = { width: 360, height: 740 };
const HOUR = 3_600_000;
let staff: APIRequestContext;
let before: OrganisedEdition;

// Sign-up is closed while this is played, and as it was once it has ended. The draw of the demo's edition has been run and an edition has
// one, so it is played in the next edition.
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await playwright.request.newContext({ baseURL, storageState: SIGNED_IN });
  if ((await plannedDraw(staff))?.ranAt) await openNextEdition(staff, '2040-10-12', '2040-10-13');
  before = await shownEdition(staff);
});
test.afterEach(async () => {
  await staff.delete('/api/organise/draw');
  await openSignUpAt(before.joinsOpenAt ?? null);
});
test.afterAll(() => staff.dispose());

const openSignUpAt = (joinsOpenAt: string | null) =>
  saveEdition(staff, before, { takesWishes: true, joinsOpenAt });

const inHours = (hours: number) => localTime(new Date(Date.now() + hours * HOUR), before.timeZone);

const plannedDraw = async (api: APIRequestContext) => (await (await api.get('/api/draw')).json()).draw;

/** Types when seats are drawn into the dialog that is open, and sends it. */
async function planAt(page: Page, at: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^(Plan|Move) the Draw/ });
  await dialog.getByLabel('Draws at').fill(at);
  await dialog.getByRole('button', { name: /^(Plan|Move) it$/ }).click();
}

test('the administrator plans and tries the draw, and a stranger notes its hash', async ({ browser }) => {
  const administrator = await browser.newContext({ storageState: SIGNED_IN, viewport: PHONE });
  const page = await administrator.newPage();
  const section = page.getByRole('region', { name: 'Draw', exact: true });
  const strangers = await Promise.all(
    SCHEMES.map((colorScheme) => browser.newContext({ colorScheme, viewport: PHONE })),
  );

  await test.step('not before it is said when sign-up opens', async () => {
    await openSignUpAt(null);
    await page.goto('/organise');
    await section.getByRole('button', { name: 'Plan the draw' }).click();
    await planAt(page, inHours(1));
    await expect(page.getByText(/Say on the edition when sign-up opens/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  await test.step('planned, moved and tried', async () => {
    await openSignUpAt(inHours(3));
    await section.getByRole('button', { name: 'Plan the draw' }).click();
    await planAt(page, inHours(1));
    await expect(section.getByText(/^It runs by itself on/)).toBeVisible();
    const { seedHash } = await plannedDraw(staff);
    await section.getByRole('button', { name: 'Move the draw' }).click();
    await planAt(page, inHours(2));
    await expect(page.getByText('The draw is planned', { exact: true }).first()).toBeVisible();
    expect(await plannedDraw(staff)).toMatchObject({ seedHash, ranAt: null });
    await section.getByRole('button', { name: 'Rehearse' }).click();
    await expect(section.getByText('Seats filled')).toBeVisible();
    await expectSound(page);
    await page.setViewportSize(PHONE);
  });

  await test.step('a stranger reads when it is, and the hash', async () => {
    const { seedHash } = await plannedDraw(staff);
    for (const stranger of strangers) {
      const reader = await stranger.newPage();
      await reader.goto('/draw');
      await expect(reader.getByRole('heading', { name: /^It is on / })).toBeVisible();
      await expect(reader.getByText(seedHash, { exact: true })).toBeVisible();
      await expectNoSidewaysScroll(reader);
      await expectSound(reader);
    }
  });

  await test.step('withdrawn', async () => {
    await section.getByRole('button', { name: 'Withdraw the draw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(section.getByRole('button', { name: 'Plan the draw' })).toBeVisible();
    await page.goto('/draw');
    await expect(page.getByText(/^No draw is planned/)).toBeVisible();
  });
});
