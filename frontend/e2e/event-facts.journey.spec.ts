import { expect, type Locator, test } from '@playwright/test';
import { Player } from './players.ts';
import { expectSound } from './sound.ts';
import { freeTable } from './tables.ts';

const PHONE = { viewport: { width: 360, height: 740 } };

test('an organizer picks a game, which fills in spots and duration, and says for whom it is', async ({
  browser,
}) => {
  const host = await Player.named(browser, ['Meera Host'], PHONE);
  const { page } = host;
  await page.goto('/events?open=new-event');
  const form = page.getByRole('dialog', { name: 'New Event' });
  await form.getByLabel('Game Name').fill('ark nvoa');
  await page.getByText('Ark Nova (2021)', { exact: true }).click();
  await expect(form.getByLabel('Game Name')).toHaveValue('Ark Nova');
  await expect(form.getByText('Picked.')).toBeVisible();
  await expect(form.getByText('2 h 30 min', { exact: true })).toBeVisible();

  await form.getByLabel('Day', { exact: true }).click();
  await page.locator('.ant-select-item-option', { hasText: 'Saturday' }).click();
  await form.getByLabel('Time', { exact: true }).click();
  await page.locator('.ant-select-item-option', { hasText: '10:00 AM' }).click();
  await form.getByLabel('Description').fill('Rules in ten minutes.');
  await form.getByLabel('Level').click();
  await page.locator('.ant-select-item-option', { hasText: 'Beginners welcome' }).click();
  await form.getByLabel('Fewest players').fill('5');
  await form.getByRole('button', { name: 'Create Event' }).click();
  await expect(form.getByText('There are only 4 spots.')).toBeVisible();
  await form.getByLabel('Fewest players').fill('3');
  await form.getByRole('button', { name: 'Create Event' }).click();

  await page.getByRole('button', { name: 'View', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Event Details' });
  await expect(details.getByText('Rules in ten minutes.')).toBeVisible();
  await expect(details.getByText('At least 3 players')).toBeVisible();
  await expect(details.getByText('1 to 4 players · about 150 min')).toBeVisible();
  await host.leave();
});

test('somebody finds a game for beginners and children, and learns that one was cancelled', async ({
  browser,
}) => {
  const host = await Player.named(browser, ['Meera Host'], PHONE);
  const event = await host.createEvent({
    level: 'everybody',
    children: '8',
    description: 'Come as you are.',
  });
  const { page } = host;
  await page.goto(`/events?game=${encodeURIComponent(event.gameName)}`);
  await page.getByRole('button', { name: 'Beginners welcome' }).click();
  await page.getByRole('button', { name: 'Children', exact: true }).click();
  const card = page.getByRole('link', { name: event.gameName });
  await expect(card.getByText('Children from 8')).toBeVisible();

  // An edit without a word of them leaves them as they are.
  await host.createEvent({ id: event.id, gameName: event.gameName, spots: 5 });
  await host.open(event);
  await expect(page.getByText('Come as you are.')).toBeVisible();

  await page.request.delete(`/api/event/${event.id}`);
  await page.goto(`/events?event=${event.id}`);
  const details = page.getByRole('dialog', { name: 'Event Details' });
  await expect(details.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(details.getByText(event.gameName)).toBeVisible();
  await host.leave();
});

test('a parent finds a beginners’ game on Saturday, joins with a child and sees where it is, in six taps', async ({
  browser,
}) => {
  const host = await Player.named(browser, ['Meera Host']);
  const eventTime = '9:30 AM';
  const table = await freeTable(host.page, eventTime);
  const event = await host.createEvent({ eventTime, level: 'everybody', tableId: table.id });
  const parent = await Player.named(browser, ['Priyanka Nair', 'Arundhati Nair'], {
    ...PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const { page } = parent;
  await page.goto('/events');
  await page.locator('.first-view').waitFor({ state: 'detached' });
  await expectSound(page);
  await page.setViewportSize(PHONE.viewport);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.tap();
  };

  await tap(page.getByRole('button', { name: 'Saturday', exact: true }));
  await tap(page.getByRole('button', { name: 'Beginners welcome', exact: true }));
  await tap(page.getByRole('link', { name: event.gameName }));
  const details = page.getByRole('dialog', { name: 'Event Details' });
  await tap(details.getByRole('combobox', { name: 'Register As' }));
  const both = page.locator('.ant-select-item-option', { hasText: 'Priyanka, Arundhati (2 seats)' });
  const cut = await both
    .locator('.ant-select-item-option-content')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
  await tap(both);
  await tap(details.getByRole('button', { name: 'Join Event' }));

  await expect(details.getByText('3 of 4 spots taken')).toBeVisible();
  await expect(details.getByText('Arundhati Nair').first()).toBeVisible();
  await expect(details.getByText(`${table.room}, table ${table.label}`)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(6);
  await host.leave();
  await parent.leave();
});
