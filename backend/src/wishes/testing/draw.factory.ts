import { sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { TestApp } from '../../../test/test-app.ts';
import type { Player } from '../../events/testing/event.factory.ts';

/** A draw of the edition that has been run, with a player in it. */
export async function drawnWith(app: TestApp, { id }: Pick<Player, 'id'>): Promise<void> {
  const edition = app.get(CurrentEdition).key;
  const now = app.clock.now();
  await app.query(sql`
    insert into draw (edition, runs_at, seed, seed_hash, ran_at, published)
    values (${edition}, ${now}, 'seed', 'hash', ${now}, '{}')`);
  await app.query(sql`insert into drawn_name (edition, party, name_id) values (${edition}, 0, ${id})`);
}
