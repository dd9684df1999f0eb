import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { Event, EventForm, User } from '../src/core/api/generated.ts';
import { address } from './desk.ts';
import { linkIn, mailText, REGISTERED } from './mailbox.ts';

/** Somebody registered and signed in, with a browser of their own. */
export class Player {
  private constructor(
    readonly page: Page,
    private readonly user: User,
  ) {}

  /** @param children of 9 and under, who need no badge */
  static async named(
    browser: Browser,
    names: string[],
    options: BrowserContextOptions = {},
    children: string[] = [],
  ): Promise<Player> {
    const context = await browser.newContext(options);
    const email = address('player');
    const attendees = [...names, ...children].map((name, at) => ({ name, badge: at < names.length }));
    const data = { email, attendees, ...(children.length > 0 && { parentAgrees: true }) };
    const registered = await context.request.post('/api/register', { data });
    expect(registered.ok(), await registered.text()).toBe(true);
    const link = new URL(
      linkIn(await mailText({ to: email, subject: REGISTERED }), '/events'),
      'http://localhost',
    );
    const verified = await context.request.post(`/api/user/verify/${link.searchParams.get('rid')}`);
    expect(verified.ok(), await verified.text()).toBe(true);
    return new Player(await context.newPage(), (await verified.json()) as User);
  }

  /** The id of one of the names. */
  id(name = this.user.names[0]?.name): string {
    const id = this.user.names.find((each) => each.name === name)?.id;
    if (!id) throw new Error(`${name} is no name of this player`);
    return id;
  }

  get email(): string {
    return this.user.email;
  }

  /** Creates an event through the API: Saturday at noon for an hour, with four spots, unless told otherwise. */
  async createEvent(details: Partial<EventForm> = {}): Promise<Event> {
    const data: EventForm = {
      id: randomUUID(),
      gameName: `Ark Nova ${randomUUID().slice(0, 8)}`,
      eventDay: 'Saturday',
      eventTime: '12:00 PM',
      spots: 4,
      visible: true,
      eventOwner: this.id(),
      gameOwner: this.id(),
      duration: '60',
      teacher: 'none',
      ...details,
    };
    const response = await this.page.request.put('/api/event', { data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Event;
  }

  /** Signs a name up through the API. */
  async join({ id }: Event, name?: string): Promise<void> {
    const response = await this.page.request.put(`/api/event/register/${id}`, {
      data: { id: this.id(name) },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }

  /** Says through the API that the first name brings the game. */
  async bringGame({ id }: Event): Promise<void> {
    const response = await this.page.request.post(`/api/event/gameowner/${id}`, {
      data: { id: this.id(), owner: true },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }

  async open({ id }: Event): Promise<void> {
    await this.page.goto(`/events?event=${id}`);
    await expect(this.page.getByRole('dialog', { name: 'Event Details' })).toBeVisible();
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}
