import { sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { TestApp } from '../../../../test/test-app.ts';
import { walkIn } from './walk-in.ts';

/** Somebody who came in by a phone without a network, and has no badge: as it is kept. */
export async function putLateWalkIn(app: TestApp, name: string, email?: string): Promise<void> {
  const form = walkIn(name, { email });
  await app.query(sql`
    insert into late_walk_in (id, edition, form, came_at)
    values (${form.id}, ${app.get(CurrentEdition).key}, ${JSON.stringify(form)}::jsonb, ${app.clock.now()})`);
}
