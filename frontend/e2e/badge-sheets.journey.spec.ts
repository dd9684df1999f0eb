import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { pagesOf } from './printed.ts';
import { textOfCode } from './qr-codes.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectSound } from './sound.ts';

test.use({ storageState: SIGNED_IN });

/** px of a millimetre. */
const MM = 96 / 25.4;
const LONG = 'Bartholomew Featherstonehaugh-Cholmondeley of Lower Riversid';
const WIDE = '林'.repeat(60);

test('badges are printed eight a sheet, and names of 60 letters have room', async ({ page }) => {
  expect(LONG).toHaveLength(60);
  const attendees = [LONG, WIDE, `Jonah ${Date.now().toString(36)}`].map((name) => ({
    name,
    badge: name !== WIDE,
  }));
  const registered = await page.request.post('/api/register', {
    data: { email: `sheet-${Date.now()}@mail.example`, attendees, parentAgrees: true },
  });
  expect(registered.status(), await registered.text()).toBe(200);

  await page.goto('/attendees');
  await page.getByRole('main').getByRole('link', { name: 'Badges' }).click();
  const sheets = page.getByRole('list', { name: /^Sheet \d+$/ });
  await expect(sheets.first()).toBeVisible();
  await expectSound(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const boxes = await sheets.evaluateAll((lists) =>
    lists.map((list) => ({
      height: list.getBoundingClientRect().height,
      badges: [...list.children].map((badge) => {
        const { width, height } = badge.getBoundingClientRect();
        const name = badge.querySelectorAll('p')[1];
        const shown = name?.clientHeight;
        // Without its limit of lines it is as high, or some of it was cut off.
        name?.style.setProperty('-webkit-line-clamp', 'none');
        const whole = name?.clientHeight;
        name?.style.removeProperty('-webkit-line-clamp');
        return {
          width,
          height,
          text: name?.textContent ?? '',
          overflows:
            badge.scrollHeight > badge.clientHeight ||
            badge.scrollWidth > badge.clientWidth ||
            shown !== whole,
        };
      }),
    })),
  );
  const badges = boxes.flatMap((sheet) => sheet.badges);
  expect(boxes.every((sheet) => sheet.badges.length === 8)).toBe(true);
  expect(badges.map(({ text }) => text)).toEqual(expect.arrayContaining([LONG, WIDE, 'Name']));
  expect(badges.filter(({ overflows }) => overflows)).toEqual([]);
  for (const { width, height } of badges) {
    expect(width / MM).toBeCloseTo(90, 0);
    expect(height / MM).toBeCloseTo(60, 0);
  }

  for (const format of ['A4', 'Letter'] as const) {
    expect(pagesOf(await page.pdf({ format, preferCSSPageSize: false })), format).toBe(boxes.length);
  }
  await page.emulateMedia({ media: 'screen' });
  const code = page.getByRole('img', { name: `Code of ${LONG}` });
  expect(await textOfCode(code.first())).toContain('/b/');
});
