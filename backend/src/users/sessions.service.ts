import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Audit } from '@tablefall/platform/audit/audit';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Request } from 'express';
import { type Principal, PrincipalSource } from '../http/access/principal.ts';
import { AccountsService } from './accounts.service.ts';
import { browserName } from './browser-name.ts';
import { DoorHours } from './door-links/door-hours.service.ts';
import { DoorLinks } from './door-links/door-links.service.ts';
import { keepDevices } from './push/push-devices.service.ts';
import { randomToken, sha256 } from './secrets.ts';
import { Session } from './session.entity.ts';
import type { CodePurpose } from './sign-in-code.entity.ts';
import { SignInCookies } from './sign-in-cookies.service.ts';
import { StaffService } from './staff/staff.service.ts';
import { ApiTokens } from './tokens/api-tokens.service.ts';
import { User } from './user.entity.ts';
import { userActs } from './users.audit.ts';
import { UnknownAddressError } from './users.errors.ts';
import { isFreshSignIn, isLogin, rolesOfSession, sessionLife, staffRole } from './users.policy.ts';
import type { UsersTables } from './users.tables.ts';

/** How exactly it is kept when a session was last in use. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

/** The link that opens a session. */
export interface OpeningLink {
  purpose: CodePurpose;
  /** Whether it proves as much as a login: it was asked for in this browser, or nobody has opened it before. */
  mayChange: boolean;
}

/** The browser that a session is opened in. */
export interface SessionBrowser {
  userAgent?: string;
  /** Token of the session that it has had so far. */
  sessionToken?: string;
}

/** A session that has just been opened; the token is told once. */
export interface OpenedSession {
  token: string;
  /** Longest life in milliseconds. */
  maxAge: number;
  principal: Principal;
}

/** Sessions: opened by a link, recognized by their cookie, ended by their owner. */
@Injectable()
export class SessionsService implements PrincipalSource {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly cookies: SignInCookies,
    private readonly staff: StaffService,
    private readonly doorLinks: DoorLinks,
    private readonly doorHours: DoorHours,
    private readonly tokens: ApiTokens,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a session in a browser, in place of the one that it has had. The link of a registration mail gives less
   * than a login, and least where it was opened before. A browser whose session of the same user gives more keeps
   * that session.
   */
  async open(
    unit: UnitOfWork,
    user: User,
    { purpose: openedBy, mayChange }: OpeningLink,
    browser: SessionBrowser,
  ): Promise<OpenedSession> {
    const { em, now } = unit;
    const fuller =
      openedBy === 'registration' ? await this.fullerSession(unit, user, browser, mayChange) : null;
    if (fuller) {
      return fuller;
    }
    const roles = rolesOfSession(await this.staff.roleOf(em, user.email), { openedBy, age: 0 });
    const life = sessionLife(roles);
    const token = randomToken();
    const session = new Session(
      user,
      { tokenHash: sha256(token), openedBy, mayChange, browser: browserName(browser.userAgent) },
      now,
      new Date(now.getTime() + life.idle),
    );
    await em.persist(session).flush();
    if (browser.sessionToken) {
      const former = sha256(browser.sessionToken);
      await keepDevices(unit, { userId: user.id, from: former, to: session.id });
      await em.nativeDelete(Session, { tokenHash: former });
    }
    const principal = {
      userId: user.id,
      sessionId: session.id,
      email: user.email,
      roles,
      mayChange,
      hasSignedIn: isLogin(openedBy),
      hasFreshSignIn: true,
    };
    await this.audit.record(unit, {
      action: userActs['session.opened'],
      details: { openedBy, mayChange },
      by: principal,
    });
    return { token, maxAge: life.longest, principal };
  }

  /** This browser's session of this user, if it gives more than a registration link would; else null. */
  private async fullerSession(
    { em, now }: UnitOfWork,
    user: User,
    { sessionToken: token }: SessionBrowser,
    mayChange: boolean,
  ): Promise<OpenedSession | null> {
    const session = token
      ? await em.findOne(Session, { tokenHash: sha256(token), user, expiresAt: { $gt: now } })
      : null;
    const isFuller = (session && isLogin(session.openedBy)) || (session?.mayChange && !mayChange);
    if (!token || !session || !isFuller) {
      return null;
    }
    const age = now.getTime() - session.createdAt.getTime();
    const roles = rolesOfSession(await this.staff.roleOf(em, user.email), {
      openedBy: session.openedBy,
      age,
    });
    const principal = {
      userId: user.id,
      sessionId: session.id,
      email: user.email,
      roles,
      mayChange: session.mayChange,
      hasSignedIn: isLogin(session.openedBy),
      hasFreshSignIn: isFreshSignIn(age, this.config),
    };
    return { token, maxAge: sessionLife(roles).longest - age, principal };
  }

  /** Whose session a request carries. Roles are looked up anew, so that whoever is no longer staff loses them at once. */
  async principalOf(request: Request): Promise<Principal | null> {
    const token = this.cookies.sessionToken(request);
    if (!token) {
      return null;
    }
    const now = this.clock.now();
    const row = await this.em
      .fork()
      .getKysely<UsersTables>()
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.user_id')
      .leftJoin('staff', 'staff.address', 'account.email')
      .select([
        'session.id as sessionId',
        'staff.role',
        'staff.removed_at as removedAt',
        'account.id as userId',
        'account.email',
        'opened_by as openedBy',
        'may_change as mayChange',
        'session.created_at as createdAt',
        'last_seen_at as lastSeenAt',
      ])
      .where('token_hash', '=', sha256(token))
      .where('expires_at', '>', now)
      .where('blocked_at', 'is', null)
      .executeTakeFirst();
    if (!row) {
      return null;
    }
    const { sessionId, userId, email, openedBy, mayChange } = row;
    const age = now.getTime() - row.createdAt.getTime();
    const roles = rolesOfSession(
      staffRole(email, row.role && { role: row.role, isRemoved: row.removedAt !== null }, this.config),
      { openedBy, age },
    );
    if (now.getTime() - row.lastSeenAt.getTime() >= SEEN_EVERY_MS) {
      await this.prolong(sessionId, roles);
    }
    const hasFreshSignIn = isFreshSignIn(age, this.config);
    return { userId, sessionId, email, roles, mayChange, hasSignedIn: isLogin(openedBy), hasFreshSignIn };
  }

  programOf(token: string): Promise<Principal | null> {
    return this.tokens.principalOf(token);
  }

  doorLinkOf(request: Request): Promise<string | null> {
    return this.doorLinks.linkOf(request);
  }

  async hasDoorHours(principal: Principal | null): Promise<boolean> {
    return (await this.doorHours.until(principal)) !== null;
  }

  /** Ends the session of this token, if there is one. */
  async end(token: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const ended = await unit.em.nativeDelete(Session, { tokenHash: sha256(token) });
      if (ended > 0) {
        await this.audit.record(unit, { action: userActs['session.ended'] });
      }
    });
  }

  /** Ends all sessions of a user but the one that asks, and the registration links that could open others. */
  async endOthers({ userId, sessionId }: Principal): Promise<void> {
    await this.transactions.run(async (unit) => {
      const ended = await unit.em.nativeDelete(Session, { user: userId, id: { $ne: sessionId } });
      const links = await this.accounts.voidLinks(unit, userId);
      await this.audit.record(unit, { action: userActs['session.others-ended'], details: { ended, links } });
    });
  }

  /** Ends all sessions of an address and voids its links, as when somebody else has got hold of one. */
  async endAllOf(email: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const user = await unit.em.findOne(User, { email: addressKey(email) });
      if (!user) {
        throw new UnknownAddressError();
      }
      const ended = await unit.em.nativeDelete(Session, { user });
      const links = await this.accounts.voidLinks(unit, user.id);
      await this.audit.record(unit, {
        action: userActs['session.all-ended'],
        about: user.id,
        details: { ended, links },
      });
    });
  }

  /** Moves the end of a session that is in use, up to the longest life of one with these roles. */
  private async prolong(sessionId: string, roles: Principal['roles']): Promise<void> {
    const { longest, idle } = sessionLife(roles);
    await this.transactions.run(({ em, now }) =>
      em
        .getKysely<UsersTables>()
        .updateTable('session')
        .set({
          last_seen_at: now,
          expires_at: sql<Date>`least(created_at + ${longest} * interval '1 ms', ${new Date(now.getTime() + idle)}::timestamptz)`,
        })
        .where('id', '=', sessionId)
        .execute(),
    );
  }
}
