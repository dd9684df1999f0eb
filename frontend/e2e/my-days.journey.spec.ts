import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { OwnDays } from '../src/core/api/generated.ts';
import { address } from './desk.ts';
import { test } from './journey.ts';
import { untilKept } from './kept.ts';
import { linkIn, mailText, REGISTERED } from './mailbox.ts';
import { Player } from './players.ts';
import { pagesOf } from './printed.ts';
import { textOfCode } from './qr-codes.ts';
import { expectSound, SCHEMES } from './sound.ts';

const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'allow',
} as const;

/** Registers a family on a phone of its own and opens its days, by a link as the mail about them has it. */
async function openDays(browser: Browser, names: string[]): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const email = address('days');
  const attendees = names.map((name, index) => ({ name, badge: index === 0 }));
  const registered = await context.request.post('/api/register', {
    data: { email, attendees, parentAgrees: true },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  const link = linkIn(await mailText({ to: email, subject: REGISTERED }), '/events');
  const page = await context.newPage();
  await page.goto(link.replace('/events', '/my-days'));
  await expect(page.getByText('Show this at the door')).toBeVisible();
  return page;
}

/** Puts somebody's first name into an event, or onto its waitlist. */
async function signUp(page: Page, path: 'register' | 'waitlist', eventId: string): Promise<void> {
  const { user } = await (await page.request.get('/api/user/session')).json();
  const data = { id: user.names[0].id };
  const call = `/api/event/${path}/${eventId}`;
  const answer = await (path === 'register'
    ? page.request.put(call, { data })
    : page.request.post(call, { data }));
  expect(answer.ok(), await answer.text()).toBe(true);
}

const keptIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test('a family has its code, games and waitlist places on the phone, also without a network, until it signs out', async ({
  browser,
}) => {
  const owner = await Player.named(browser, ['Ola Host']);
  const wanted = await owner.createEvent({ eventDay: 'Friday', eventTime: '1:30 PM', teacher: 'needed' });
  const full = await owner.createEvent({ eventDay: 'Friday', eventTime: '5:00 PM', spots: 1 });
  const phone = await openDays(browser, ['Priya Raghunathan', 'Meera Raghunathan']);
  const item = (name: string) => phone.getByRole('listitem').filter({ hasText: name });

  await test.step('the link of the mail shows the code, black on white in both themes', async () => {
    expect(new URL(phone.url()).search).toBe('');
    const { people }: OwnDays = await (await phone.request.get('/api/me/days')).json();
    for (const colorScheme of SCHEMES) {
      await phone.emulateMedia({ colorScheme });
      const code = phone.getByRole('img', { name: 'Badge code of Priya Raghunathan' });
      expect(await textOfCode(code)).toBe(people[0]?.badgeLink);
      await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    }
    await expect(phone.getByText('Priya Raghunathan’s code. One tap there lets in both.')).toBeVisible();
    const owed = phone.getByText('$10 to pay there');
    await expect(owed).toBeVisible();
    const hidden = await owed.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
    await phone.getByText('The other code').tap();
    await expect(phone.getByRole('img', { name: 'Badge code of Meera Raghunathan' })).toBeVisible();
    await expect(phone.getByText('Nothing planned yet.')).toHaveCount(2);
  });

  await test.step('games and places on waitlists stand there, reached from User Info', async () => {
    await signUp(phone, 'register', wanted.id);
    await signUp(phone, 'waitlist', full.id);
    await phone.goto('/login');
    await phone.getByRole('link', { name: 'Your two days' }).tap();
    await expect(item(wanted.gameName)).toContainText('1:30 PM – 2:30 PM');
    await expect(item(wanted.gameName)).toContainText('A teacher is still needed');
    await expect(item(full.gameName)).toContainText('Priya Raghunathan is first on the waitlist');
    await expect(item(full.gameName)).toHaveCSS('border-style', 'dashed');
    await expect(phone.getByText(/^Kept on this phone at .+ It opens without a network\.$/)).toBeVisible();
    for (const colorScheme of SCHEMES) {
      await phone.emulateMedia({ colorScheme });
      await expectSound(phone);
    }
    await phone.setViewportSize(PHONE.viewport);
  });

  await test.step('the menu leads there, and a tap on the code holds it out until Back', async () => {
    await phone.goto('/events');
    await phone.getByRole('button', { name: 'Menu' }).tap();
    await phone.getByRole('link', { name: 'My days' }).tap();
    const small = phone.getByRole('img', { name: 'Badge code of Priya Raghunathan' });
    const widthOf = async (code: Locator) => (await code.boundingBox())?.width ?? 0;
    const width = await widthOf(small);
    // The whole code is a button, which lies over it.
    await small.tap({ force: true });
    const large = phone.getByRole('dialog', { name: 'Priya Raghunathan' });
    await expect.poll(() => widthOf(large.getByRole('img'))).toBeGreaterThan(2 * width);
    for (const colorScheme of SCHEMES) {
      await phone.emulateMedia({ colorScheme });
      await expect(large).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expectSound(phone);
    }
    await phone.setViewportSize(PHONE.viewport);
    await phone.goBack();
    await expect(large).toBeHidden();
    await expect(phone.getByRole('button', { name: /^Show it large.*Priya/ })).toBeFocused();
  });

  await test.step('they are there without a network, and newer ones once it is back', async () => {
    await untilKept(phone);
    await phone.reload();
    await expect(item(wanted.gameName)).toBeVisible();
    await phone.context().setOffline(true);
    await phone.reload();
    await expect(phone.getByText(/^The server does not answer\. This is how it was at /)).toBeVisible();
    await expect(item(full.gameName)).toContainText('first on the waitlist');
    await expect(phone.getByRole('img', { name: 'Badge code of Priya Raghunathan' })).toBeVisible();
    await expectSound(phone);
    await phone.setViewportSize(PHONE.viewport);
    await phone.context().setOffline(false);
    await expect(phone.getByText(/^Kept on this phone at /)).toBeVisible();
  });

  const kept = await phone.evaluate(() => localStorage.getItem('tablefall.own-days') ?? '');
  expect(kept).toContain(wanted.gameName);

  await test.step('signing out forgets them', async () => {
    await phone.goto('/login');
    await phone.getByRole('button', { name: 'Logout' }).tap();
    await expect(phone.getByLabel('Email Address')).toBeVisible();
    await expect.poll(() => keptIn(phone)).not.toContain(wanted.gameName);
    await phone.context().setOffline(true);
    await phone.goto('/my-days');
    await expect(phone.getByText('Please log in to see your games')).toBeVisible();
    await expect(phone.getByText(wanted.gameName)).toHaveCount(0);
    await phone.context().setOffline(false);
  });

  await test.step('whoever signs in next sees nothing of what somebody left', async () => {
    const next = await openDays(browser, ['Noor Haddad']);
    await next.evaluate((left) => localStorage.setItem('tablefall.own-days', left), kept);
    await next.goto('/my-days');
    await expect(next.getByText('Noor Haddad', { exact: true })).toBeVisible();
    await expect(next.getByText(wanted.gameName)).toHaveCount(0);
    await expect.poll(() => keptIn(next)).not.toContain(wanted.gameName);
  });
});

test('ten games with long names fit one sheet of A4 and of Letter', async ({ browser }) => {
  const player = await Player.named(browser, ['Bartholomew Featherstonehaugh-Cholmondeley', 'Theo Host']);
  const long = 'Through the Ages: A New Story of Civilization, with the New Leaders and Wonders';
  const times = [12, 1, 2, 3, 4].map((hour) => ['Friday', `${hour}:00 PM`] as const);
  const later = [9, 10, 11].map((hour) => ['Saturday', `${hour}:00 AM`] as const);
  for (const [eventDay, eventTime] of [
    ...times,
    ...later,
    ['Saturday', '12:00 PM'],
    ['Saturday', '1:00 PM'],
  ]) {
    const event = await player.createEvent({ eventDay, eventTime, gameName: long, teacher: 'needed' });
    await player.join(event, 'Theo Host');
  }
  const { page } = player;
  await page.goto('/my-days');
  await expect(page.getByRole('heading', { name: long })).toHaveCount(10);

  for (const format of ['A4', 'Letter'] as const) {
    expect(pagesOf(await page.pdf({ format, preferCSSPageSize: false })), format).toBe(1);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('row')).toHaveCount(12);
  await expect(sheet).toHaveCSS('font-size', '12.6667px'); // 9.5 pt
  await expect(sheet.getByRole('img', { name: 'Your badge code' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});
