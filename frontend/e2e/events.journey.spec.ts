import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Event } from '../src/core/api/generated.ts';
import { failCalls, holdCalls } from './answers.ts';
import { test } from './journey.ts';
import { listenTo } from './live-log.ts';
import { Player } from './players.ts';
import { expectNoSidewaysScroll, expectSound, SCHEMES } from './sound.ts';

const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Event Details' });
const cellOf = (page: Page, name: string): Locator =>
  drawerOf(page)
    .getByRole('region', { name: 'Participants' })
    .getByRole('listitem')
    .filter({ hasText: name });
const press = (page: Page, name: string) => drawerOf(page).getByRole('button', { name, exact: true }).click();

async function choose(page: Page, person: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${person}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function registerAs(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Register As' }).selectOption({ label: name });
}

/** A player with an event of their own, and another who might join it. */
async function ownerAndGuest(browser: Browser, details: Partial<Event> = {}) {
  const [owner, guest] = await Promise.all([
    Player.named(browser, ['Dana Whitfield']),
    Player.named(browser, ['Ola Szymańska', 'Jonah Okafor']),
  ]);
  return { owner, guest, event: await owner.createEvent(details) };
}

test('a guest joins under a second name, says who brings the game, and leaves', async ({ browser }) => {
  const { guest, event } = await ownerAndGuest(browser, { gameOwner: '' });
  const { page } = guest;
  const heard = await listenTo(page);
  await guest.open(event);
  await expect(drawerOf(page).getByRole('heading', { name: event.gameName })).toBeVisible();
  await expect(page.getByRole('dialog', { name: `${event.gameName} Event Details` })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(` - ${event.gameName}$`));
  await expect(drawerOf(page).getByText('Game Owner Needed')).toBeVisible();
  await expect(drawerOf(page).getByText('1 of 4 spots taken')).toBeVisible();

  await registerAs(page, 'Jonah Okafor');
  await press(page, 'Join Event');
  await expect(cellOf(page, 'Jonah Okafor')).toContainText('Player');
  await expect(cellOf(page, 'Jonah Okafor'), 'drops in').toHaveCSS('animation-name', /drop/);
  await expect(cellOf(page, 'Dana Whitfield')).toHaveCSS('animation-name', 'none');
  await expect(drawerOf(page).getByText('2 of 4 spots taken')).toBeVisible();
  await expect.poll(async () => (await heard()).said).toContain('Jonah Okafor is in.');
  expect((await heard()).said.filter((text) => /could not|failed|error/i.test(text))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Actions for Dana Whitfield' })).toHaveCount(0);

  await choose(page, 'Jonah Okafor', 'Set as Game Owner');
  await expect(cellOf(page, 'Jonah Okafor')).toContainText('Game Owner');
  await expect(drawerOf(page).getByText('Game Owner Needed')).toHaveCount(0);

  await press(page, 'Leave Event');
  await expect(drawerOf(page).getByText('1 of 4 spots taken')).toBeVisible();
  await expect(drawerOf(page).getByText('Game Owner Needed')).toBeVisible();
  await expect(drawerOf(page).getByRole('button', { name: 'Undo' }), 'covers no button').toBeVisible();

  await test.step('a join shows at once, and is taken back when it is refused', async () => {
    await failCalls(page, /\/api\/event\/register\//);
    const letGo = await holdCalls(page, /\/api\/event\/register\//);
    await press(page, 'Join Event');
    await expect(drawerOf(page).getByText('2 of 4 spots taken')).toBeVisible();
    letGo();
    await expect(drawerOf(page).getByRole('alert')).toContainText('Failed to join the event');
    await expect(drawerOf(page).getByText('1 of 4 spots taken')).toBeVisible();
  });
});

test('who has another event at the time can change over in one step', async ({ browser }) => {
  const { owner, guest, event } = await ownerAndGuest(browser);
  const other = await owner.createEvent({ eventTime: '3:00 PM' });
  const clashing = await guest.createEvent({ eventTime: '3:30 PM', gameName: 'Brass: Birmingham' });
  const { page } = guest;
  await guest.open(other);
  await registerAs(page, 'Ola Szymańska');
  await press(page, 'Join Event');

  const dialog = page.getByRole('dialog', { name: 'Schedule Conflict' });
  await expect(dialog).toContainText('Brass: Birmingham');
  await expect(dialog).toContainText(
    'You must unregister from the other event first before joining this one.',
  );
  await expect(drawerOf(page).getByText('1 of 4 spots taken')).toBeAttached();
  await dialog.getByRole('button', { name: 'Leave It and Join This One' }).click();
  await expect(cellOf(page, 'Ola Szymańska')).toBeVisible();

  await guest.open(clashing);
  await expect(drawerOf(page).getByText('0 of 4 spots taken')).toBeVisible();
  await guest.open(event);
  await expect(drawerOf(page).getByText('1 of 4 spots taken')).toBeVisible();
});

test('of two browsers that want the last spot one gets it, and the other waits for it', async ({
  browser,
}) => {
  const { owner, guest, event } = await ownerAndGuest(browser, { spots: 2 });
  const rival = await Player.named(browser, ['Mei-Lin Tran']);
  await Promise.all([guest.open(event), rival.open(event)]);
  await Promise.all([press(guest.page, 'Join Event'), press(rival.page, 'Join Event')]);

  const refusal = (page: Page) => page.getByRole('dialog', { name: 'Registration Full' });
  await expect
    .poll(async () => (await refusal(guest.page).count()) + (await refusal(rival.page).count()))
    .toBe(1);
  const isGuestLate = (await refusal(guest.page).count()) === 1;
  const [late, quick] = isGuestLate ? [guest, rival] : [rival, guest];
  await expect(refusal(late.page)).toContainText(
    'You must unregister from the other event first before joining this one.',
  );
  await refusal(late.page).getByRole('button', { name: 'OK' }).click();
  await expect(drawerOf(late.page).getByText('2 of 2 spots taken')).toBeVisible();
  await expect(drawerOf(late.page).getByText('Registration Full')).toBeVisible();
  await press(late.page, 'Join Waitlist');
  const waitlist = drawerOf(late.page).getByRole('region', { name: 'Waitlist' });
  await expect(waitlist).toContainText(isGuestLate ? 'Ola Szymańska' : 'Mei-Lin Tran');
  await expect(drawerOf(late.page).getByRole('button', { name: 'Leave Waitlist' })).toBeVisible();

  await press(quick.page, 'Leave Event');
  await owner.open(event);
  await expect(cellOf(owner.page, isGuestLate ? 'Ola Szymańska' : 'Mei-Lin Tran')).toBeVisible();
});

test('an event that is over is read, and nothing else', async ({ browser }) => {
  const { owner, guest, event } = await ownerAndGuest(browser, { gameOwner: '', teacher: 'needed' });
  for (const { page } of [owner, guest]) await page.clock.setFixedTime(new Date(event.endDate));
  await owner.open(event);
  await expect(drawerOf(owner.page).getByText('Completed')).toBeVisible();
  await expect(drawerOf(owner.page).getByText(/Needed/)).toHaveCount(0);
  await expect(drawerOf(owner.page).getByRole('button')).toHaveText(['']);
  await guest.page.goto(`/events?game=${encodeURIComponent(event.gameName)}`);
  await guest.page.getByRole('button', { name: 'Show 1 game that is over' }).click();
  const row = guest.page.getByRole('row').filter({ hasText: event.gameName });
  await expect(row.getByRole('link')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(row).toContainText('Completed');
  await expect(row).not.toContainText('Game Owner Needed');
});

test('the owner removes a participant, and the event', async ({ browser }) => {
  const { owner, guest, event } = await ownerAndGuest(browser);
  await guest.join(event);
  const { page } = owner;
  await page.goto(`/events?game=${encodeURIComponent(event.gameName)}`);
  await page.getByRole('link', { name: event.gameName }).click();
  await choose(page, 'Ola Szymańska', 'Remove Participant');
  await expect(cellOf(page, 'Ola Szymańska')).toHaveCount(0);
  await expect(drawerOf(page).getByRole('heading', { name: event.gameName })).toBeFocused();
  await press(page, 'Remove Event');
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(dialog).toContainText(
    'Do you really want to remove this event? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Remove Event' }).click();
  await expect(drawerOf(page)).toBeHidden();
  await expect(page.getByText('No event passes these filters.')).toBeVisible();
  await page.goto(`/events?event=${event.id}`);
  await expect(drawerOf(page).getByText('Cancelled', { exact: true })).toBeVisible();
  await page.goto(`/events?event=${randomUUID()}`);
  const missing = page.getByRole('dialog', { name: 'Event Not Found' });
  await expect(missing).toContainText('please contact us on our social-media page');
  await missing.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/events\?*$/);
});

test('filters, order and columns stand in the address, and Back takes them back', async ({ browser }) => {
  const owner = await Player.named(browser, ['Dana Whitfield']);
  const name = `Filtered ${owner.id().slice(0, 8)}`;
  await owner.createEvent({ gameName: `${name} long`, duration: '240', eventTime: '1:00 PM' });
  await owner.createEvent({ gameName: `${name} short`, duration: '15', eventTime: '10:00 AM' });
  await owner.createEvent({ gameName: `${name} Friday`, eventDay: 'Friday', eventTime: '12:01 AM' });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/events');
  await expect(visitor.getByRole('link', { name: 'Login to Create and Join Events' })).toBeVisible();
  const rows = visitor.getByRole('row').getByRole('link');

  await visitor.getByLabel('Game name').fill(name);
  await expect(rows).toHaveText([`${name} Friday`, `${name} short`, `${name} long`]);
  await expect(visitor.getByText(/^Showing 3 events, \d+ filtered out$/).first()).toBeVisible();
  await visitor.getByRole('button', { name: 'Duration', expanded: false }).click();
  await visitor.getByRole('checkbox', { name: 'Over 3 h' }).click();
  await expect(rows).toHaveText([`${name} long`]);
  await expect(visitor).toHaveURL(/duration=over-180/);
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('button', { name: 'Duration', expanded: false })).toBeFocused();

  await visitor.goBack();
  await expect(rows).toHaveCount(3);
  await visitor.getByRole('columnheader', { name: 'Game' }).click();
  await expect(visitor.getByRole('columnheader', { name: 'Game' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows).toHaveText([`${name} Friday`, `${name} long`, `${name} short`]);
  await visitor.getByRole('button', { name: 'Choose columns' }).click();
  await visitor.getByRole('checkbox', { name: 'Organizer' }).click();
  await expect(visitor.getByRole('columnheader', { name: 'Organizer' })).toHaveCount(0);
  await visitor.reload();
  await expect(rows).toHaveText([`${name} Friday`, `${name} long`, `${name} short`]);
  await expect(visitor.getByRole('columnheader', { name: 'Organizer' })).toHaveCount(0);

  await test.step('Reset shows everything again', async () => {
    await visitor.getByRole('button', { name: 'Reset' }).click();
    await expect(visitor.getByLabel('Game name')).toHaveValue('');
    await expect(visitor.getByText(/, 0 filtered out$/).first()).toBeVisible();
  });
});

test('on a phone the events are cards, the filters one button, the details the whole screen', async ({
  browser,
}) => {
  const { owner, event } = await ownerAndGuest(browser, { teacher: 'wanted' });
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await phone.goto(`/events?organizer=${owner.id()}`);
  const card = phone.getByRole('link', { name: event.gameName });
  await expect(card).toContainText('Teacher Wanted');
  await expect(phone.getByRole('table')).toHaveCount(0);
  await phone.getByRole('button', { name: 'Filters 1' }).tap();
  await expect(phone.getByRole('button', { name: 'Organizer', expanded: false })).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await card.tap();
  await expect(drawerOf(phone).getByRole('link', { name: 'Login to Join Event' })).toBeVisible();
  await expect.poll(async () => (await drawerOf(phone).boundingBox())?.width).toBe(360);
  await expectNoSidewaysScroll(phone);
  await phone.goBack();
  await expect(drawerOf(phone)).toBeHidden();
});

for (const colorScheme of SCHEMES) {
  test(`the schedule and an event are accessible at every width, ${colorScheme}`, async ({ browser }) => {
    const owner = await Player.named(browser, ['Dana Whitfield', 'Theo Whitfield'], { colorScheme });
    const event = await owner.createEvent({ gameOwner: '', teacher: 'needed', spots: 99 });
    await owner.createEvent({
      spots: 1,
      eventTime: '6:00 PM',
      gameName: 'Twilight Imperium: Fourth Edition – Prophecy',
    });
    await owner.page.goto(`/events?organizer=${owner.id()}`);
    await expect(owner.page.getByText(event.gameName)).toBeVisible();
    await expectSound(owner.page);
    await owner.open(event);
    await expect(drawerOf(owner.page).getByText('Dana Whitfield').first()).toBeVisible();
    await expectSound(owner.page);
  });
}
