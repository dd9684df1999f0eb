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
