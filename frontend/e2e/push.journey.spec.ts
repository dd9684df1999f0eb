import { type CDPSession, expect, type Page, type Request, type Worker } from '@playwright/test';
import { test } from './journey.ts';
import { mailText } from './mailbox.ts';
import { Player } from './players.ts';
import { PushService, SUBSCRIBED } from './push-service.ts';
import { SIGNED_IN } from './sign-in.ts';
import { expectSound, SCHEMES } from './sound.ts';
import { steps } from './steps.ts';

// The product may post to one address here, which one service at a time listens on.
test.describe.configure({ mode: 'default' });

const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'allow',
} as const;

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Event Details' });
const settingsOf = (page: Page) => page.getByRole('region', { name: 'Notices on this device' });
const isSubscribed = (page: Page) => page.evaluate((kept) => localStorage.getItem(kept) !== null, SUBSCRIBED);

/** Hands a push to the browser, as the service of its maker does. */
async function deliver(page: Page, data: object): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations;
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(data),
  });
  await session.detach();
}

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: unknown;
}
type Noting = ServiceWorkerGlobalScope & { shown: Shown[] };

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  return worker;
}

/** Notes what the service worker has the system show: Chromium without a window has no system that shows anything. */
async function noteNotices(page: Page): Promise<void> {
  await workerOf(page).evaluate(() => {
    const scope = self as unknown as Noting;
    scope.shown = [];
    scope.registration.showNotification = async (title, { body = '', tag = '', data } = {}) => {
      scope.shown.push({ title, body, tag, data });
    };
  });
}

const shownOn = (page: Page) => workerOf(page).evaluate(() => (self as unknown as Noting).shown);

/** Presses the notice that is shown, as the system tells the service worker. */
async function pressNotice(page: Page): Promise<void> {
  await workerOf(page).evaluate(() => {
    const scope = self as unknown as Noting;
    const notification = { ...scope.shown.pop(), close: () => undefined };
    const click = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
    scope.dispatchEvent(click);
  });
}

test('a phone is told of a seat, leads there, and is told nothing once it signed out', async ({
  browser,
}) => {
  const service = new PushService();
  await service.start();
  const host = await Player.named(browser, ['Ola Host']);
  const leaving = await Player.named(browser, ['Noor Haddad']);
  const event = await host.createEvent({ spots: 2 });
  await leaving.join(event);
  const player = await Player.named(browser, ['Dana Whitfield'], PHONE);
  const { page } = player;
  await service.subscribe(page.context());

  await test.step('nothing is offered, asked for or loaded before something was joined', async () => {
    const asked: string[] = [];
    const note = (request: Request) => asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await player.open(event);
    await expect(drawerOf(page).getByRole('button', { name: 'Join Waitlist' })).toBeVisible();
    await expect(drawerOf(page).getByText('Be told on this phone')).toBeHidden();
    expect(asked.filter((path) => /^\/api\/push|\/(offer-line|device)-/.test(path))).toEqual([]);
    page.off('request', note);
  });

  await test.step('one press below the join turns notices on', async () => {
    const taken = steps(page);
    await taken.press(drawerOf(page).getByRole('button', { name: 'Join Waitlist' }));
    const turnOn = drawerOf(page).getByRole('button', { name: 'Turn on notices on this phone' });
    await expect(turnOn).toBeVisible();
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
    }
    await page.setViewportSize(PHONE.viewport);
    await taken.press(turnOn);
    await expect(drawerOf(page).getByText('You are told on this phone from now on.')).toBeFocused();
    taken.expectAtMost(2);
  });

  const push = await test.step('the seat that is freed is pushed, and mailed', async () => {
    const { page: other } = leaving;
    const left = await other.request.post(`/api/event/unregister/${event.id}`, {
      data: { id: leaving.id() },
    });
    expect(left.ok(), await left.text()).toBe(true);
    const said = await service.push(event.gameName);
    expect(said.path).toContain(event.id);
    await mailText({ to: player.email, subject: /^A spot is yours/ });
    return said;
  });

  await test.step('it is shown once, pages ask again, and a press leads there without taking what is typed', async () => {
    await page.goto('/my-days');
    await expect(page.getByRole('heading', { name: 'Your two days' })).toBeVisible();
    const typing = await page.context().newPage();
    await typing.goto('/contact');
    await typing.getByLabel('Message').fill('Is there a quiet room?');
    await noteNotices(page);
    const again = page.waitForResponse((response) => response.url().endsWith('/api/me/days'));
    await deliver(page, push);
    await expect.poll(() => shownOn(page)).toHaveLength(1);
    expect((await shownOn(page))[0]).toMatchObject({
      title: push.title,
      body: push.body,
      tag: push.tag,
      data: { path: push.path },
    });
    await again;
    await pressNotice(page);
    await expect(drawerOf(page).getByRole('heading', { name: event.gameName })).toBeVisible();
    await expect(typing.getByLabel('Message')).toHaveValue('Is there a quiet room?');
    expect(new URL(typing.url()).pathname).toBe('/contact');
    await typing.close({ runBeforeUnload: false });
  });

  await test.step('User Info has a tick for each topic', async () => {
    await page.goto('/login');
    const settings = settingsOf(page);
    await expect(settings.getByRole('switch', { name: 'Be told on this phone' })).toBeChecked();
    const starting = settings.getByRole('checkbox', { name: 'my game starts in 15 minutes' });
    await starting.uncheck();
    await expect(settings.getByText('Saved.')).toBeVisible();
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
    }
    await page.setViewportSize(PHONE.viewport);
    await page.reload();
    await expect(starting).not.toBeChecked();
    await expect(settings.getByRole('checkbox', { name: 'a seat is mine' })).toBeChecked();
  });

  await test.step('a tab that signs out ends it', async () => {
    expect(await isSubscribed(page)).toBe(true);
    await page.getByRole('button', { name: 'Logout' }).tap();
    await expect(page.getByLabel('Email Address')).toBeVisible();
    await expect.poll(() => isSubscribed(page)).toBe(false);
    const before = service.received.length;
    const deleted = await host.page.request.delete(`/api/event/${event.id}`);
    expect(deleted.ok(), await deleted.text()).toBe(true);
    await mailText({ to: player.email, subject: /^Cancelled/ });
    expect(service.received).toHaveLength(before);
  });

  await service.stop();
});

test('who asks for it on the map is told when a flag goes up', async ({ browser, playwright, baseURL }) => {
  const service = new PushService();
  await service.start();
  const staff = await playwright.request.newContext({ baseURL, storageState: SIGNED_IN });
  const { floor } = await (await staff.get('/api/mapdata')).json();
  // Other journeys raise flags on others.
  const [first, second] = floor.tables.slice(-3, -1);
  const raise = async ({ id }: { id: string }) => {
    const raised = await staff.put(`/api/tables/${id}/flag`, { data: { colour: 'green', players: 4 } });
    expect(raised.ok(), await raised.text()).toBe(true);
  };
  const lower = async () => {
    for (const { id } of [first, second]) await staff.delete(`/api/tables/${id}/flag`);
  };
  // An earlier try may have left them up.
  await lower();
  const player = await Player.named(browser, ['Dana Whitfield'], PHONE);
  const { page } = player;
  await service.subscribe(page.context());
  const { attendees } = await (await page.request.get('/api/registration')).json();
  await staff.put(`/api/attendee/${attendees[0].id}/check-in`, { data: { checkedIn: true } });
  await raise(first);

  await page.goto('/map');
  const tick = page.getByRole('checkbox', { name: 'Tell me on this phone when a flag goes up' });
  await tick.tap();
  await expect(tick).toBeChecked();
  await expect(page.getByText('Saved.')).toBeVisible();
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await page.setViewportSize(PHONE.viewport);
  await raise(second);

  const said = await service.push(`table ${second.label}`);
  expect(said).toMatchObject({ title: '4 players wanted', path: `/map?table=${second.id}` });
  // Other journeys raise flags meanwhile.
  expect(service.received.filter(({ path }) => path.endsWith(`=${first.id}`))).toEqual([]);

  await lower();
  await staff.dispose();
  await service.stop();
});
