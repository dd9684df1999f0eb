import { sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { TestApp } from '../../../test/test-app.ts';
import type { Player } from '../../events/testing/event.factory.ts';
import type { WishesDto } from '../wishes.dto.ts';

/** From now on, people are asked what they would like to play, or no longer. */
export async function askForWishes(app: TestApp, asks = true): Promise<void> {
  await app.query(sql`update edition_settings set takes_wishes = ${asks}`);
  await Promise.all(app.getAll(CurrentEdition).map((edition) => edition.refresh()));
}

/** Says which names of a player would like to play a game, the first unless told otherwise. */
export function wishFor(player: Player, { id }: { id: string }, nameIds = [player.id], together = false) {
  return player.client.put(`/api/event/${id}/wishes`).send({ nameIds, together });
}

/** What somebody would like to play. */
export async function wishesFrom({ client }: Pick<Player, 'client'>): Promise<WishesDto> {
  return (await client.get('/api/wishes').expect(200)).body;
}

/** The token of a new link of a player, which asks friends to sit together. */
export async function friendLinkOf({ client }: Pick<Player, 'client'>): Promise<string> {
  await client.post('/api/wishes/friend-link').expect(204);
  const { friendLink } = await wishesFrom({ client });
  return new URL(friendLink ?? '').searchParams.get('sit-with') ?? '';
}

/** Says which names of a player sit with whoever made the link, the first unless told otherwise. */
export function sayYes(player: Player, token: string, nameIds = [player.id]) {
  return player.client.put(`/api/wishes/friend-link/${token}`).send({ nameIds });
}
