import { type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { Ledger } from '@tablefall/platform/ledger/ledger';
import { cancelMails } from '@tablefall/platform/ledger/mails';
import { AccountsService } from './accounts.service.ts';
import { randomToken, sha256 } from './secrets.ts';
import { Session } from './session.entity.ts';
import { SIGN_IN_MINUTES, SignInCode } from './sign-in-code.entity.ts';
import { User } from './user.entity.ts';
import { ConfirmationNeededError, InvalidCodeError, UnknownAddressError } from './users.errors.ts';
import { rolesOf } from './users.policy.ts';

/** Signing in without a password: ask for a link, open it, be known until logout. */
@Injectable()
export class SignInService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: Ledger,
    private readonly accounts: AccountsService,
    private readonly config: Config,
  ) {}

  /**
   * Mails a sign-in link; links asked for before stop working, those of registration mails do not.
   *
   * @returns the nonce by which the asking browser is known again
   * @throws UnknownAddressError when nobody registered with this address
   */
  async sendLink(email: string): Promise<string> {
    const nonce = randomToken();
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const user = await this.userOf(unit, email);
      await em.nativeUpdate(SignInCode, { user, purpose: 'login', usedAt: null }, { usedAt: now });
      await cancelMails(em, ['sign-in'], sql`about = ${user.id}`);
      const code = new SignInCode(user, 'login', nonce, this.config.APP_SECRET, now);
      em.persist(code);
      this.ledger.put(unit, {
        kind: 'sign-in',
        props: { codeId: code.id, validMinutes: SIGN_IN_MINUTES },
        recipient: { name: null, address: user.email },
        about: user.id,
        expiresAt: code.expiresAt,
      });
    });
    return nonce;
  }

  /**
   * Uses a link's code and opens a session. The code of a login is used up by it.
   *
   * @returns the session's token and its user's id
   * @throws InvalidCodeError when the code is unknown, expired or used
   * @throws ConfirmationNeededError when this is not the browser that asked; the code stays usable
   */
  async verify(
    code: string,
    browser: { nonce?: string; confirmed: boolean },
  ): Promise<{ token: string; userId: string }> {
    return this.transactions.run(async ({ em, now }) => {
      const known = await em.findOne(SignInCode, { codeHash: sha256(code) });
      if (!known?.isValid(now)) {
        throw new InvalidCodeError();
      }
      const asked = browser.nonce !== undefined && known.nonceHash === sha256(browser.nonce);
      if (!asked && !browser.confirmed) {
        throw new ConfirmationNeededError();
      }
      if (known.purpose === 'login') {
        await useUp(em, known, now);
      }
      const token = randomToken();
      em.persist(new Session(sha256(token), known.user, now));
      return { token, userId: known.user.id };
    });
  }

  /** Ends the session of this token, if there is one. */
  async logout(token: string): Promise<void> {
    await this.transactions.run(({ em }) => em.nativeDelete(Session, { tokenHash: sha256(token) }));
  }

  /** Staff may always sign in: their account is made on first use. */
  private async userOf(unit: UnitOfWork, email: string): Promise<User> {
    const address = email.toLowerCase();
    if (rolesOf(address, this.config).length > 0) {
      await this.accounts.openAccount(unit, address);
    }
    const user = await unit.em.findOne(User, { email: address });
    if (!user) {
      throw new UnknownAddressError();
    }
    return user;
  }
}

/** Two clicks at once: only one of them finds the code unused. */
async function useUp(em: EntityManager, code: SignInCode, now: Date): Promise<void> {
  const used = await em.nativeUpdate(SignInCode, { id: code.id, usedAt: null }, { usedAt: now });
  if (used === 0) {
    throw new InvalidCodeError();
  }
}
