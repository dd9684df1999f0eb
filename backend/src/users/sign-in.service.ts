import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { happened } from '@tablefall/platform/outbox/happenings';
import { leaveLate } from '@tablefall/platform/outbox/mails';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { forgetBounce, reasonsOf } from '@tablefall/platform/outbox/suppressions';
import { shortenedAddress } from '@tablefall/platform/privacy/short-address';
import { AccountsService } from './accounts.service.ts';
import { sha256 } from './secrets.ts';
import { type OpenedSession, type SessionBrowser, SessionsService } from './sessions.service.ts';
import { digitsOf, SIGN_IN_MINUTES, SignInCode } from './sign-in-code.entity.ts';
import { StaffService } from './staff/staff.service.ts';
import { User } from './user.entity.ts';
import {
  AccountBlockedError,
  ConfirmationNeededError,
  InvalidCodeError,
  UnknownAddressError,
  WrongDigitsError,
} from './users.errors.ts';
import type { UsersTables } from './users.tables.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How often the digits of one mail may be typed. */
const MOST_TRIES = 5;
/** And those of all mails to one account within a day: one guess in 50,000, however many mails a stranger asks for. */
const MOST_TRIES_A_DAY = 20;
const DAY_MS = 24 * HOUR_MS;
/** Beyond the limits an address is still mailed a link this often. Otherwise anybody could keep its owner out. */
const PAUSE_OVER_LIMIT_MS = 10 * MINUTE_MS;

/** Signing in without a password: ask for a link, open it, be known until logout. */
@Injectable()
export class SignInService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly staff: StaffService,
    private readonly config: Config,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Mails a sign-in link, unless one was mailed a moment ago that nobody has used: anybody can type anybody's
   * address here. Links asked for before stay good.
   *
   * @param asking the browser's nonce, by which it is known again, and its network
   * @returns whether such mails leave late at the moment
   * @throws UnknownAddressError when nobody registered with this address
   * @throws AccountBlockedError
   */
  async sendLink(email: string, asking: { nonce: string; network: string }): Promise<{ isLate: boolean }> {
    return this.transactions.run(async (unit) => {
      const user = await this.lockUser(unit, email);
      const isLate = await leaveLate(unit, 'sign-in');
      if (await this.hasFreshLink(unit, user, asking.network)) {
        return { isLate };
      }
      const code = new SignInCode(user, 'login', asking, this.config.secrets, unit.now);
      unit.em.persist(code);
      this.outbox.put(unit, {
        kind: 'sign-in',
        props: { codeId: code.reference(this.config.secrets), validMinutes: SIGN_IN_MINUTES },
        recipient: { name: null, address: user.email },
        about: user.id,
        endsAt: code.expiresAt,
      });
      return { isLate };
    });
  }

  /**
   * Uses a link's code and opens a session. The code of a login is used up by it, together with all others that were
   * asked for this user. Codes of registration mails stay.
   *
   * @throws InvalidCodeError when the code is unknown, expired or used
   * @throws AccountBlockedError
   * @throws ConfirmationNeededError when this is not the browser that asked; the code stays usable
   */
  async verify(
    code: string,
    browser: SessionBrowser & { nonce?: string; confirmed: boolean },
  ): Promise<OpenedSession> {
    return this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const known = await em.findOne(SignInCode, { codeHash: sha256(code) }, { populate: ['user'] });
      if (!known?.isValid(now)) {
        throw new InvalidCodeError();
      }
      if (known.user.blockedAt) {
        throw new AccountBlockedError();
      }
      const asked = browser.nonce !== undefined && known.nonceHash === sha256(browser.nonce);
      if (!asked && !browser.confirmed) {
        throw new ConfirmationNeededError(shortenedAddress(known.user.email));
      }
      return this.signIn(unit, known, asked, browser);
    });
  }

  /**
   * Does the same by the six digits of a sign-in mail, for whoever reads it on another device, or in an app that opens links in a
   * browser of its own. They hold in the browser that asked alone, and for five tries; the link stays good.
   *
   * @throws WrongDigitsError, AccountBlockedError
   */
  async verifyDigits(
    email: string,
    digits: string,
    browser: SessionBrowser & { nonce?: string },
  ): Promise<OpenedSession> {
    const session = await this.transactions.run(async (unit) => {
      const tried = await this.tryDigits(unit, email.toLowerCase(), browser.nonce);
      const right = tried.find((code) => digitsOf(this.config.secrets, code) === digits);
      // The tries are counted all the same, so the error is thrown outside.
      if (!right) {
        return null;
      }
      const known = await unit.em.findOneOrFail(SignInCode, { id: right.id }, { populate: ['user'] });
      if (known.user.blockedAt) {
        throw new AccountBlockedError();
      }
      return this.signIn(unit, known, true, browser);
    });
    if (!session) {
      throw new WrongDigitsError();
    }
    return session;
  }

  /**
   * Counts a try on every mail that this browser asked for, before anything is compared, so that many at once are no more. The
   * account is held for that, because its mails share a limit.
   *
   * @returns the mails whose digits may be compared
   */
  private async tryDigits(
    { em, now }: UnitOfWork,
    email: string,
    nonce = '',
  ): Promise<{ id: string; codeHash: string }[]> {
    const user = await em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) {
      return [];
    }
    const db = em.getKysely<UsersTables>();
    const { tries } = await db
      .selectFrom('sign_in_code')
      .select(({ fn }) => fn.coalesce(fn.sum<number>('tries'), sql<number>`0`).as('tries'))
      .where('user_id', '=', user.id)
      .where('created_at', '>', new Date(now.getTime() - DAY_MS))
      .executeTakeFirstOrThrow();
    if (Number(tries) >= MOST_TRIES_A_DAY) {
      return [];
    }
    return db
      .updateTable('sign_in_code')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('user_id', '=', user.id)
      .where('purpose', '=', 'login')
      .where('nonce_hash', '=', sha256(nonce))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('tries', '<', MOST_TRIES)
      .returning(['id', 'code_hash as codeHash'])
      .execute();
  }

  private async signIn(
    unit: UnitOfWork,
    known: SignInCode,
    asked: boolean,
    browser: SessionBrowser,
  ): Promise<OpenedSession> {
    const { em, now } = unit;
    if (known.purpose === 'login') {
      await this.useUp(em, known, now);
      await this.nameAdministrator(em, known.user);
    }
    const opened = await em.nativeUpdate(SignInCode, { id: known.id, openedAt: null }, { openedAt: now });
    // Whoever reads a sign-in mail shows that the address is theirs and that mail arrives there.
    known.user.confirmedAt ??= now;
    await happened(em, 'confirmed', known.user.id);
    await forgetBounce(em, known.user.email);
    const link = { purpose: known.purpose, mayChange: asked || opened > 0 };
    return this.sessions.open(unit, known.user, link, browser);
  }

  /** Finds and holds an account. Staff may always sign in: their account is made on first use. */
  private async lockUser(unit: UnitOfWork, email: string): Promise<User> {
    const address = email.toLowerCase();
    if (await this.staff.roleOf(unit.em, address)) {
      await this.accounts.openAccount(unit, address);
    }
    const user = await unit.em.findOne(User, { email: address }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) {
      throw new UnknownAddressError();
    }
    if (user.blockedAt) {
      throw new AccountBlockedError();
    }
    return user;
  }

  /** Events stand under a name. So the administrator of a fresh product gets one, without being registered. */
  private async nameAdministrator(em: EntityManager, user: User): Promise<void> {
    if (user.names.length === 0 && (await this.staff.roleOf(em, user.email)) === 'administrator') {
      user.addName(`${this.edition.settings.productName} Team`);
    }
  }

  /**
   * Whether the account's owner already has a mail with a link that works. Only the database is asked, so the limits
   * hold without Redis as well. A link that was used does not count. Whoever reported our mail as spam, or was
   * blocked, can sign in like everybody else, but others can cause fewer mails to them: such an address is over its
   * limits from the first mail on.
   */
  private async hasFreshLink({ em, now }: UnitOfWork, user: User, network: string): Promise<boolean> {
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    const cooldown = before(this.config.RESEND_COOLDOWN_SECONDS * 1000);
    const links = await em
      .getKysely<UsersTables>()
      .selectFrom('sign_in_code')
      .select(['created_at', 'used_at', 'network'])
      .where('user_id', '=', user.id)
      .where('purpose', '=', 'login')
      .where('created_at', '>', before(HOUR_MS))
      .execute();
    const isUnused = (since: Date) =>
      links.some(({ used_at, created_at }) => used_at === null && created_at > since);
    if (isUnused(cooldown)) {
      return true;
    }
    const reasons = await reasonsOf(em, user.email);
    const isOverLimit =
      reasons.includes('complained') ||
      reasons.includes('blocked') ||
      links.filter((link) => link.network === network).length >= this.config.THROTTLE_SIGN_IN_PER_HOUR ||
      links.length >= this.config.THROTTLE_SIGN_IN_ADDRESS_PER_HOUR;
    return isOverLimit && isUnused(before(PAUSE_OVER_LIMIT_MS));
  }

  /** Of several clicks at once, on this link or on others of the same user, only one finds its code unused. */
  private async useUp(em: EntityManager, code: SignInCode, now: Date): Promise<void> {
    await this.accounts.lockAccount(em, { id: code.user.id });
    const used = await em.nativeUpdate(SignInCode, { id: code.id, usedAt: null }, { usedAt: now });
    if (used === 0) {
      throw new InvalidCodeError();
    }
    await em.nativeUpdate(SignInCode, { user: code.user, purpose: 'login', usedAt: null }, { usedAt: now });
    await happened(em, 'signed-in', code.user.id);
  }
}
