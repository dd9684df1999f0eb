import { expect, type Page } from '@playwright/test';
import { test } from './desk.ts';
import { helpersPhone, scan, verdictOn } from './door-phone.ts';
import { untilKept } from './kept.ts';
import { SIGNED_IN } from './sign-in.ts';

test.use({ storageState: SIGNED_IN });

const GUESTS = 150;

interface Card {
  id: string;
  name: string;
  badgeLink: string;
}

test('two phones without a network scan 200 codes; what they send later comes to the truth', async ({
  browser,
  page,
  desk,
}) => {
  const dates = [0, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const gameday = await desk.createGameday(
    { capacity: 500, startTime: '00:01:00', endTime: '23:59:00' },
    () => dates.shift() ?? '',
  );
  const guests = Array.from({ length: GUESTS }, (_, n) => ({
    name: `Guest ${n}`,
    email: `door-${n}@${gameday.id.slice(-8)}.example`,
  }));
  await page.request.post('/api/gameday/bulk-invite', { data: { gamedayID: gameday.id, guests, status: 1 } });
  const cards: Card[] = await (await page.request.get(`/api/gameday/${gameday.id}/name-cards`)).json();
  expect(cards).toHaveLength(GUESTS);
  const codes = cards.map(({ badgeLink }) => badgeLink);

  const first = await phoneAt(gameday.id);
  const second = await phoneAt(gameday.id);
  const times: Map<string, number>[] = [];
  for (const [phone, from, to] of [
    [first, 0, 100],
    [second, 50, 150],
  ] as const) {
    await phone.context().setOffline(true);
    await scan(phone, ...codes.slice(from, to));
    await expect(verdictOn(phone)).toContainText('Come in');
    await expect(
      phone.getByText(/^No network since .+\. Go on scanning; 100 scans wait here\.$/),
    ).toBeVisible();
    // The page counts a scan at once, and stores it right after.
    await expect.poll(async () => (await waitingOn(phone)).size).toBe(100);
    times.push(await waitingOn(phone));
  }

  await test.step('the page opens again without a network, with the list and what waits', async () => {
    await first.reload();
    await expect(first.getByText(/100 scans wait here/)).toBeVisible();
    await expect(first.getByText(`100 here of ${GUESTS}`)).toBeVisible();
    await first.getByLabel('Name or code').fill('Guest 3');
    await expect(first.getByRole('button', { name: /^Guest 3/ }).first()).toBeVisible();
  });

  await test.step('the second phone is back first, then the other; both end with the same list', async () => {
    for (const phone of [second, first]) {
      await phone.context().setOffline(false);
      await expect(phone.getByText(/No network since/)).toHaveCount(0);
      await expect.poll(() => waitingOn(phone).then(({ size }) => size), { timeout: 60_000 }).toBe(0);
    }
    const list = await (await page.request.get(`/api/door/${gameday.id}`)).json();
    const here = new Map<string, number>(
      list.parties.flatMap(({ people }: { people: { id: string; here: string }[] }) =>
        people.map((person) => [person.id, Date.parse(person.here)] as const),
      ),
    );
    const [ofFirst = new Map(), ofSecond = new Map()] = times;
    const truth = cards.map(({ id }) => [
      id,
      Math.min(ofFirst.get(id) ?? Number.POSITIVE_INFINITY, ofSecond.get(id) ?? Number.POSITIVE_INFINITY),
    ]);
    expect(here).toEqual(new Map(truth as [string, number][]));
  });

  await test.step('what another phone knew better is said', async () => {
    const { id, badgeLink, name } = cards[0] as Card;
    await page.request.put(`/api/gameday/${gameday.id}/check-in/${id}`, { data: { here: false } });
    await second.reload();
    await expect(second.getByText(`${GUESTS - 1} here of ${GUESTS}`)).toBeVisible();
    await second.context().setOffline(true);
    const at = new Date(Date.now() - 60_000).toISOString();
    await page.request.put(`/api/gameday/${gameday.id}/check-in/${id}`, { data: { here: true, at } });
    await scan(second, badgeLink);
    await expect(verdictOn(second)).toContainText('Come in');
    await expect(second.getByText(/1 scan waits here/)).toBeVisible();
    await second.context().setOffline(false);
    await expect(
      second.getByText(new RegExp(`${name} was already here at .+ The earlier time stays\\.`)),
    ).toBeVisible();
  });

  async function phoneAt(scope: string): Promise<Page> {
    const phone = await helpersPhone(browser, page.request, { serviceWorkers: 'allow' });
    await phone.goto(`/door?scope=${scope}`);
    await expect(phone.getByText(`0 here of ${GUESTS}`)).toBeVisible();
    await untilKept(phone);
    await phone.reload();
    await expect(phone.getByText(`0 here of ${GUESTS}`)).toBeVisible();
    return phone;
  }
});

/** What waits on a phone: the time of each scan by whom it is about. */
async function waitingOn(phone: Page): Promise<Map<string, number>> {
  const scans = await phone.evaluate(
    () =>
      new Promise<{ id: string; at: number }[]>((resolve, reject) => {
        const request = indexedDB.open('tablefall-door-scans');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('kept').objectStore('kept').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
        };
      }),
  );
  return new Map(scans.map(({ id, at }) => [id, at]));
}
