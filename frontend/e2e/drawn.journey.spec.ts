import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { Event } from '../src/core/api/generated.ts';
import { test } from './journey.ts';
import { Player } from './players.ts';
import { openLink, requestLink } from './sign-in.ts';

const TABLEFALL = fileURLToPath(new URL('../../bin/tablefall', import.meta.url));

test('a stranger checks the draw of the demo with what its page shows', async ({ page }) => {
  await page.goto('/draw');
  await expect(page.getByRole('heading', { name: /^It was drawn on / })).toBeVisible();
  await page.getByText('The rule so exactly that you can write a program of your own').click();
  await expect(page.getByText(/^Keep a queue, which begins with that party/)).toBeVisible();
  const command = await page.getByText(/^tablefall draw --verify/).textContent();
  const hash = /[0-9a-f]{64}$/.exec(command ?? '')?.[0] ?? '';
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Wishes and result' }).click();
  const file = await (await downloading).path();
  const { stdout } = await promisify(execFile)(TABLEFALL, ['draw', '--verify', file, '--hash', hash]);
  expect(stdout).toContain('✓ This is what was published.');
});

test('somebody of the demo finds what they got and their wishes in the file', async ({ page }) => {
  await page.goto('/login');
  await openLink(page, await requestLink(page, 'dana.whitfield@mail.example'));
  await page.goto('/draw');
  const own = (await page.getByText(/^Party \d+: .*Dana Whitfield/).textContent()) ?? '';
  const published = JSON.parse(await (await page.request.get('/api/draw/draw.json')).text());
  const id = Number(/\d+/.exec(own)?.[0]);
  const party = published.input.parties.find((each: { id: number }) => each.id === id);
  expect(party.wishes.length).toBeGreaterThan(0);
  await page.goto('/my-days');
  await expect(page.getByRole('link', { name: 'How the draw went' })).toBeVisible();
});

test('whoever comes after the draw of the demo takes a seat that is free', async ({ browser }) => {
  const player = await Player.named(browser, ['Ola Late']);
  const events: Event[] = await (await player.page.request.get('/api/events')).json();
  const open = events.find(({ gameName }) => gameName === 'Bohnanza');
  if (!open) throw new Error('The demo has no such game');
  await player.join(open);
  await player.open(open);
  await expect(player.page.getByRole('dialog').getByText('Ola Late').first()).toBeVisible();
});
