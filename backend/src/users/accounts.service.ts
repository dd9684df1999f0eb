import { LockMode } from '@mikro-orm/core';
import { type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { codeReference } from '@tablefall/mail';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Config } from '@tablefall/platform/config/config';
import { anyOf, changedBy, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { inSavepoint, type UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { v7 as uuid } from 'uuid';
import { isNameReferredTo, isReferredTo } from './account-references.ts';
import { sha256 } from './secrets.ts';
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

  /** Adds names to accounts that do not have them, after those that they have, in one statement. */
  async addNames({ em }: UnitOfWork, names: { userId: string; name: string }[]): Promise<void> {
    await changedBy(
      em,
      sql`
        insert into user_name (id, user_id, name, position)
        select uuidv7(), given."userId", given.name,
               coalesce((select max(position) from user_name known where known.user_id = given."userId"), -1)
                 + row_number() over (partition by given."userId" order by place)
        from json_to_recordset(${JSON.stringify(names.map((name, place) => ({ ...name, place })))})
          as given ("userId" uuid, name text, place integer)
        where not exists (select from user_name known where known.user_id = given."userId" and known.name = given.name)
        on conflict (user_id, name) do nothing`,
    );
  }

  /** Loads an account with its names; nobody else changes it until the transaction ends. */
  async lockAccount(em: EntityManager, known: { id: string } | { email: string }): Promise<User> {
    const condition = 'email' in known ? { email: addressKey(known.email) } : known;
    const user = await em.findOneOrFail(User, condition, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await em.populate(user, ['names']);
    return user;
  }

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
   * @returns the reference that the mail derives the link's code from
   */
  issueRegistrationLink({ em, now }: UnitOfWork, user: User, nonce?: string): string {
    const code = new SignInCode(user, 'registration', { nonce }, this.config.secrets, now);
    em.persist(code);
    return code.reference(this.config.secrets);
  }

  /**
   * The same for many accounts in one statement; nobody may use these links without a click.
   *
   * @returns the references that the mails derive the links' codes from, in the order of the accounts
   */
  async issueRegistrationLinks({ em, now }: UnitOfWork, userIds: string[]): Promise<string[]> {
    const codes = userIds.map((userId) => {
      const id = uuid();
      const reference = codeReference(this.config.secrets, id);
      return { id, reference, user_id: userId, code_hash: codeHash(this.config.secrets, reference) };
    });
    await changedBy(
      em,
      sql`
        insert into sign_in_code (id, user_id, purpose, code_hash, created_at, expires_at)
        select id, user_id, 'registration', code_hash, ${now}, ${codeEnd('registration', now)}
        from json_to_recordset(${JSON.stringify(codes)}) as made (id uuid, user_id uuid, code_hash text)`,
    );
    return codes.map(({ reference }) => reference);
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

  /** The account for which a browser asked for a registration link; null for anybody else. See `SignInCookies.rememberBrowser`. */
  async registeredBy(em: EntityManager, email: string, nonce: string): Promise<{ id: string } | null> {
    const user = { email: addressKey(email) };
    const link = await em.findOne(SignInCode, { user, purpose: 'registration', nonceHash: sha256(nonce) });
    return link && { id: link.user.id };
  }

  /** Whether a browser asked for the registration link that was made at a moment; see `SignInCookies.rememberBrowser`. */
  async hasRegistrationLinkOf(em: EntityManager, user: User, nonce: string, made: Date): Promise<boolean> {
    const link = { user, purpose: 'registration', nonceHash: sha256(nonce), createdAt: made } as const;
    return (await em.count(SignInCode, link)) > 0;
  }

  /**
   * Deletes accounts, with their names, that nobody has confirmed, that nothing refers to (a registration, an event, a listing)
   * and that have no valid link. Those that somebody else holds stay for the next time; one that fails keeps no other.
   */
  async forgetUnconfirmed(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    return forgetAccounts(unit, items, sql`account.confirmed_at is null`);
  }

  /**
   * The same with accounts that were confirmed, when what they were for was deleted because it is long ago. Whoever is signed
   * in is not forgotten, nor somebody who is blocked, who could otherwise come back.
   */
  async forgetLeftOver(unit: UnitOfWork, items: JobItems, forgettable: Forgettable): Promise<Progress> {
    const isSignedIn = sql`
      exists (select from session where user_id = account.id and session.expires_at > ${unit.now})`;
    return forgetAccounts(
      unit,
      items,
      sql`account.blocked_at is null and ${isOf(forgettable)} and not ${isSignedIn}`,
    );
  }

  /**
   * Deletes names that nothing refers to, of accounts that stay, such as those of children who came years ago. The first name
   * of an account stays: pages show it for the account.
   */
  async forgetNames(unit: UnitOfWork, items: JobItems, forgettable: Forgettable): Promise<Progress> {
    const { em } = unit;
    const isLeftOver = sql`
      not ${await isNameReferredTo(em)}
      and exists (select from user_name earlier where earlier.user_id = user_name.user_id and earlier.position < user_name.position)`;
    const accounts = await rowsOf<{ id: string }>(
      em,
      sql`
        select id from account
        where ${isOf(forgettable)} and ${items.notFailed('id')}
          and exists (select from user_name where user_id = account.id and ${isLeftOver})
        order by id limit ${FORGET_BATCH} for update skip locked`,
    );
    const ids = accounts.map(({ id }) => id);
    // Whoever is about to use a name holds it, or its account, and is waited for; then it is asked again.
    await rowsOf(em, sql`select from user_name where user_id = ${anyOf(ids, 'uuid')} order by id for update`);
    await changedBy(em, sql`delete from user_name where user_id = ${anyOf(ids, 'uuid')} and ${isLeftOver}`);
    return accounts.length < FORGET_BATCH ? 'done' : 'more';
  }
}

/** Which accounts may be forgotten besides those that nobody has confirmed. */
export interface Forgettable {
  openedBefore: Date;
  /** Addresses of those who help. */
  except: string[];
}

function isOf({ openedBefore, except }: Forgettable): RawBuilder<boolean> {
  return sql`(account.created_at < ${openedBefore} and account.email <> all(${except}::text[]))`;
}

/** Deletes accounts that nothing refers to and that have no valid link. @param which of them, as a condition on `account` */
async function forgetAccounts(
  unit: UnitOfWork,
  items: JobItems,
  which: RawBuilder<unknown>,
): Promise<Progress> {
  const { em, now } = unit;
  const forgettable = sql`
    ${which} and not ${await isReferredTo(em)}
    and not exists (select from sign_in_code where user_id = account.id and expires_at > ${now})`;
  const locked = await rowsOf<{ id: string }>(
    em,
    sql`select id from account where ${forgettable} and ${items.notFailed('id')}
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
