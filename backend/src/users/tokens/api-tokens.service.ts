import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Clock } from '@tablefall/platform/clock/clock';
import { before, DAY_MS, MINUTE_MS } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { v7 as uuid } from 'uuid';
import type { Principal } from '../../http/access/principal.ts';
import { TOKEN_PREFIX, type TokenScope } from '../../http/access/token-scopes.ts';
import { randomToken, sha256 } from '../secrets.ts';
import { userActs } from '../users.audit.ts';
import { UnknownTokenError } from '../users.errors.ts';
import { staffRole } from '../users.policy.ts';
import type { UsersTables } from '../users.tables.ts';

/** More are not read by anybody. */
const MOST_SHOWN = 100;

/** A token as the administrator sees it; what it is was shown once. */
export interface ApiToken {
  id: string;
  purpose: string;
  scopes: TokenScope[];
  /** ISO 8601. */
  madeAt: string;
  endsAt: string;
  /** ISO 8601, to the minute; null while it was never used. */
  lastUsedAt: string | null;
  /** Their address; null for somebody who is gone. */
  madeBy: string | null;
  state: 'valid' | 'ended' | 'revoked';
}

export interface TokenForm {
  /** What it is for. */
  purpose: string;
  scopes: TokenScope[];
  /** From now until its end. */
  days: number;
}

/**
 * Tokens of programs. A program acts in the name of the administrator who made its token, within the token's scopes, and for as
 * long as that somebody is an administrator.
 */
@Injectable()
export class ApiTokens {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** All of them, those that hold first, the latest first. */
  list(): Promise<ApiToken[]> {
    return rowsOf<ApiToken>(
      this.em.fork(),
      sql`
        select api_token.id, purpose, scopes, ${isoTime('made_at')} as "madeAt", ${isoTime('ends_at')} as "endsAt",
               ${isoTime('last_used_at')} as "lastUsedAt", account.email as "madeBy",
               case when revoked_at is not null or made_by is null then 'revoked'
                    when ends_at <= ${this.clock.now()} then 'ended' else 'valid' end as state
        from api_token left join account on account.id = made_by
        order by revoked_at is not null or ends_at <= ${this.clock.now()}, made_at desc, id desc
        limit ${MOST_SHOWN}`,
    );
  }

  /** @returns the token, which is kept nowhere */
  async make({ purpose, scopes, days }: TokenForm, madeBy: string): Promise<string> {
    const token = `${TOKEN_PREFIX}${randomToken()}`;
    await this.transactions.run(async (unit) => {
      const id = uuid();
      await unit.em
        .getKysely<UsersTables>()
        .insertInto('api_token')
        .values({
          id,
          token_hash: sha256(token),
          purpose,
          scopes: sql<string[]>`${scopes}::text[]`,
          made_by: madeBy,
          made_at: unit.now,
          ends_at: new Date(unit.now.getTime() + days * DAY_MS),
        })
        .execute();
      await this.audit.record(unit, {
        action: userActs['token.made'],
        about: id,
        details: { scopes: scopes.join(', '), days },
      });
    });
    return token;
  }

  /** Throws UnknownTokenError when there is none, or it was revoked already. */
  async revoke(id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const revoked = await unit.em
        .getKysely<UsersTables>()
        .updateTable('api_token')
        .set({ revoked_at: unit.now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!revoked) throw new UnknownTokenError();
      await this.audit.record(unit, { action: userActs['token.revoked'], about: id });
    });
  }

  /** Whose program it is, and what it may do; null for a token that does not hold. Roles are looked up anew each time. */
  async principalOf(token: string): Promise<Principal | null> {
    const now = this.clock.now();
    const row = await this.em
      .fork()
      .getKysely<UsersTables>()
      .selectFrom('api_token')
      .innerJoin('account', 'account.id', 'api_token.made_by')
      .leftJoin('staff', 'staff.address', 'account.email')
      .select([
        'api_token.id',
        'scopes',
        'last_used_at as lastUsedAt',
        'account.id as userId',
        'account.email',
      ])
      .select(['staff.role', 'staff.removed_at as removedAt'])
      .where('token_hash', '=', sha256(token))
      .where('revoked_at', 'is', null)
      .where('ends_at', '>', now)
      .where('account.blocked_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const { id, userId, email, scopes, lastUsedAt } = row;
    const role = row.role && { role: row.role, isRemoved: row.removedAt !== null };
    if (staffRole(email, role, this.config) !== 'administrator') return null;
    if (!lastUsedAt || lastUsedAt < before(now, MINUTE_MS)) await this.markUsed(id);
    return {
      userId,
      sessionId: id,
      email,
      roles: ['organiser', 'administrator'],
      mayChange: true,
      hasSignedIn: true,
      hasFreshSignIn: false,
      scopes: scopes as TokenScope[],
    };
  }

  private async markUsed(id: string): Promise<void> {
    await this.transactions.run(({ em, now }) =>
      em
        .getKysely<UsersTables>()
        .updateTable('api_token')
        .set({ last_used_at: now })
        .where('id', '=', id)
        .execute(),
    );
  }
}
