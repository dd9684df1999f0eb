import { randomUUID } from 'node:crypto';
import type { ApiClient, TestApp } from '../../../test/test-app.ts';
import { registeredAs, registerForm } from '../../convention/registration/testing/registration.factory.ts';
import type { EventDto, EventFormDto } from '../events.dto.ts';

/** Noon, UTC, of the day before the convention begins. */
export const THE_DAY_BEFORE = '2025-10-09T12:00:00Z';

/** Somebody signed in, with the ids of their names in the order in which they were registered. */
export interface Player {
  client: ApiClient;
  email: string;
  /** Id of the first name. */
  id: string;
  ids: string[];
}

/** Registers and signs in under these names, or one that is made up. */
export async function playerNamed(app: TestApp, ...names: string[]): Promise<Player> {
  const attendees = names.map((name) => ({ name, badge: true }));
  const form = registerForm(names.length > 0 ? { attendees } : {});
  return playerOf(await registeredAs(app, form), form.email);
}

/** Whoever is signed in with this client, under all of the account's names. */
export async function playerOf(client: ApiClient, email: string): Promise<Player> {
  return { client, email, ...(await namesOf(client)) };
}

/** So many players with one name each. */
export function players(app: TestApp, count: number): Promise<Player[]> {
  return Promise.all(Array.from({ length: count }, () => playerNamed(app)));
}

async function namesOf(client: ApiClient): Promise<{ id: string; ids: string[] }> {
  const { body } = await client.get('/api/user/session').expect(200);
  const ids: string[] = body.user.names.map(({ id }: { id: string }) => id);
  return { id: ids[0] ?? '', ids };
}

/** A new event's form: Friday at 3:15 PM for an hour, with four spots, by the owner who brings the game. */
export function eventForm(ownerId: string, changes: Partial<EventFormDto> = {}): EventFormDto {
  return {
    id: randomUUID(),
    gameName: 'Ark Nova',
    eventDay: 'Friday',
    eventTime: '3:15 PM',
    spots: 4,
    visible: true,
    eventOwner: ownerId,
    gameOwner: ownerId,
    duration: '60',
    teacher: 'none',
    ...changes,
  };
}

/** Creates an event through the API. */
export async function createEvent(owner: Player, changes: Partial<EventFormDto> = {}): Promise<EventDto> {
  const { body } = await owner.client.put('/api/event').send(eventForm(owner.id, changes)).expect(200);
  return body;
}

/** The form of an event that stands, to change it. */
export function formOf(event: EventDto, changes: Partial<EventFormDto> = {}): EventFormDto {
  const { id, gameName, eventDay, eventTime, spots, visible, eventOwner, gameOwner, duration, teacher } =
    event;
  return {
    id,
    gameName,
    eventDay,
    eventTime,
    spots,
    visible,
    eventOwner,
    gameOwner,
    duration,
    teacher,
    ...changes,
  };
}

/** Signs a player's name up, the first unless told otherwise. */
export function join(player: Player, { id }: { id: string }, nameId = player.id) {
  return player.client.put(`/api/event/register/${id}`).send({ id: nameId });
}

/** Signs it off. */
export function leave(player: Player, { id }: { id: string }, nameId = player.id) {
  return player.client.post(`/api/event/unregister/${id}`).send({ id: nameId });
}

/** Puts it on the waitlist. */
export function wait(player: Player, { id }: { id: string }, nameId = player.id) {
  return player.client.post(`/api/event/waitlist/${id}`).send({ id: nameId });
}

/** An event as a stranger sees it, or whose client is given. */
export async function eventAsSeen(
  app: TestApp,
  { id }: { id: string },
  client: ApiClient = app.browser(),
): Promise<EventDto> {
  return (await client.get(`/api/event/${id}`).expect(200)).body;
}

/** It is the day before again, and the schedule is empty. */
export async function clearSchedule(app: TestApp, admin: ApiClient): Promise<void> {
  app.clock.set(THE_DAY_BEFORE);
  const { body } = await admin.get('/api/events').expect(200);
  for (const { id } of body) {
    await admin.delete(`/api/event/${id}`).expect(204);
  }
}
