import { sql } from '@tablefall/platform/database/sql';
import type { ApiClient, TestApp } from '../../../test/test-app.ts';
import type { EventDto } from '../events.dto.ts';
import { ADMINISTRATOR, type Notice, type SignUpModel } from './sign-up-model.ts';

/* The people and games of the model of signing up, and what the product and the model say of them. */

/** Three in the afternoon of the first day; the model's times are minutes from here. */
export const THREE_OCLOCK = Date.parse('2025-10-10T19:00:00Z');
/** The first name of each family is who plays or hosts from the beginning. */
export const FAMILIES = [['Dana'], ['Theo'], ['Ola', 'Jan'], ['Kofi', 'Abena'], ['Priya']] as const;
export const NAMES: string[] = FAMILIES.flat();
export const FAMILY_OF: Record<string, string> = Object.fromEntries(
  FAMILIES.flatMap((family) => family.map((name) => [name, family[0]])),
);
export const HERE = ['Dana', 'Ola', 'Kofi', 'Priya'];
/** All are full. The second is at the time of the two others, which follow one another. */
export const GAMES = [
  { title: 'Ark Nova', owner: 'Dana', player: 'Ola', start: 15 },
  { title: 'Brass', owner: 'Theo', player: 'Priya', start: 45 },
  { title: 'Cascadia', owner: 'Dana', player: 'Kofi', start: 75 },
] as const;

export const SPOTS = 2;

export interface Real {
  app: TestApp;
  clients: Record<string, ApiClient>;
  ids: Record<string, string>;
  events: EventDto[];
}

/** All that the product says of the games, and the notices in the order in which they were written. */
export async function seen({ app, clients, ids }: Real) {
  const nameOf = (id: string): string => NAMES.find((name) => ids[name] === id) ?? '';
  const events: EventDto[] = (await clients[ADMINISTRATOR]?.get('/api/events').expect(200))?.body;
  const games = events.map(({ participants, waitlist, ...event }) => ({
    title: event.gameName,
    spots: event.spots,
    taken: event.spotsTaken,
    isOpen: event.visible,
    players: participants.map(({ id }) => nameOf(id)),
    bringer: nameOf(event.gameOwner),
    coHosts: participants.filter(({ coHost }) => coHost).map(({ id }) => nameOf(id)),
    waiting: waitlist.map(({ id, offeredUntil }) => [
      nameOf(id),
      offeredUntil ? (Date.parse(offeredUntil) - THREE_OCLOCK) / 60_000 : null,
    ]),
  }));
  for (const { taken, spots } of games) expect(taken).toBeLessThanOrEqual(spots);
  const notices = await app.query(sql<Notice>`
    select props ->> 'news' as news, recipient_name as name, props ->> 'gameName' as game,
           case state when 'queued' then 'waits' when 'sent' then 'sent' else 'taken back' end as state
    from mail where kind = 'event-notice' order by id`);
  return { games, notices };
}

export const shown = (model: SignUpModel): Awaited<ReturnType<typeof seen>> => ({
  games: model.games.map(({ waiting, ...game }) => ({
    title: game.title,
    spots: game.spots,
    taken: game.players.length + waiting.filter((each) => model.isKept(each)).length,
    isOpen: game.isOpen,
    players: game.players,
    bringer: game.bringer ?? '',
    coHosts: game.coHosts,
    waiting: waiting.map((each) => [each.name, model.isKept(each) ? each.keptUntil : null]),
  })),
  notices: model.notices,
});
