import { LockMode } from '@mikro-orm/core';
import { type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { anyOf, changedBy, rowsOf, sql } from '@tablefall/platform/database/sql';
import { inSavepoint, type UnitOfWork } from '@tablefall/platform/database/transactions';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import type { Progress } from '@tablefall/platform/jobs/jobs';
import { v7 as uuid } from 'uuid';
import { isReferredTo } from './account-references.ts';
import { codeEnd, codeHash, SignInCode } from './sign-in-code.entity.ts';
import { User } from './user.entity.ts';
import { AccountBlockedError } from './users.errors.ts';
import type { UsersTables } from './users.tables.ts';

/** Accounts that are forgotten in one transaction. */
const FORGET_BATCH = 1_000;

/** What other modules do with accounts: open them, hold them while they change, make links that sign in, forget them. */
@Injectable()
export class AccountsService {
  constructor(private readonly config: Config) {}

  /** Opens the account of an address; null when there is one already. */
  async openAccount({ em, now }: UnitOfWork, email: string): Promise<User | null> {
    const { id, email: address } = new User(email, now);
    const added = await em
      .getKysely<UsersTables>()
      .insertInto('account')
      .values({ id, email: address, created_at: now })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added ? this.lockAccount(em, { id }) : null;
  }

  /** Opens the accounts of those addresses that have none, and loads all of them with their names, by address. */
  async openAccounts({ em, now }: UnitOfWork, emails: string[]): Promise<Map<string, User>> {
    const opened = emails.map((address) => new User(address, now)).map(({ id, email }) => ({ id, email }));
    await changedBy(
      em,
      sql`
        insert into account (id, email, created_at)
        select id, email, ${now} from json_to_recordset(${JSON.stringify(opened)}) as opened (id uuid, email text)
        on conflict (email) do nothing`,
    );
    const addresses = opened.map(({ email }) => email);
    const users = await em.find(User, { email: { $in: addresses } }, { populate: ['names'] });
    return new Map(users.map((user) => [user.email, user]));
  }

  /** Loads an account with its names; nobody else changes it until the transaction ends. */
  async lockAccount(em: EntityManager, known: { id: string } | { email: string }): Promise<User> {
    const condition = 'email' in known ? { email: known.email.toLowerCase() } : known;
    const user = await em.findOneOrFail(User, condition, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await em.populate(user, ['names']);
    return user;
  }

  /** @throws AccountBlockedError */
  refuseBlocked({ blockedAt }: User): void {
    if (blockedAt) {
      throw new AccountBlockedError();
    }
  }

  /**
   * Locks names until the transaction ends. They are locked in one order, so that two transactions never wait for
   * each other. Unknown ids are skipped, and so are names that their account has removed.
   *
   * @returns the ids that there are
   */
  async lockNames(em: EntityManager, ids: string[]): Promise<string[]> {
    const locked = await em
      .getKysely<UsersTables>()
      .selectFrom('user_name')
      .select('id')
      .where('id', '=', anyOf(ids, 'uuid'))
      .where('user_id', 'is not', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    return locked.map(({ id }) => id);
  }

  /**
   * Makes the link of a registration mail, which signs in for 30 days, without any role.
   *
   * @param nonce names the browser that may use it without a click, if one asked; see `SignInCookies.rememberBrowser`
   * @returns the id that the mail derives the link's code from
   */
  issueRegistrationLink({ em, now }: UnitOfWork, user: User, nonce?: string): string {
    const code = new SignInCode(user, 'registration', { nonce }, this.config.APP_SECRET, now);
    em.persist(code);
    return code.id;
  }

  /**
   * The same for many accounts in one statement; nobody may use these links without a click.
   *
   * @returns the ids that the mails derive the links' codes from, in the order of the accounts
   */
  async issueRegistrationLinks({ em, now }: UnitOfWork, userIds: string[]): Promise<string[]> {
    const codes = userIds.map((userId) => {
      const id = uuid();
      return { id, user_id: userId, code_hash: codeHash(this.config.APP_SECRET, id) };
    });
    await changedBy(
      em,
      sql`
        insert into sign_in_code (id, user_id, purpose, code_hash, created_at, expires_at)
        select id, user_id, 'registration', code_hash, ${now}, ${codeEnd('registration', now)}
        from json_to_recordset(${JSON.stringify(codes)}) as made (id uuid, user_id uuid, code_hash text)`,
    );
    return codes.map(({ id }) => id);
  }

  /** Uses up the links of a user that could still open a session. @returns how many there were */
  voidLinks({ em, now }: UnitOfWork, userId: string): Promise<number> {
    const usable = { user: userId, usedAt: null, expiresAt: { $gt: now } };
    return em.nativeUpdate(SignInCode, usable, { usedAt: now });
  }

  /** Whether a registration link was made for this user after a moment. */
  async hasRegistrationLinkSince(em: EntityManager, user: User, moment: Date): Promise<boolean> {
    const count = await em.count(SignInCode, { user, purpose: 'registration', createdAt: { $gt: moment } });
    return count > 0;
  }

  /**
   * Deletes accounts, with their names, that nobody has confirmed, that nothing refers to (a registration, an event, a listing)
   * and that have no valid link. Those that somebody else holds stay for the next time; one that fails keeps no other.
   */
  async forgetUnconfirmed(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const { em, now } = unit;
    const forgettable = sql`
      account.confirmed_at is null and not ${await isReferredTo(em)}
      and not exists (select from sign_in_code where user_id = account.id and expires_at > ${now})`;
    const locked = await rowsOf<{ id: string }>(
      em,
      sql`select id from account where ${forgettable} and id <> all(${items.failed}::uuid[])
        limit ${FORGET_BATCH} for update skip locked`,
    );
    // Asked again once they are locked: a link or a registration may have come meanwhile.
    const ids = locked.map(({ id }) => id);
    const forget = (some: string[]) => (part: UnitOfWork) =>
      changedBy(part.em, sql`delete from account where id = any(${some}::uuid[]) and ${forgettable}`);
    try {
      await inSavepoint(unit, forget(ids));
    } catch {
      for (const id of ids) {
        await items.attempt(unit, id, forget([id]));
      }
    }
    return locked.length < FORGET_BATCH ? 'done' : 'more';
  }
}

/** The ids of an account's names. */
export async function namesOf(em: EntityManager, userId: string): Promise<string[]> {
  const names = await em
    .getKysely<UsersTables>()
    .selectFrom('user_name')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  return names.map(({ id }) => id);
}
