import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { before, HOUR_MS, MINUTE_MS } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { happened } from '@tablefall/platform/outbox/happenings';
import { leaveLate } from '@tablefall/platform/outbox/mails';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { forgetBounce, reasonsOf } from '@tablefall/platform/outbox/suppressions';
import { shortenedAddress } from '@tablefall/platform/privacy/short-address';
import { ApiError } from '../http/errors/api-error.ts';
import { AccountsService } from './accounts.service.ts';
import { browserName } from './browser-name.ts';
import { sha256 } from './secrets.ts';
import { type OpenedSession, type SessionBrowser, SessionsService } from './sessions.service.ts';
import { SIGN_IN_MINUTES, SignInCode } from './sign-in-code.entity.ts';
import { SignInDigits, type TypingBrowser } from './sign-in-digits.service.ts';
import { StaffService } from './staff/staff.service.ts';
import { User } from './user.entity.ts';
import {
  AccountBlockedError,
  ConfirmationNeededError,
  InvalidCodeError,
  UnknownAddressError,
} from './users.errors.ts';
import type { UsersTables } from './users.tables.ts';

/** Beyond the limits an address is still mailed a link this often. Otherwise anybody could keep its owner out. */
const PAUSE_OVER_LIMIT_MS = 10 * MINUTE_MS;
/** So many unused mails to an address at once (RESEND_COOLDOWN_SECONDS), each asked for in another browser: of one network, and of all. */
const MOST_FRESH_OF_NETWORK = 2;
const MOST_FRESH = 3;
/** What browsers that are known to the account have of each limit: strangers cannot use up what is above theirs. */
const KNOWN_HAVE = 2;

/** The browser that asks for a link. */
interface AskingBrowser extends TypingBrowser {
  nonce: string;
  network: string;
}

/** Signing in without a password: ask for a link, open it, be known until logout. */
@Injectable()
export class SignInService {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly staff: StaffService,
    private readonly digits: SignInDigits,
    private readonly config: Config,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Mails a sign-in link, unless one was mailed a moment ago that nobody has used. Anybody can type anybody's address here, so
   * what one browser asked for is no answer to another, and the mail says where it was asked for. Links asked for before stay
   * good. That an account is blocked is told to who opens its link, and not to who types its address.
   * Throws UnknownAddressError when nobody registered with this address.
   *
   * @returns whether such mails leave late at the moment
   */
  async sendLink(email: string, asking: AskingBrowser): Promise<{ isLate: boolean }> {
    return this.transactions.run(async (unit) => {
      const user = await this.lockUser(unit, email);
      const isLate = await leaveLate(unit, 'sign-in');
      if (await this.hasFreshLink(unit, user, asking)) {
        return { isLate };
      }
      const code = new SignInCode(user, 'login', asking, this.config.secrets, unit.now);
      unit.em.persist(code);
      this.outbox.put(unit, {
        kind: 'sign-in',
        props: {
          codeId: code.reference(this.config.secrets),
          validMinutes: SIGN_IN_MINUTES,
          asked: { browser: browserName(asking.userAgent), at: unit.now.toISOString() },
        },
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
   * Throws InvalidCodeError when the code is unknown, expired or used.
   * Throws ConfirmationNeededError when this is not the browser that asked; the code stays usable.
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
   */
  async verifyDigits(
    email: string,
    digits: string,
    browser: SessionBrowser & TypingBrowser,
  ): Promise<OpenedSession> {
    const outcome = await this.transactions.run(async (unit) => {
      const known = await this.digits.compare(unit, { email: addressKey(email), digits }, browser);
      // The tries are counted all the same, so the error is thrown outside.
      if (known instanceof ApiError) {
        return known;
      }
      if (known.user.blockedAt) {
        throw new AccountBlockedError();
      }
      return this.signIn(unit, known, true, browser);
    });
    if (outcome instanceof ApiError) {
      throw outcome;
    }
    return outcome;
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
    const address = addressKey(email);
    if (await this.staff.roleOf(unit.em, address)) {
      await this.accounts.openAccount(unit, address);
    }
    const user = await unit.em.findOne(User, { email: address }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) {
      throw new UnknownAddressError();
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
   * Whether this browser already has a mail with a link that works, or the account has so many that others asked for that no
   * more are mailed. Only the database is asked, so the limits hold without Redis as well. A link that was used does not count.
   * A browser that is known to the account has twice as much, so that others cannot use it up. Whoever reported our mail as spam, or was blocked, can
   * sign in like everybody else, but others can cause fewer mails to them: such an address is over its limits from the first
   * mail on.
   */
  private async hasFreshLink(
    { em, now }: UnitOfWork,
    user: User,
    { nonce, network, knownTo }: AskingBrowser,
  ): Promise<boolean> {
    const links = await em
      .getKysely<UsersTables>()
      .selectFrom('sign_in_code')
      .select(['created_at', 'used_at', 'network', 'nonce_hash'])
      .where('user_id', '=', user.id)
      .where('purpose', '=', 'login')
      .where('created_at', '>', before(now, HOUR_MS))
      .execute();
    const share = knownTo.includes(user.id) ? KNOWN_HAVE : 1;
    const unused = (since: Date) => links.filter((link) => link.used_at === null && link.created_at > since);
    const ofNetwork = (among: typeof links) => among.filter((link) => link.network === network);
    const fresh = unused(before(now, this.config.RESEND_COOLDOWN_SECONDS * 1000));
    if (
      fresh.some((link) => link.nonce_hash === sha256(nonce)) ||
      ofNetwork(fresh).length >= share * MOST_FRESH_OF_NETWORK ||
      fresh.length >= share * MOST_FRESH
    ) {
      return true;
    }
    const reasons = await reasonsOf(em, user.email);
    const isOverLimit =
      reasons.includes('complained') ||
      reasons.includes('blocked') ||
      ofNetwork(links).length >= share * this.config.THROTTLE_SIGN_IN_PER_HOUR ||
      links.length >= share * this.config.THROTTLE_SIGN_IN_ADDRESS_PER_HOUR;
    return isOverLimit && unused(before(now, PAUSE_OVER_LIMIT_MS)).length > 0;
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
