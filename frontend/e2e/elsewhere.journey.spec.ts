import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Player } from './players.ts';

const PAGE = join(import.meta.dirname, '../../infra/docs/schedule-elsewhere.html');

test('a page of another site shows the games, as the documents have it', async ({ browser, baseURL }) => {
  const html = readFileSync(PAGE, 'utf8').replace("'https://convention.example'", `'${baseURL}'`);
  const club = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
  );
  await new Promise<void>((resolve) => club.listen(0, '127.0.0.1', resolve));
  try {
    const host = await Player.named(browser, ['Ines Elsewhere']);
    const game = await host.createEvent({ spots: 4 });
    // Signed in here, and seen as a stranger there.
    await host.page.goto(`http://127.0.0.1:${(club.address() as AddressInfo).port}/`);

    const entry = host.page.getByRole('listitem').filter({ hasText: game.gameName });
    await expect(entry).toContainText('of 4 seats free');
    await entry.getByRole('link').click();
    await expect(host.page.getByRole('dialog')).toContainText(game.gameName);
    await host.page.request.delete(`/api/event/${game.id}`);
    await host.leave();
  } finally {
    club.close();
  }
});
