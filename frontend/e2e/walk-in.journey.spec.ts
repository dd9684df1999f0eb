import { expect, type Page } from '@playwright/test';
import { helpersPhone, verdictOn } from './door-phone.ts';
import { test } from './journey.ts';
import { untilKept } from './kept.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectNoSidewaysScroll, expectSound, SCHEMES } from './sound.ts';
import { steps } from './steps.ts';

test.use({ storageState: SIGNED_IN });

/** Finds this person in the list of the door, as somebody who is here. */
async function expectHere(phone: Page, name: string): Promise<void> {
  await phone.getByLabel('Name or code').fill(name);
  await expect(phone.getByRole('button', { name: new RegExp(`^${name}.*here`) })).toBeVisible();
}

/** Who is here of how many, as the head says. With a network others change it, too. */
const counts = async (phone: Page): Promise<number[]> =>
  ((await phone.getByText(/^\d+ here of \d+$/).textContent()) ?? '').split(' here of ').map(Number);

for (const colorScheme of SCHEMES) {
  test(`somebody who is on no list is registered, paid and here in four taps, ${colorScheme}`, async ({
    browser,
    page,
  }) => {
    const phone = await helpersPhone(browser, page.request, { colorScheme, isMobile: true });
    const name = `Wanda Walker ${Date.now()}`;
    const taken = steps(phone);

    await taken.press(phone.getByLabel('Name or code'));
    await phone.getByLabel('Name or code').fill(name);
    await phone.getByLabel('Name or code').press('Enter');
    await expect(verdictOn(phone)).toContainText('Not on the list');
    await expectSound(phone);
    await taken.press(verdictOn(phone).getByRole('button', { name: 'Add a walk-in' }));
    const dialog = phone.getByRole('dialog', { name: 'Add a walk-in' });
    await expect(dialog.getByRole('textbox', { name: 'Name 1' })).toHaveValue(name);
    await expectSound(phone);
    await expectNoSidewaysScroll(phone);
    await taken.press(dialog.getByRole('button', { name: /^Register, paid and here · \$\d+$/ }));
    await expect(verdictOn(phone)).toContainText('Come in');
    await expect(verdictOn(phone)).toContainText(name);
    taken.expectAtMost(4);

    await expectHere(phone, name);
    const { items } = await (
      await page.request.get('/api/registrations', { params: { search: name } })
    ).json();
    expect(items).toMatchObject([{ email: null, paid: true, badges: 1 }]);
  });
}

/** A phone for which the server keeps three badges. */
async function phoneWithBadges(...of: Parameters<typeof helpersPhone>): Promise<Page> {
  const phone = await helpersPhone(...of);
  await untilKept(phone);
  const filled = phone.waitForResponse(
    (answer) => answer.url().endsWith('/api/door/badge-block') && answer.ok(),
  );
  await phone.reload();
  await (await filled).finished();
  return phone;
}

/** All that the browser stores of what waits, as text. */
const storedScans = (phone: Page): Promise<string> =>
  phone.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('tablefall-door-scans');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction('kept').objectStore('kept').getAll();
          all.onsuccess = () => {
            request.result.close();
            const text = (value: unknown) =>
              value instanceof ArrayBuffer ? new TextDecoder().decode(value) : JSON.stringify(value);
            resolve(
              all.result.flatMap((row) => [text(row), ...Object.values(row.sealed ?? {}).map(text)]).join(),
            );
          };
        };
      }),
  );

test('without a network a walk-in takes four taps, survives a reload, is undone or goes up, and no badge is promised twice', async ({
  browser,
  page,
}) => {
  const phone = await phoneWithBadges(browser, page.request, { serviceWorkers: 'allow', isMobile: true });
  const stamp = Date.now();
  const search = phone.getByLabel('Name or code');
  const dialog = phone.getByRole('dialog', { name: 'Add a walk-in' });
  await phone.context().setOffline(true);
  const [here = 0, expected = 0] = await counts(phone);

  await test.step('four taps', async () => {
    const taken = steps(phone);
    await taken.press(search);
    await search.fill(`Wanda ${stamp}`);
    await search.press('Enter');
    await taken.press(verdictOn(phone).getByRole('button', { name: 'Add a walk-in' }));
    await taken.press(dialog.getByRole('button', { name: /^Register, paid and here/ }));
    await expect(verdictOn(phone)).toContainText('Come in');
    taken.expectAtMost(4);
    await expect(phone.getByText(`${here + 1} here of ${expected + 1}`)).toBeVisible();
    await expect(
      phone.getByText(/1 scan waits here\. 2 badges for walk-ins are left on this phone\.$/),
    ).toBeVisible();
    await expectSound(phone);
  });
  await test.step('no more than the phone has', async () => {
    await phone.getByRole('button', { name: 'Add a walk-in' }).first().tap();
    await dialog.getByRole('textbox', { name: 'Name 1' }).fill(`Wim ${stamp}`);
    for (const number of [2, 3]) {
      await dialog.getByRole('button', { name: 'Add another name' }).tap();
      await dialog.getByRole('textbox', { name: `Name ${number}` }).fill(`Wim ${number} ${stamp}`);
    }
    await dialog.getByRole('button', { name: /^Register, paid and here/ }).tap();
    await expect(dialog.getByRole('alert')).toContainText(
      'This phone has only 2 badges left without a network.',
    );
    await dialog.getByRole('button', { name: `Remove Wim 3 ${stamp}` }).tap();
    await dialog.getByRole('button', { name: 'Register, not paid' }).tap();
    await expect(
      phone.getByText(/2 scans wait here\. This phone has no badges left without a network\.$/),
    ).toBeVisible();
  });
  await test.step('names are not stored in clear, and the page opens with them again', async () => {
    await expect.poll(() => storedScans(phone)).toContain('walk-in');
    expect(await storedScans(phone)).not.toContain(String(stamp));
    await phone.reload();
    await expect(phone.getByText(`${here + 3} here of ${expected + 3}`)).toBeVisible();
    await expect(phone.getByText(`Wim ${stamp} and 1 other: walk-in`)).toBeVisible();
    await expect(phone.getByText(/no badges left without a network/)).toBeVisible();
  });
  await test.step('one is undone before it went up', async () => {
    await phone.getByRole('button', { name: `Undo Wim ${stamp}` }).tap();
    await expect(phone.getByText(`${here + 1} here of ${expected + 1}`)).toBeVisible();
    await expect(phone.getByText(/2 badges for walk-ins are left on this phone\.$/)).toBeVisible();
  });
  await test.step('back: who waits is registered, and the badges are filled up', async () => {
    const filled = phone.waitForResponse((answer) => answer.url().endsWith('/api/door/badge-block'));
    await phone.context().setOffline(false);
    await expect(phone.getByText(/No network since/)).toHaveCount(0);
    expect(await (await filled).json()).toMatchObject({ size: 3, left: 3 });
    const { items } = await (
      await page.request.get('/api/registrations', { params: { search: String(stamp) } })
    ).json();
    expect(items).toMatchObject([{ email: null, paid: true, attendees: [{ name: `Wanda ${stamp}` }] }]);
    await expectHere(phone, `Wanda ${stamp}`);
  });
});

test('a phone whose door was shut shows the desk whom it let in, and sends them for whoever has the door there next', async ({
  browser,
  page,
}) => {
  const phone = await phoneWithBadges(browser, page.request, { serviceWorkers: 'allow', isMobile: true });
  const name = `Wanda Shut ${Date.now()}`;
  const shown = phone.getByRole('listitem').filter({ hasText: `${name}: paid` });
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: 'Add a walk-in' }).first().tap();
  const dialog = phone.getByRole('dialog', { name: 'Add a walk-in' });
  await dialog.getByRole('textbox', { name: 'Name 1' }).fill(name);
  await dialog.getByRole('button', { name: /^Register, paid and here/ }).tap();
  await expect(verdictOn(phone)).toContainText('Come in');
  await expect.poll(() => storedScans(phone)).toContain('walk-in');

  await test.step('its door ends meanwhile', async () => {
    const cookies = await phone.context().cookies();
    const [short = ''] = cookies.find((cookie) => cookie.name === 'tablefall_door')?.value.split('.') ?? [];
    const bits = Buffer.from(short, 'base64url').toString('hex');
    const id = bits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    const [link] = await (await page.request.get('/api/organise/door-links')).json();
    const ended = await page.request.delete(`/api/organise/door-links/${link.id}/browsers/${id}`);
    expect(ended.status()).toBe(204);
    await phone.context().setOffline(false);
    await phone.reload();
    await expect(phone.getByText('Show this to the desk')).toBeVisible();
    await expect(shown).toBeVisible();
    await expectSound(phone);
    await expectNoSidewaysScroll(phone);
  });
  await test.step('somebody with the role signs in there, and signing out asks while it waits', async () => {
    await phone.route('**/api/door/walk-ins', (route) => route.fulfill({ status: 503, json: {} }));
    await phone.context().addCookies(await page.context().cookies());
    await phone.goto('/door');
    await expect(phone.getByText(`${name}: walk-in`)).toBeVisible();
    await phone.getByRole('button', { name: 'Log out' }).tap();
    const question = phone.getByRole('dialog', { name: 'Log out' });
    await expect(question).toContainText('1 walk-in has not gone up.');
    await expectSound(phone);
    await question.getByRole('button', { name: 'Stay' }).tap();
    await expect(question).toBeHidden();
  });
  await test.step('it goes up', async () => {
    await phone.unroute('**/api/door/walk-ins');
    const registered = async () =>
      (await (await page.request.get('/api/registrations', { params: { search: name } })).json()).items;
    await expect.poll(registered, { timeout: 30_000 }).toMatchObject([{ paid: true, badges: 1 }]);
    await expect(phone.getByText(`${name}: walk-in`)).toHaveCount(0);
  });
});
