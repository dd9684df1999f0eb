import { Injectable } from '@nestjs/common';
import { AUDITED, type Audited, acts, numbered, words } from '@tablefall/platform/audit/acts';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import { anyEdition } from '@tablefall/platform/edition/any-edition';

export const eventActs = acts({
  'event.changed': words('schedule', (_, thing) => `Changed${thing || ' an event'} of somebody else`),
  'event.deleted': words('schedule', (_, thing) => `Deleted${thing || ' an event'} of somebody else`),
  'event.written-to': words<{ mailed: number }>(
    'schedule',
    (_, thing) => `Wrote to the players of${thing || ' an event'} of somebody else`,
  ),
  'event.message-taken-back': words(
    'schedule',
    (_, thing) => `Took back what they wrote to the players of${thing || ' an event'}`,
  ),
  'event.question-deleted': words(
    'schedule',
    (_, thing) => `Deleted what somebody else said about${thing || ' an event'}`,
  ),
  'event.participant-removed': words<{ nameId: string }>(
    'schedule',
    (_, thing) => `Took somebody out of${thing || ' an event'}`,
  ),
  'event.removal-undone': words<{ nameId: string }>(
    'schedule',
    (_, thing) => `Brought them back into${thing || ' an event'}`,
  ),
  'table-flag.lowered': words<{ table: string }>(
    'schedule',
    ({ table }) => `Lowered the flag of somebody else at table ${table}`,
  ),
  'tables.placed': words<{ placed: number; left: number }>(
    'schedule',
    ({ placed, left }) =>
      `Gave tables to ${numbered(placed, 'event')}; ${numbered(left, 'event')} found none`,
  ),
});

/** What is said of it to whoever reads the audit trail. */
@Injectable()
@contributes(AUDITED)
export class EventsAudit implements Audited {
  readonly acts = eventActs;
  readonly things = sql`
    select id, game_name as thing, '/events?event=' || id as path from ${anyEdition('event')}`;
}
