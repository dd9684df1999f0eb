import { type Browser, expect, type Page } from '@playwright/test';
import type { Event } from '../src/core/api/generated.ts';
import { failCalls, leaveUnanswered, toast, toFaq } from './answers.ts';
import { test } from './journey.ts';
import { Player } from './players.ts';

// What people do about events, and have left, closed or think better of before or after the answer.

const REGISTER = /\/api\/event\/register\//;
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Event Details' });
const press = (page: Page, name: string) => drawerOf(page).getByRole('button', { name, exact: true }).click();

async function ownerAndGuest(browser: Browser, details: Partial<Event> = {}) {
  const owner = await Player.named(browser, ['Dana Whitfield']);
  const guest = await Player.named(browser, ['Ola Szymańska']);
  return { owner, guest, event: await owner.createEvent(details) };
}

test('a join that is refused after the details were closed is told', async ({ browser }) => {
  const { guest, event } = await ownerAndGuest(browser);
  const { page } = guest;
  await guest.open(event);
  await leaveUnanswered(page, {
    call: REGISTER,
    method: 'PUT',
    isRefused: true,
    status: 409,
    message: 'All spots are taken.',
    act: () => press(page, 'Join Event'),
    leave: async () => {
      await page.keyboard.press('Escape');
      await expect(drawerOf(page)).toBeHidden();
    },
  });
  await expect(toast(page, 'Failed to join the event. All spots are taken.', event.gameName)).toBeVisible();
});

test('an event that is created after its form was left is told, and seen from any page', async ({
  browser,
}) => {
  const player = await Player.named(browser, ['Dana Whitfield']);
  const { page } = player;
  const gameName = `Azul ${Date.now()}`;
  await page.goto('/events?open=new-event');
  const form = page.getByRole('dialog', { name: 'New Event' });
  await form.getByLabel('Game Name').fill(gameName);
  for (const [label, option] of [
    ['Day', 'Saturday'],
    ['Time', '9:00 AM'],
  ] as const) {
    await form.getByRole('combobox', { name: label, exact: true }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
  }
  await leaveUnanswered(page, {
    call: /\/api\/event$/,
    method: 'PUT',
    act: () => form.getByRole('button', { name: 'Create Event' }).click(),
    leave: async () => {
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      await toFaq(page);
    },
  });
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  expect(page.url(), 'the page that is open is left alone').toMatch(/\/faq$/);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page).toHaveURL(/\/events\?event=/);
  await expect(drawerOf(page).getByRole('heading', { name: gameName })).toBeVisible();
});

test('on a phone a refusal of Join is brought into sight', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true };
  const owner = await Player.named(browser, ['Dana Whitfield']);
  const event = await owner.createEvent({ spots: 15 });
  const guest = await Player.named(browser, ['Ola Szymańska'], phone);
  const { page } = guest;
  await guest.open(event);
  await failCalls(page, REGISTER);
  await drawerOf(page).getByRole('button', { name: 'Join Event' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to join the event' })).toBeInViewport({
    ratio: 1,
  });
});

test('a spot that is given up is taken back by Undo; where somebody waits for it, it is asked about first', async ({
  browser,
}) => {
  const { owner, guest, event } = await ownerAndGuest(browser, { spots: 2, gameOwner: '' });
  await guest.join(event);
  await guest.bringGame(event);
  const { page } = guest;
  await guest.open(event);
  await press(page, 'Leave Event');
  await expect(page.getByText('You left the event', { exact: true })).toBeVisible();
  await expect(drawerOf(page).getByText('1 of 2 spots taken')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawerOf(page).getByText('2 of 2 spots taken')).toBeVisible();
  await expect(drawerOf(page).getByText('Game Owner Needed'), 'the game comes back as well').toHaveCount(0);

  const late = await Player.named(browser, ['Mei-Lin Tran']);
  await late.open(event);
  await press(late.page, 'Join Waitlist');
  await expect(drawerOf(late.page).getByRole('button', { name: 'Leave Waitlist' })).toBeVisible();
  await page.reload();
  await press(page, 'Leave Event');
  const question = page.getByRole('dialog', { name: 'Leave Event' });
  await expect(question).toContainText('Whoever stands first on the waitlist takes the spot at once.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(drawerOf(page).getByText('2 of 2 spots taken')).toBeVisible();
  await press(page, 'Leave Event');
  await question.getByRole('button', { name: 'Leave Event' }).click();
  // She stood there before as well, on the waitlist.
  await expect(drawerOf(page).getByRole('button', { name: 'Join Waitlist' })).toBeVisible();
  await expect(drawerOf(page).getByText('Mei-Lin Tran')).toBeVisible();

  await owner.open(event);
  await owner.page.getByRole('button', { name: 'Actions for Mei-Lin Tran' }).click();
  await owner.page.getByRole('menuitem', { name: 'Remove Participant' }).click();
  await expect(drawerOf(owner.page).getByText('1 of 2 spots taken')).toBeVisible();
  await expect(owner.page.getByText('They hear of it in a few seconds.', { exact: true })).toBeVisible();
  await owner.page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawerOf(owner.page).getByText('2 of 2 spots taken')).toBeVisible();
  await expect(drawerOf(owner.page).getByText('Mei-Lin Tran')).toBeVisible();

  await guest.open(event);
  await press(page, 'Join Waitlist');
  await expect(drawerOf(page).getByRole('button', { name: 'Leave Waitlist' })).toBeVisible();
  await owner.page.reload();
  await owner.page.getByRole('button', { name: 'Actions for Mei-Lin Tran' }).click();
  await owner.page.getByRole('menuitem', { name: 'Remove Participant' }).click();
  const removal = owner.page.getByRole('dialog', { name: 'Remove Participant' });
  await expect(removal).toContainText('Whoever stands first on the waitlist takes the spot at once.');
  await removal.getByRole('button', { name: 'Remove Participant' }).click();
  await expect(drawerOf(owner.page).getByText('Mei-Lin Tran')).toHaveCount(0);
});

test('details that could not be asked for again say so', async ({ browser }) => {
  const { guest, event } = await ownerAndGuest(browser);
  const { page } = guest;
  await failCalls(page, new RegExp(`/api/event/${event.id}$`), { method: 'GET' });
  await page.goto(`/events?game=${encodeURIComponent(event.gameName)}`);
  await page.getByRole('link', { name: event.gameName }).click();
  await expect(drawerOf(page).getByRole('heading', { name: event.gameName })).toBeVisible();
  await expect(drawerOf(page).getByText(/^Not up to date since .*, trying again\.$/)).toBeVisible();
});
