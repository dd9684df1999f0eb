import { Injectable } from '@nestjs/common';
import { AUDITED, type Audited, acts, numbered, words } from '@tablefall/platform/audit/acts';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';

export const userActs = acts({
  'session.opened': words<{ openedBy: string; mayChange: boolean }>('sign-in', ({ openedBy }) =>
    openedBy === 'registration' ? 'Opened the link of a registration mail' : 'Signed in',
  ),
  'session.ended': words('sign-in', 'Signed out'),
  'session.others-ended': words<{ ended: number; links: number }>(
    'sign-in',
    ({ ended }) => `Signed out everywhere else: ${numbered(ended, 'session')}`,
  ),
  'session.all-ended': words<{ ended: number; links: number }>(
    'sign-in',
    ({ ended }, thing) => `Signed${thing || ' somebody'} out everywhere: ${numbered(ended, 'session')}`,
  ),
  'sign-in-link.made': words(
    'sign-in',
    (_, thing) => `Made a sign-in link on the server for${thing || ' staff'}`,
  ),
  'addresses.spelled-twice': words<{ addresses: number }>(
    'system',
    ({ addresses }) => `Left ${addresses} addresses spelled twice`,
  ),
  'account.blocked': words<{ ended: number; hides: boolean }>(
    'sign-in',
    ({ hides }, thing) => `Blocked${thing || ' an account'}${hides ? ' and hid what it made' : ''}`,
  ),
  'account.unblocked': words<{ ended: number; hides: boolean }>(
    'sign-in',
    (_, thing) => `Let${thing || ' an account'} in again`,
  ),
  'closure.asked': words('sign-in', 'Asked to close the account'),
  'closure.confirmed': words('sign-in', 'Confirmed that all is to be erased'),
  'closure.taken-back': words('sign-in', 'Took the closing of an account back'),
  'closure.done': words('sign-in', 'Erased somebody who had asked for it'),
  'address.asked': words('sign-in', 'Asked to give the account another address'),
  'address.asked-for': words(
    'sign-in',
    (_, thing) => `Asked to give the account of${thing || ' somebody'} another address`,
  ),
  'address.changed': words(
    'sign-in',
    (_, thing) => `Confirmed another address for the account${thing && ` of${thing}`}`,
  ),
  'address.kept': words('sign-in', 'Kept the address of the account, or took its change back'),
  'sign-in.refused': words<{ operation?: string }>(
    'refusal',
    'Opened a sign-in link that is unknown, used or too old',
  ),
  'sign-in-code.refused': words<{ operation?: string }>(
    'refusal',
    (_, of) => `Typed a wrong sign-in code${of && ` of${of}`}`,
  ),
  'name.removed': words('registration', 'Removed a name of their own'),
  'person.erased': words<{ when: string; [list: string]: string | number }>('export', ({ when }) =>
    when === 'now' ? 'Erased somebody' : 'Had somebody erased in 7 days',
  ),
  'data.exported': words('sign-in', 'Downloaded all that is kept of the account'),
  'staff.added': words<{ role: string }>('staff', ({ role }, thing) => `Made${thing || ' somebody'} ${role}`),
  'staff.changed': words<{ role: string }>(
    'staff',
    ({ role }, thing) => `Made${thing || ' somebody'} ${role} instead of another role`,
  ),
  'staff.removed': words<{ role: string; ended: number }>(
    'staff',
    ({ role }, thing) => `Took the role ${role} from${thing || ' somebody'}`,
  ),
  'token.made': words<{ scopes: string; days: number }>(
    'staff',
    ({ scopes, days }, thing) =>
      `Made a token${thing && ` for${thing}`} that holds for ${numbered(days, 'day')}: ${scopes}`,
  ),
  'token.revoked': words('staff', (_, thing) => `Revoked the token${thing && ` for${thing}`}`),
  'door-link.made': words('staff', 'Made a door link'),
  'door-link.opened': words('staff', 'Opened the door link'),
  'door-link.opened-early': words<{ hours: number }>(
    'staff',
    ({ hours }) => `Let the door show who is expected for ${numbered(hours, 'hour')}`,
  ),
  'door-link.revoked': words('staff', 'Revoked the door link'),
  'door-browser.ended': words<{ browser: string }>(
    'staff',
    ({ browser }) => `Ended the door link in one browser: ${browser}`,
  ),
  'door-link.refused': words<{ operation?: string }>(
    'refusal',
    'Opened a door link that is unknown, revoked, over, or ended there',
  ),
});

/** What is said of it to whoever reads the audit trail. */
@Injectable()
@contributes(AUDITED)
export class UsersAudit implements Audited {
  readonly acts = userActs;
  readonly things = sql`
    select id, email as thing, null as path from account union all select id, purpose, null from api_token`;
}
