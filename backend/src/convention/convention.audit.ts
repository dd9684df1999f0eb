import { Injectable } from '@nestjs/common';
import { AUDITED, type Audited, acts, numbered, words } from '@tablefall/platform/audit/acts';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import { anyEdition } from '@tablefall/platform/edition/any-edition';
import { givenAddress } from '@tablefall/platform/privacy/no-address';
import { accounts, userNames } from '../users/names/accounts.tables.ts';
import { shownNameOf } from './registration/display-names.tables.ts';

export const conventionActs = acts({
  'registration.paid': words<{ paid: boolean }>(
    'registration',
    ({ paid }, thing) => `Marked${thing || ' a registration'} as ${paid ? 'paid' : 'not paid'}`,
    ({ paid }) => `Marked {count} registrations as ${paid ? 'paid' : 'not paid'}`,
  ),
  'registration.walked-in': words<{ people: number; paid: boolean }>(
    'registration',
    ({ people, paid }, thing) =>
      `Registered${thing || ' somebody'}${people > 1 ? ` and ${numbered(people - 1, 'other')}` : ''} at the door, ${paid ? 'paid' : 'not paid'}`,
    () => 'Registered people at the door {count} times',
  ),
  'walk-in.refused': words<{ operation?: string }>(
    'refusal',
    'Let somebody in without a network for whom no badge was left afterwards',
  ),
  'registration.removed': words(
    'registration',
    (_, thing) => `Removed the registration${thing && ` of${thing}`} from the list`,
  ),
  'badge-queue.moved': words('registration', 'Gave somebody who waits for badges the first place'),
  'badge-queue.removed': words('registration', 'Took somebody out of those who wait for badges'),
  'badge.code-renewed': words('registration', (_, thing) => `Made the code of a badge anew${thing}`),
  'badge.given-back': words<{ badge: boolean; paid: boolean }>('registration', ({ badge, paid }, thing) => {
    const what = badge ? `a badge${paid ? ' that was paid' : ''}` : 'the place of a child';
    return `Gave back ${what}${thing && ` of${thing}`}`;
  }),
  'badge.handed-on': words('registration', (_, thing) => `Handed a badge on to${thing || ' another name'}`),
  'badge.offered': words(
    'registration',
    (_, thing) => `Offered the badge of${thing || ' somebody'} to an address`,
  ),
  'badge.offer-withdrawn': words(
    'registration',
    (_, thing) => `Took back the offer of the badge of${thing || ' somebody'}`,
  ),
  'badge.taken': words<{ paid: boolean }>(
    'registration',
    ({ paid }, thing) =>
      `Took a badge${paid ? ' that was paid' : ''} that${thing || ' somebody'} had offered`,
  ),
  'attendee.checked-in': words<{ checkedIn: boolean }>(
    'registration',
    ({ checkedIn }, thing) =>
      checkedIn ? `Checked in${thing || ' somebody'}` : `Took back the check-in of${thing || ' somebody'}`,
    ({ checkedIn }) => (checkedIn ? 'Checked in {count} people' : null),
  ),
  'badges.printed': words('export', 'Opened the badges for printing'),
  'registrations.exported': words('export', 'Downloaded the registrations'),
  'statistics.exported': words(
    'export',
    (_, thing) => `Downloaded what happened in${thing || ' an edition'}`,
  ),
  'edition.emptied': words<{ [of: string]: number }>(
    'edition',
    (_, thing) => `Turned${thing || ' an old edition'} into numbers`,
  ),
});

/** What is said of it to whoever reads the audit trail. */
@Injectable()
@contributes(AUDITED)
export class ConventionAudit implements Audited {
  readonly acts = conventionActs;
  readonly things = sql`
    select attendee.id, name as thing, null as path from attendee join ${userNames} user_name on user_name.id = attendee.name_id
    union all
    select registration.id, 'the registration of ' || coalesce(${givenAddress(sql.ref('email'))}, ${shownNameOf('account.id')}, 'somebody'), null
    from ${anyEdition('registration')} join ${accounts} account on account.id = user_id`;
}
