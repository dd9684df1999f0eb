import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { Principal } from '../http/access/principal.ts';
import type { SessionEntryDto, UserDto, UserNameDto } from './users.dto.ts';
import { rolesOf } from './users.policy.ts';

/** One account's sessions are few; whoever has more sees the latest. */
const SESSIONS_MAX = 100;

/** Reads about users. */
@Injectable()
export class UsersQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The user of a session, as the client shows it. */
  async user({ userId, email, roles, mayChange }: Principal): Promise<UserDto> {
    const names = await rowsOf<UserNameDto>(
      this.em.fork(),
      sql`select id, name from user_name where user_id = ${userId} order by position`,
    );
    const needsStaffLogin = roles.length === 0 && rolesOf(email, this.config).length > 0;
    return { email, names, roles, needsStaffLogin, needsLogin: !mayChange };
  }

  /** The sessions of a user, the one last used first. */
  async sessions({ userId, sessionId }: Principal): Promise<SessionEntryDto[]> {
    return rowsOf<SessionEntryDto>(
      this.em.fork(),
      sql`
        select id, browser, ${isoTime('created_at')} as "createdAt", ${isoTime('last_seen_at')} as "lastSeenAt",
               id = ${sessionId} as current
        from session
        where user_id = ${userId} and expires_at > ${this.clock.now()}
        order by session.last_seen_at desc, id desc limit ${SESSIONS_MAX}`,
    );
  }
}
