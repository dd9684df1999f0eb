import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { before, DAY_MS, HOUR_MS } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { countMailsTo } from '@tablefall/platform/outbox/mails';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import type { ApiError } from '../http/errors/api-error.ts';
import { browserName } from './browser-name.ts';
import { sha256 } from './secrets.ts';
import { digitsOf, SIGN_IN_MINUTES, SignInCode } from './sign-in-code.entity.ts';
import { User } from './user.entity.ts';
import { DigitsOffError, WrongDigitsError } from './users.errors.ts';
import type { UsersTables } from './users.tables.ts';

/** How often the digits of one mail may be typed. */
const MOST_TRIES = 5;
/** Those of all mails to one account within a day: one guess in 50,000, however many mails a stranger asks for. */
const MOST_TRIES_A_DAY = 20;
/** The same for browsers that are known to the account. Strangers cannot use up what is between, for they stop before. */
const MOST_TRIES_A_DAY_KNOWN = 60;
/** When digits were typed wrong so often in a row, the account's owner is mailed. */
const TOLD_AT = 5;
/**
 * Wrong digits an hour for all accounts together, beyond which only browsers that are known may type any: somebody goes through
 * the accounts. One account adds no more than strangers may try for it.
 */
const MOST_WRONG_AN_HOUR = 300;

/** The browser that somebody types digits in. */
export interface TypingBrowser {
  /** What it asked for the mail with. */
  nonce?: string;
  userAgent?: string;
  /** Accounts that somebody has signed in to there. */
  knownTo: string[];
}

/** Compares the six digits of sign-in mails, and counts how often they are guessed. */
@Injectable()
export class SignInDigits {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a try on every mail that this browser asked for, before anything is compared, so that many at once are no more. The
   * account is held for that, because its mails share a limit.
   *
   * @returns the mail whose digits these are; else the error to throw once the tries are committed
   */
  async compare(
    unit: UnitOfWork,
    { email, digits }: { email: string; digits: string },
    browser: TypingBrowser,
  ): Promise<SignInCode | ApiError> {
    const user = await unit.em.findOne(User, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) {
      return new WrongDigitsError();
    }
    const before = await triesOf(unit, user);
    const isKnown = browser.knownTo.includes(user.id);
    const isOff = isKnown
      ? before.tries >= MOST_TRIES_A_DAY_KNOWN
      : before.tries >= MOST_TRIES_A_DAY || (await areTooManyWrong(unit.em, unit.now));
    if (isOff) {
      return new DigitsOffError(user.id);
    }
    const tried = await tryAll(unit, user, sha256(browser.nonce ?? ''));
    const right = tried.find((code) => digitsOf(this.config.secrets, code) === digits);
    if (right) {
      return unit.em.findOneOrFail(SignInCode, { id: right.id }, { populate: ['user'] });
    }
    // Digits that were typed in a browser that asked for none are no guess: nothing was compared.
    if (tried.length === 0) {
      return new WrongDigitsError();
    }
    if (before.inARow + tried.length >= TOLD_AT) {
      await this.tellOwner(unit, user, browser);
    }
    return new WrongDigitsError(user.id);
  }

  /** Whether somebody goes through the accounts, so that digits are off for browsers that are not known. */
  areOff(): Promise<boolean> {
    return areTooManyWrong(this.em.fork(), this.clock.now());
  }

  /** Once a day. */
  private async tellOwner(unit: UnitOfWork, user: User, { userAgent }: TypingBrowser): Promise<void> {
    const told = await countMailsTo(unit.em, 'wrong-codes', user.email, before(unit.now, DAY_MS));
    if (told > 0) {
      return;
    }
    this.outbox.put(unit, {
      kind: 'wrong-codes',
      props: { browser: browserName(userAgent), at: unit.now.toISOString() },
      recipient: { name: null, address: user.email },
      about: user.id,
    });
  }
}

/** The tries of the last day, over all mails of the account: all, and those since somebody signed in. */
async function triesOf({ em, now }: UnitOfWork, user: User): Promise<{ tries: number; inARow: number }> {
  const row = await firstRowOf(
    em,
    sql<{ tries: number; inARow: number }>`
      select coalesce(sum(tries), 0)::int as tries,
             coalesce(sum(tries) filter (where used_at is null), 0)::int as "inARow"
      from sign_in_code
      where user_id = ${user.id} and created_at > ${before(now, DAY_MS)}`,
  );
  return row ?? { tries: 0, inARow: 0 };
}

/** @returns the mails whose digits may be compared */
function tryAll(
  { em, now }: UnitOfWork,
  user: User,
  nonceHash: string,
): Promise<{ id: string; codeHash: string }[]> {
  return em
    .getKysely<UsersTables>()
    .updateTable('sign_in_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'login')
    .where('nonce_hash', '=', nonceHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', MOST_TRIES)
    .returning(['id', 'code_hash as codeHash'])
    .execute();
}

/** Whether more digits were typed wrong in the last hour than people mistype. The last try of a mail that signed somebody in was right. */
async function areTooManyWrong(em: EntityManager, now: Date): Promise<boolean> {
  const from = now.getTime() - HOUR_MS + SIGN_IN_MINUTES * 60_000;
  const row = await firstRowOf(
    em,
    sql<{ wrong: number }>`
      select coalesce(sum(least(wrong, ${MOST_TRIES_A_DAY}::int)), 0)::int as wrong
      from (
        select sum(tries - (opened_at is not null)::int) as wrong
        from sign_in_code
        where purpose = 'login' and tries > 0
          and expires_at > ${new Date(from)} and expires_at <= ${new Date(now.getTime() + SIGN_IN_MINUTES * 60_000)}
        group by user_id
      ) as account`,
  );
  return (row?.wrong ?? 0) >= MOST_WRONG_AN_HOUR;
}
