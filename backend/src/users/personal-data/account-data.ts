import { Injectable } from '@nestjs/common';
import { type AuditRow, auditTrail } from '@tablefall/platform/audit/audit';
import { AuditWords } from '@tablefall/platform/audit/audit-words';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { UsersTables } from '../users.tables.ts';
import { PERSONAL_DATA, type Person, type PersonalPart } from './personal-data.service.ts';

/** The account itself: names, browsers that are signed in, links, and what was done with it. */
@Injectable()
@contributes(PERSONAL_DATA)
export class AccountData implements PersonalPart {
  constructor(private readonly words: AuditWords) {}

  readonly lists: PersonalPart['lists'] = [
    {
      file: 'account',
      title: 'Account',
      rows: ({ userId }) => sql`
        select id::text, email, created_at as opened, confirmed_at as "addressConfirmed", blocked_at as blocked
        from account where id = ${userId}::uuid`,
    },
    {
      file: 'names',
      title: 'Names',
      rows: ({ userId }) => sql`select id::text, name from user_name where user_id = ${userId}::uuid`,
    },
    {
      file: 'sessions',
      title: 'Browsers that are signed in',
      rows: ({ userId }) => sql`
        select id::text, browser, created_at as "signedIn", last_seen_at as "lastUsed", expires_at as ends
        from session where user_id = ${userId}::uuid`,
    },
    {
      file: 'devices',
      title: 'Devices that notices are pushed to',
      rows: ({ userId }) => sql`
        select id::text, label as browser, topics as "toldOf", endpoint as "addressAtThePushService", created_at as since
        from push_device where user_id = ${userId}::uuid`,
    },
    {
      file: 'sign-in-links',
      title: 'Sign-in links',
      rows: ({ userId }) => sql`
        select id::text, purpose as "for", created_at as made, opened_at as opened, expires_at as ends, network
        from sign_in_code where user_id = ${userId}::uuid`,
    },
    {
      file: 'staff',
      title: 'Roles',
      rows: ({ address }) => sql`
        select address as id, role, added_at as since, removed_at as until from staff where address = ${address}`,
    },
    {
      file: 'address-changes',
      title: 'Changes of the address',
      rows: ({ userId, address }) => sql`
        select id::text, asked_at as asked, changed_at as changed,
               ${ownAddress('old_address', userId, address)} as "from", ${ownAddress('new_address', userId, address)} as "to"
        from address_change where user_id = ${userId}::uuid or new_address = ${address} or old_address = ${address}`,
    },
    {
      file: 'security-events',
      title: 'What was done with the account, and by it',
      rows: ({ userId }) => sql`
        select id::text, at, action, details, network from ${auditTrail} entry
        where "userId" = ${userId}::uuid or about = ${userId}::text`,
      shown: ({ at, network, ...entry }: AuditLine) => ({
        at,
        what: this.words.sentence(entry, null),
        network,
      }),
    },
  ];

  /** What signs in, and the role that they had. The account itself is forgotten by `Erasure`. */
  async erase({ em }: UnitOfWork, { userId, address }: Person): Promise<void> {
    const db = em.getKysely<UsersTables>();
    await db.deleteFrom('staff').where('address', '=', address).execute();
    await db
      .deleteFrom('address_change')
      .where((change) =>
        change.or([
          change('user_id', '=', userId),
          change('new_address', '=', address),
          change('old_address', '=', address),
        ]),
      )
      .execute();
    if (userId) {
      // The devices go with their sessions.
      await db.deleteFrom('session').where('user_id', '=', userId).execute();
      await db.deleteFrom('sign_in_code').where('user_id', '=', userId).execute();
    }
  }
}

/** The address of a change, unless it is that of somebody else, who typed this person's. */
function ownAddress(column: 'old_address' | 'new_address', userId: string | null, address: string) {
  const given = sql.ref(column);
  return sql`case when user_id = ${userId}::uuid or ${given} = ${address} then ${given} end`;
}

interface AuditLine extends Pick<AuditRow, 'action' | 'details'> {
  at: string;
  network: string | null;
}
