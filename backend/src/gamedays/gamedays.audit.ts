import { Injectable } from '@nestjs/common';
import {
  AUDITED,
  type AuditDetails,
  type Audited,
  acts,
  type Words,
  words,
} from '@tablefall/platform/audit/acts';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';

/** Of what was done to a gameday, with its name after a space. */
const toGameday = <D extends AuditDetails = Record<never, never>>(
  say: (gameday: string) => string,
): Words<NoInfer<D>> => words<D>('gameday', (_, thing) => say(thing || ' a gameday'));

/** Which way the public page of a gameday was turned; nothing where it stayed. */
const turned = (page: string | undefined) => (page ? `, turned its public page ${page}` : '');
const toldGuests = (notify: boolean) => (notify ? ' and told the guests' : '');

export const gamedayActs = acts({
  'invitations.exported': words('export', (_, thing) => `Downloaded the guests of${thing || ' a gameday'}`),
  'gameday.created': words<{ page?: string }>(
    'gameday',
    ({ page }, thing) => `Created${thing || ' a gameday'}${turned(page)}`,
  ),
  'gameday.changed': words<{ notify: boolean; page?: string }>(
    'gameday',
    ({ notify, page }, thing) => `Changed${thing || ' a gameday'}${turned(page)}${toldGuests(notify)}`,
  ),
  'gameday.deleted': words<{ notify: boolean }>(
    'gameday',
    ({ notify }, thing) => `Deleted${thing || ' a gameday'}${toldGuests(notify)}`,
  ),
  'queue.taken-in': toGameday<{ party: number }>(
    (gameday) => `Took in a guest who waited for seats of${gameday}`,
  ),
  'queue.moved': toGameday<{ place: number }>(
    (gameday) => `Changed the order of those who wait for seats of${gameday}`,
  ),
  'queue.removed': toGameday((gameday) => `Took a guest out of those who wait for seats of${gameday}`),
  'waves.changed': toGameday<{ paused?: boolean; open?: number; movedUp?: number }>(
    (gameday) => `Changed how a list is invited in waves to${gameday}`,
  ),
  'waves.braked': toGameday(
    (gameday) => `Too many addresses of a list do not exist: its waves to${gameday} rest`,
  ),
  'waves.stopped': words<{ dropped: number }>(
    'gameday',
    ({ dropped }, thing) => `Stopped inviting in waves to${thing || ' a gameday'}: ${dropped} guests waited`,
  ),
  'invitation.sent': toGameday((gameday) => `Invited a guest to${gameday}`),
  'invitation.resent': words('gameday', 'Sent an invitation again'),
  'invitation.address-corrected': words('gameday', 'Corrected the address of a guest and invited them there'),
  'invitation.checked-in': words<{ here: boolean }>('gameday', ({ here }) =>
    here ? 'Checked in a guest of a gameday' : 'Took back the check-in of a guest',
  ),
  'name-cards.printed': words('export', (_, thing) => `Opened the name cards of${thing || ' a gameday'}`),
  'invitation.deleted': words('gameday', 'Deleted an invitation'),
  'invitation.status-changed': words<{ status: number }>(
    'gameday',
    ({ status }) => `Changed an answer to ${status}`,
  ),
});

/** What is said of it to whoever reads the audit trail. */
@Injectable()
@contributes(AUDITED)
export class GamedaysAudit implements Audited {
  readonly acts = gamedayActs;
  readonly things = sql`
    select id, 'the gameday of ' || to_char(date, 'FMMonth FMDD, YYYY') as thing,
           '/gameday-management?gameday=' || id as path from gameday`;
}
