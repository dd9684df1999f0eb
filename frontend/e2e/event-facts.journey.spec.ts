import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Player } from './players.ts';

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
});
