import { expect, type Page } from '@playwright/test';
import { helpersPhone, scan, verdictOn } from './door-phone.ts';
import { test } from './journey.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectSound, SCHEMES } from './sound.ts';

test.use({ storageState: SIGNED_IN });

/** Digits would make names that no search finds by a word. */
const unique = () =>
  Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '');

test('a helper lets a family in with a hand scanner and by name, takes money, and undoes a mistake', async ({
  browser,
  page,
}) => {
  const family = `Okafor${unique()}`;
  const attendees = [
    { name: `Jonah ${family}`, badge: true },
    { name: `Emeka ${family}`, badge: true },
    { name: `Ada ${family}`, badge: false },
  ];
  const registered = await page.request.post('/api/register', {
    data: { email: `${family}@mail.example`, attendees, parentAgrees: true },
  });
  expect(registered.status(), await registered.text()).toBe(200);
  const badges: { name: string; badgeLink: string }[] = await (
    await page.request.get('/api/registrations/badges')
  ).json();
  const codeOf = (name: string) => badges.find((badge) => badge.name === name)?.badgeLink ?? '';

  const phone = await helpersPhone(browser, page.request);
  const verdict = verdictOn(phone);
  // The desk below the search has buttons of the same names.
  const found = phone.getByRole('region', { name: 'Check in' }).getByRole('listitem');
  await expect(phone.getByText('There is no camera here. Use a hand scanner, or the name.')).toBeVisible();
  // What helps without a camera is in sight.
  await expect(phone.getByLabel('Name or code')).toBeInViewport({ ratio: 1 });

  await test.step('the first of them owes for the family', async () => {
    await scan(phone, codeOf(`Jonah ${family}`));
    await expect(verdict).toContainText('Owes $20');
    await expect(verdict).toContainText(`Jonah ${family}`);
    for (const colorScheme of SCHEMES) {
      await phone.emulateMedia({ colorScheme });
      await expectSound(phone);
    }
    await verdict.getByRole('button', { name: 'Paid $20' }).click();
    await expect(verdict).toContainText('Come in');
  });
  await test.step('the others come in with one touch', async () => {
    await verdict.getByRole('button', { name: 'All three are here' }).click();
    await expect(verdict.getByText('not yet')).toHaveCount(0);
    await expect(verdict.getByRole('button', { name: /are here$/ })).toHaveCount(0);
  });
  await test.step('whoever is here is said so, and codes of others are unknown', async () => {
    await scan(phone, codeOf(`Ada ${family}`));
    await expect(verdict).toContainText(/Was here at \d+:\d\d/);
    await expect(verdict).toContainText('Child, 9 and under');
    await scan(phone, 'https://other.example/ticket/12345');
    await expect(verdict).toContainText('Unknown code');
    await scan(phone, codeOf(`Ada ${family}`).slice(0, -2));
    await expect(verdict).toContainText('Part of the code is missing');
    await expectSound(phone);
  });
  await test.step('a verdict goes with the first letter about somebody else, and Enter says who is not there', async () => {
    const field = phone.getByLabel('Name or code');
    await scan(phone, codeOf(`Ada ${family}`));
    await expect(verdict).toContainText('Was here');
    await field.fill('zzzz');
    await expect(verdict).toBeEmpty();
    await field.press('Enter');
    await expect(verdict).toContainText('Not on the list');
    await expectSound(phone);
    await field.fill('');
    await expect(verdict).toBeEmpty();
  });
  await test.step('who is found by name and owes is asked for the money before they are in', async () => {
    const guest = `Grace${unique()}`;
    await page.request.post('/api/register', {
      data: { email: `${guest}@mail.example`, attendees: [{ name: guest, badge: true }] },
    });
    await phone.reload();
    const field = phone.getByLabel('Name or code');
    await field.fill(guest.toLowerCase());
    const hit = found.getByRole('button', { name: guest });
    await hit.click();
    await expect(verdict).toContainText('Owes $10');
    await expect(verdict).toContainText('Not checked in yet.');
    await expectSound(phone);
    await verdict.getByRole('button', { name: 'Somebody else' }).click();
    await field.fill(guest);
    await expect(hit).not.toContainText('here');
    await field.press('Enter');
    await verdict.getByRole('button', { name: 'Let in, pay later' }).click();
    await expect(verdict).toContainText('Come in');
    await expect(verdict).toContainText('$10 not yet paid');
    await verdict.getByRole('button', { name: `Undo ${guest}` }).click();
    await expect(verdict).toBeEmpty();

    await field.fill(guest);
    await hit.click();
    await verdict.getByRole('button', { name: 'Paid $10' }).click();
    await expect(verdict).toContainText('Come in');
    await expect(verdict).not.toContainText('not yet paid');
    await field.fill(guest);
    await hit.click();
    await expect(verdict).toContainText('Was here at');
  });
  await test.step('what is looked for stands above the keyboard, with what tells people apart', async () => {
    const field = phone.getByLabel('Name or code');
    await phone.reload();
    await phone.setViewportSize({ width: 360, height: 740 });
    await field.click();
    await field.fill(`emeka ${family}`);
    const hit = found.getByRole('button', { name: `Emeka ${family}` });
    await expect(hit).toContainText(`with Jonah ${family}, Ada ${family}`);
    await expect(hit, 'shortened, once the server has told').toContainText(/o…\w@mail\.example/);
    await expect(hit).toContainText('here');
    const bottom = () => hit.evaluate((element) => element.getBoundingClientRect().bottom);
    // A keyboard leaves 400 px or so of 740.
    await expect.poll(bottom).toBeLessThan(300);
    await expect(phone.getByLabel('Search registrations')).toHaveCount(0);
    await expect(phone.getByText('1 registration found')).toBeVisible();
    for (const colorScheme of SCHEMES) {
      await phone.emulateMedia({ colorScheme });
      await expectSound(phone);
    }
  });
  await test.step('whom the server does not take is not let in, though the list of the phone has them', async () => {
    const guest = `Hana${unique()}`;
    await page.request.post('/api/register', {
      data: { email: `${guest}@mail.example`, attendees: [{ name: guest, badge: true }] },
    });
    await phone.reload();
    await phone.getByLabel('Name or code').fill(guest);
    await expect(found.getByRole('button', { name: guest })).toBeVisible();
    const { items } = await (
      await page.request.get('/api/registrations', { params: { search: guest } })
    ).json();
    expect((await page.request.delete(`/api/registration/${items[0].id}`)).status()).toBe(204);
    await found.getByRole('button', { name: guest }).click();
    await verdict.getByRole('button', { name: 'Let in, pay later' }).click();
    await expect(verdict).toContainText('Not saved');
    await expect(verdict).toContainText('Nobody was checked in');
    await expectSound(phone);
  });
  await test.step('a code that somebody opened leads helpers to the person, and checks nobody in', async () => {
    await phone.goto(new URL(codeOf(`Emeka ${family}`)).pathname);
    await phone.getByRole('link', { name: 'Find at the door' }).click();
    await expect(phone.getByRole('button', { name: `Emeka ${family}` }).first()).toBeVisible();
    await expect(verdict).toBeEmpty();
  });
});

test('of two tabs one works the door, and what waits goes up once', async ({ browser, page }) => {
  const guest = `Tomas${unique()}`;
  await page.request.post('/api/register', {
    data: { email: `${guest}@mail.example`, attendees: [{ name: guest, badge: true }] },
  });
  const first = await helpersPhone(browser, page.request);
  const phone = first.context();
  const second = await phone.newPage();
  await second.goto('/door');
  await expect(second.getByText(/^\d+ here of \d+$/)).toBeVisible();
  const checkIns: string[] = [];
  for (const [tab, name] of [
    [first, 'first'],
    [second, 'second'],
  ] as const)
    tab.on('response', (response) => {
      if (response.url().endsWith('/check-in') && response.ok()) checkIns.push(name);
    });
  const moveTo = async (tab: Page, from: Page) => {
    await tab.getByRole('button', { name: 'Use this tab' }).click();
    await expect(tab.getByRole('region', { name: 'Check in' })).toBeVisible();
    await expect(from.getByText('The door is open in another tab')).toBeVisible();
  };

  await moveTo(first, second);
  await phone.setOffline(true);
  await first.getByLabel('Name or code').fill(guest);
  const found = first.getByRole('region', { name: 'Check in' }).getByRole('listitem');
  await found.getByRole('button', { name: guest }).click();
  await verdictOn(first).getByRole('button', { name: 'Let in, pay later' }).click();
  await moveTo(second, first);
  await expect(second.getByText(/1 scan waits here/)).toBeVisible();
  await phone.setOffline(false);
  await expect(second.getByText(/waits here/)).toHaveCount(0);
  await expect.poll(() => checkIns).toEqual(['second']);
  await moveTo(first, second);
  await expect(first.getByText(/^\d+ here of \d+$/)).toBeVisible();
  await expect(first.getByText(/waits here/)).toHaveCount(0);

  expect(checkIns).toEqual(['second']);
});
