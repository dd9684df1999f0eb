import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { longDate } from '../src/core/text/date-text.ts';
import { test } from './desk.ts';
import { openInvitations } from './management.ts';

test('the list is exported as it is shown', async ({ desk, staff }) => {
  const gameday = await desk.createGameday();
  const [formula] = [await desk.invite(gameday, { name: '=1+1' }), await desk.invite(gameday)];
  await desk.answerInvitation(formula, { additionalGuests: 2, replyComments: 'Tea; and "cake"' });
  const panel = await openInvitations(staff, gameday);
  await panel.getByPlaceholder(/^Search/).fill('cake');
  await expect(panel.getByRole('row')).toHaveCount(2);
  const started = staff.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export CSV' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(`invitations-${gameday.date}.csv`);
  const [head = '', row = '', ...rest] = (await readFile(await download.path(), 'utf8'))
    .trimEnd()
    .split(/\r?\n/);
  expect(head).toBe(
    '\ufeff"Name","Email","Status","Additional guests","Comments","Invited","Replied","Delivery","Delivery detail","Mail server said"',
  );
  expect(row).toContain(`"'=1+1","${formula.guestEmail}","Accepted","2","Tea; and ""cake"""`);
  expect(rest).toEqual([]);
});

test('the door list names who is coming, ready to print', async ({ desk, staff }) => {
  const gameday = await desk.createGameday({ startTime: '18:30' });
  const [zoe, ann] = [
    await desk.invite(gameday, { name: 'Zoë' }),
    await desk.invite(gameday, { name: 'Ann' }),
  ];
  await desk.answerInvitation(zoe, { additionalGuests: 2, replyComments: 'Needs a chair with arms' });
  await desk.answerInvitation(ann);
  await desk.invite(gameday, { name: 'Silent' });
  const panel = await openInvitations(staff, gameday);
  await panel.getByRole('link', { name: 'Door list' }).click();

  await expect(staff).toHaveTitle(/ - Door List$/);
  await expect(staff.getByText(longDate(gameday.date))).toBeVisible();
  await expect(staff.getByText('2 guests accepted, 4 seats of 30')).toBeVisible();
  const rows = staff.getByRole('row');
  await expect(rows.filter({ hasText: 'Zoë' })).toHaveText(/^Zoë3Needs a chair with arms$/);
  await expect(rows.filter({ hasText: 'Ann' })).toHaveText(/^Ann1$/);
  const names = staff.getByRole('table', { name: 'Guests' }).getByRole('rowheader', { name: /^(Ann|Zoë)$/ });
  await expect(names).toHaveText(['Ann', 'Zoë']);
  await expect(staff.getByText('Silent')).toHaveCount(0);
  await expect(rows.filter({ hasText: /^(A|Z|Walk-ins)$/ })).toHaveText(['A', 'Z', 'Walk-ins']);

  await staff.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(staff.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(staff.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(rows.filter({ hasText: 'Ann' })).toHaveCSS('color', 'rgb(0, 0, 0)');
});
