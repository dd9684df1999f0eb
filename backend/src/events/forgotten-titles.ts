import type { EntityManager } from '@mikro-orm/postgresql';
import { holdsWords, searchable } from '@tablefall/platform/database/search';
import { anyOf, changedBy, rowsOf, sql } from '@tablefall/platform/database/sql';
import { restate } from '@tablefall/platform/outbox/personal-mails';

/** What an event is called whose title said who its host was. */
const A_GAME = 'A game';
/** A word of a name. Shorter ones stand in titles by chance. */
const WORD = /[\p{L}\p{N}]{3,}/gu;

/**
 * Those of somebody's events whose title they wrote themselves, with a word of one of their names in it, as in "Dana's dungeon". A
 * title of the board-game catalogue says nothing of whoever hosts it.
 */
export async function titledByName(
  em: EntityManager,
  eventIds: string[],
  names: string[],
): Promise<string[]> {
  const words = names.flatMap((name) => name.match(WORD) ?? []);
  const events = await rowsOf<{ id: string }>(
    em,
    sql`
      select id from event
      where id = ${anyOf(eventIds, 'uuid')} and board_game_id is null
        and exists (select from unnest(${words}::text[]) as word
                    where ${searchable('game_name')} ~ ('\\m' || ${searchable('word')}))`,
  );
  return events.map(({ id }) => id);
}

/** Lets these events, and what calendars and mails tell of them, be called a game. */
export async function forgetTitles(em: EntityManager, eventIds: string[]): Promise<void> {
  const ids = anyOf(eventIds, 'uuid');
  const instead = { gameName: A_GAME };
  await changedBy(em, sql`update event set game_name = ${A_GAME} where id = ${ids}`);
  await changedBy(
    em,
    sql`update left_event set facts = facts || ${JSON.stringify(instead)}::jsonb where event_id = ${ids}`,
  );
  await restate(em, { place: 'eventId', among: eventIds }, instead);
}

/**
 * Deletes the old links of events that say one of the names in full: of such a row nobody knows whose it was.
 *
 * @returns their ids
 */
export async function forgetCancelledTitles(em: EntityManager, names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names.filter((name) => name.match(WORD))) {
    const gone = await rowsOf<{ id: string }>(
      em,
      sql`delete from cancelled_event where ${holdsWords(name, 'game_name')} returning id`,
    );
    ids.push(...gone.map(({ id }) => id));
  }
  return ids;
}
