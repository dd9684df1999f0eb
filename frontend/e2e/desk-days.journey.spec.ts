import { expect, type Page } from '@playwright/test';
import type { Floor } from '../src/core/api/generated.ts';
import type { Desk } from '../src/core/api/staff.generated.ts';
import { test } from './journey.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectNoSidewaysScroll, expectSound, SCHEMES } from './sound.ts';

/** The desk as it is on another day: all journeys share one edition, whose days are not moved for this. */
async function patchDesk(page: Page, changes: Partial<Desk>): Promise<void> {
  await page.route('**/api/desk', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
}

const spans = [{ text: 'Dana Whitfield', isStrong: true }, { text: ' runs the days. 555-0134' }];
const DAYS: Partial<Desk> = {
  isOn: true,
  arrivals: { here: 214, expected: 380, lately: 38, badgesLeft: 17 },
  whomToAsk: [{ kind: 'paragraph', spans }],
};

for (const [place, colorScheme] of SCHEMES.entries()) {
  test.describe(colorScheme, () => {
    test.use({ storageState: SIGNED_IN, colorScheme, viewport: { width: 360, height: 800 } });

    test('on the days the desk tells which tables are free, which flags are up, and whom to ask', async ({
      page,
    }) => {
      const { floor }: { floor: Floor } = await (await page.request.get('/api/mapdata')).json();
      const table = floor.tables.filter(({ openGaming }) => !openGaming).at(-2 - place);
      if (!table) throw new Error('The plan has no table for the schedule');
      const { id, label } = table;
      await patchDesk(page, DAYS);
      const free = page.getByRole('region', { name: /free table/ });
      const flags = page.getByRole('region', { name: /up$/ });
      const plate = { name: `Table ${label}`, exact: true };

      const lower = () => page.request.delete(`/api/tables/${id}/flag`);
      // One that a former try left up would stay for half an hour.
      await lower();
      try {
        await page.goto('/desk');
        await expect(free.getByRole('link', plate)).toBeVisible();
        await expect(flags.getByRole('link', plate)).toHaveCount(0);
        await expect(page.getByRole('region', { name: 'Whom to ask' })).toContainText('Dana Whitfield');

        await page.request.put(`/api/tables/${id}/flag`, { data: { colour: 'green', players: 3 } });
        await page.reload();
        const row = flags.getByRole('listitem').filter({ has: page.getByRole('link', plate) });
        await expect(row).toContainText(/3 players wanted.*(29|30) min left/);
        await expect(free.getByRole('link', plate)).toHaveCount(0);
        await expectSound(page);
        await page.setViewportSize({ width: 360, height: 800 });
        await expectNoSidewaysScroll(page);

        await row.getByRole('link', plate).click();
        await expect(
          page.getByText(`Your flag is up at table ${label}`, { exact: true }).first(),
        ).toBeVisible();
      } finally {
        await lower();
      }
    });

    test('beside the steps to the first edition stands what visitors see', async ({ page }) => {
      const action = { label: 'Change', path: '/organise' };
      const days = {
        step: 'days',
        title: 'Days, place and price',
        detail: '',
        done: true,
        waits: false,
        action,
      } as const;
      await patchDesk(page, { steps: [days], tasks: [] });
      await page.setViewportSize({ width: 1101, height: 800 });
      await page.goto('/desk');
      const seen = page.getByRole('region', { name: 'What visitors see' });
      await expect(seen.getByText(/^“.+, at .+\. [\d,]+ badges? left\.”$/)).toBeVisible();
      const steps = page.getByRole('region', { name: 'Before people come' });
      const between = async () => {
        const [left, right] = [await steps.boundingBox(), await seen.boundingBox()];
        return left && right ? right.x - (left.x + left.width) : Number.NaN;
      };
      await expect.poll(between, 'beside each other').toBeGreaterThan(0);
      await expectSound(page);

      await seen.getByRole('link', { name: 'Home page' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Two days/ })).toBeVisible();
    });
  });
}
