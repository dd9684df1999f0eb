import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { Request } from 'express';
import { type Viewer, ViewerSource } from '../http/viewer.ts';
import { sha256 } from './secrets.ts';
import { cookieOf, SESSION_COOKIE } from './session-cookie.ts';
import type { UserDto, UserNameDto } from './users.dto.ts';
import { rolesOf } from './users.policy.ts';

/** Reads about users; also tells the access guard whose session a request carries. */
@Injectable()
export class UsersQueries implements ViewerSource {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** A user as the client shows it. */
  async user(id: string): Promise<UserDto | null> {
    const row = await firstRowOf<{ email: string; names: UserNameDto[] }>(
      this.em.fork(),
      sql`
        select account.email,
               coalesce(
                 (select json_agg(json_build_object('id', user_name.id, 'name', user_name.name) order by position)
                  from user_name where user_name.user_id = account.id),
                 '[]') as names
        from account where account.id = ${id}`,
    );
    return row && { ...row, roles: rolesOf(row.email, this.config) };
  }

  async viewerOf(request: Request): Promise<Viewer | null> {
    const token = cookieOf(request, SESSION_COOKIE);
    if (!token) {
      return null;
    }
    const row = await firstRowOf<{ userId: string; email: string }>(
      this.em.fork(),
      sql`
        select account.id as "userId", account.email
        from session join account on account.id = session.user_id
        where session.token_hash = ${sha256(token)} and session.expires_at > ${this.clock.now()}`,
    );
    return row && { ...row, roles: rolesOf(row.email, this.config) };
  }
}
