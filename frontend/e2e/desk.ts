import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Gameday, GamedayForm, Reply } from '../src/core/api/generated.ts';
import type { BulkInvite, Invitation, InvitationPage, Wave } from '../src/core/api/staff.generated.ts';
import { test as base, sharedContexts } from './journey.ts';
import { settings } from './settings.ts';
import { SIGNED_IN } from './sign-in.ts';

type Guests = BulkInvite['guests'];

/** What a journey needs to stand before it begins, made through the API as an organiser. */
export class Desk {
  private readonly made: Gameday[] = [];
  private readonly helpers: string[] = [];

  constructor(private readonly api: APIRequestContext) {}

  /** A gameday of this journey alone, on a date that nobody else has. */
  async createGameday(details: Partial<GamedayForm> = {}, date = freeDate): Promise<Gameday> {
    const data = { location: 'Riverside Hall', capacity: 30, date: date(), ...details };
    const response = await this.api.post('/api/gameday', { data });
    if (response.status() === 409) return this.createGameday(details, date);
    expect(response.status(), await response.text()).toBe(201);
    const gameday = (await response.json()) as Gameday;
    this.made.push(gameday);
    return gameday;
  }

  /** Somebody who helps, with a role of their own. @returns the address */
  async addStaff(role: 'organiser' | 'mailer' | 'door'): Promise<string> {
    const email = address(role);
    await this.answer('post', '/api/organise/staff', { email, role });
    this.helpers.push(email);
    return email;
  }

  /** Takes away what was made, so that no journey finds a long list of gamedays or of staff before it. */
  async clear(): Promise<void> {
    for (const { id } of this.made) await this.api.delete(`/api/gameday/${id}`);
    for (const email of this.helpers) await this.answer('post', '/api/organise/staff/remove', { email });
  }

  /** Takes away a gameday that a journey made by hand. */
  async deleteOn(date: string): Promise<void> {
    const { id } = (await this.answer('get', `/api/gameday/public/${date}`)) as { id: string };
    await this.api.delete(`/api/gameday/${id}`);
  }

  async gameday(id: string): Promise<Gameday> {
    return (await this.answer('get', `/api/gameday/${id}`)) as Gameday;
  }

  /** Saves a gameday as another organiser would, meanwhile. */
  async change(gameday: Gameday, changes: Partial<GamedayForm>): Promise<void> {
    const { id, date, startTime, endTime, capacity, location, description } = gameday;
    const form = { id, date, startTime, endTime, capacity, location, description, ...changes };
    await this.answer('put', '/api/gameday', form);
  }

  /** Invites one guest, whose mail leaves at once. */
  async invite(gameday: Gameday, guest: { name?: string; status?: 0 | 1 | 2 } = {}): Promise<Invitation> {
    const guestName = guest.name ?? 'Ola Szymańska';
    return (await this.answer('post', '/api/gameday/invite', {
      gamedayID: gameday.id,
      guestName,
      guestEmail: address('guest'),
      status: guest.status ?? 0,
    })) as Invitation;
  }

  async bulkInvite(gameday: Gameday, guests: Guests, wave?: Wave): Promise<void> {
    await this.answer('post', '/api/gameday/bulk-invite', { gamedayID: gameday.id, guests, wave });
  }

  /** Invites guests whose addresses take no mail at that moment, and do again right after it. */
  async inviteInVain(gameday: Gameday, guests: Guests): Promise<void> {
    const blocked = guests.map(({ email }) => ({ address: email, reason: 'blocked', note: 'For a journey' }));
    for (const suppression of blocked) await this.answer('post', '/api/suppressions', suppression);
    await this.bulkInvite(gameday, guests);
    for (const { address: email } of blocked)
      await this.api.delete(`/api/suppressions/${encodeURIComponent(email)}`, {
        params: { because: 'For a journey' },
      });
  }

  async answerInvitation({ invitationToken }: Invitation, answer: Partial<Reply> = {}): Promise<void> {
    const data = { status: 'Accepted', additionalGuests: 0, replyComments: null, ...answer };
    await this.answer('post', '/api/gameday-reply', { invitationToken, ...data });
  }

  /** Waits for seats of a full gameday, alone. */
  async waitInLine({ invitationToken }: Invitation): Promise<void> {
    await this.answer('post', `/api/gameday-reply/${invitationToken}/queue`, { guests: 0 });
  }

  /** The gameday's invitations, as staff see them. */
  async invitations(gameday: Gameday): Promise<Invitation[]> {
    const page = await this.answer('get', `/api/gameday/${gameday.id}/invitations?limit=100`);
    return (page as InvitationPage).items;
  }

  /** Waits until every invitation's latest mail has left. */
  async untilSent(gameday: Gameday): Promise<void> {
    const states = async () =>
      (await this.invitations(gameday)).map(
        ({ delivery, laterDelivery }) => (laterDelivery ?? delivery)?.state,
      );
    // A mail that can be undone leaves after ten seconds, and the worker looks for such mail every five.
    await expect
      .poll(async () => (await states()).every((state) => state === 'sent'), { timeout: 60_000 })
      .toBe(true);
  }

  async pauseDelivery(gameday: Gameday): Promise<void> {
    await this.answer('post', `/api/gameday/${gameday.id}/delivery/pause`);
  }

  private async answer(method: 'get' | 'post' | 'put', path: string, data?: object): Promise<unknown> {
    const response = await this.api[method](path, { data });
    const text = await response.text();
    expect(response.ok(), `${method} ${path}: ${response.status()} ${text}`).toBe(true);
    return text ? JSON.parse(text) : undefined;
  }
}

interface Stage {
  desk: Desk;
  /** A tab of an organiser; `page` belongs to a visitor who is not signed in. */
  staff: Page;
  /** The same with a browser context of its own: for a clock that is set or stopped, which is the whole context's. */
  staffWithClock: Page;
}

interface Shared {
  /** One for all journeys of a worker, so that the pages' code is fetched and compiled once. */
  staffBrowser: BrowserContext;
}

export const test = base.extend<Stage, Shared>({
  desk: async ({ playwright, baseURL }, use) => {
    const api = await playwright.request.newContext({ baseURL, storageState: SIGNED_IN });
    const desk = new Desk(api);
    await use(desk);
    await desk.clear();
    await api.dispose();
  },
  staffBrowser: [
    async ({ browser }, use) => {
      const { baseURL, reducedMotion, serviceWorkers, actionTimeout } = settings;
      const context = await browser.newContext({
        storageState: SIGNED_IN,
        baseURL,
        reducedMotion,
        serviceWorkers,
        // Said here, because it would otherwise take over those of the journey that happens to come first.
        viewport: { width: 1280, height: 720 },
        hasTouch: false,
        isMobile: false,
        colorScheme: 'light',
      });
      context.setDefaultTimeout(actionTimeout);
      sharedContexts.add(context);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  staff: async ({ browser, staffBrowser, colorScheme, isMobile }, use) => {
    // A phone's screen and touch belong to the whole context, so it has one of its own.
    const context = isMobile ? await browser.newContext({ storageState: SIGNED_IN }) : staffBrowser;
    const page = await context.newPage();
    await page.emulateMedia({ colorScheme });
    await use(page);
    for (const tab of context.pages()) await tab.close();
    if (isMobile) await context.close();
  },
  staffWithClock: async ({ browser }, use) => {
    const context = await browser.newContext({ storageState: SIGNED_IN });
    await use(await context.newPage());
    await context.close();
  },
});

/** An address that was never used before. */
export function address(name: string): string {
  return `${name}.${Math.random().toString(36).slice(2)}@mail.example`;
}

/** One gameday a date, so each takes one some years ahead; every journey may run again on the same data. */
export function freeDate(): string {
  return dateFromToday(1_000 + Math.floor(Math.random() * 100_000));
}

/** The date of a gameday that is over. */
export function pastDate(): string {
  return dateFromToday(-400 - Math.floor(Math.random() * 100_000));
}

function dateFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** `count` guests with addresses of their own. */
export function guestList(count: number): Guests {
  const run = Math.random().toString(36).slice(2);
  return Array.from({ length: count }, (_, n) => ({
    name: `Guest Number ${n}`,
    email: `guest.${n}@${run}.example`,
  }));
}
