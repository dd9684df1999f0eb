import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditKind } from '@tablefall/platform/audit/acts';
import { type AuditRow, auditTrail } from '@tablefall/platform/audit/audit';
import { AuditWords } from '@tablefall/platform/audit/audit-words';
import { Clock } from '@tablefall/platform/clock/clock';
import { anyOf, isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { Principal } from '../http/access/principal.ts';
import { StaffService } from './staff/staff.service.ts';
import type { SecurityEventDto, SessionEntryDto, UserDto, UserNameDto } from './users.dto.ts';
import type { UsersTables } from './users.tables.ts';

/** One account's sessions are few; whoever has more sees the latest. */
const SESSIONS_MAX = 100;
const EVENTS_MAX = 20;
const REFUSALS_MAX = 10;

/** Reads about users. */
@Injectable()
export class UsersQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly staff: StaffService,
    private readonly clock: Clock,
    private readonly words: AuditWords,
  ) {}

  private get db() {
    return this.em.fork().getKysely<UsersTables>();
  }

  /** The user of a session, as the client shows it. */
  async user({ userId, email, roles, mayChange, hasSignedIn, hasFreshSignIn }: Principal): Promise<UserDto> {
    const names: UserNameDto[] = await this.db
      .selectFrom('user_name')
      .select(['id', 'name'])
      .where('user_id', '=', userId)
      .orderBy('position')
      .execute();
    const needsStaffLogin = roles.length === 0 && (await this.staff.roleOf(this.em.fork(), email)) !== null;
    return { email, names, roles, needsStaffLogin, needsLogin: !mayChange, hasSignedIn, hasFreshSignIn };
  }

  /** The last things that concern the safety of an account: what was done with it, or to it, or tried. */
  async securityEvents({ userId }: Principal): Promise<SecurityEventDto[]> {
    const last = (kind: AuditKind, most: number) => sql`(
      select * from ${auditTrail} entry
      where action = ${anyOf(this.words.namesOf(kind), 'text')} and ("userId" = ${userId} or about = ${userId}::text)
      order by id desc limit ${most})`;
    // Each by itself: whoever guesses writes as many refusals as they like.
    const rows = await rowsOf<AuditRow>(
      this.em.fork(),
      sql`${last('sign-in', EVENTS_MAX)} union all ${last('refusal', REFUSALS_MAX)} order by id desc`,
    );
    return rows.map(({ id, at, network, userId: by, ...entry }) => ({
      id,
      at: at.toISOString(),
      what: `${by === userId ? '' : by ? 'The organisers: ' : 'Somebody: '}${this.words.sentence(entry, null)}`,
      network,
    }));
  }

  /** The sessions of a user, the one last used first. */
  async sessions({ userId, sessionId }: Principal): Promise<SessionEntryDto[]> {
    return this.db
      .selectFrom('session')
      .select((at) => [
        'id',
        'browser',
        isoTime('created_at').as('createdAt'),
        isoTime('last_seen_at').as('lastSeenAt'),
        at('id', '=', sessionId).$castTo<boolean>().as('current'),
      ])
      .where('user_id', '=', userId)
      .where('expires_at', '>', this.clock.now())
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(SESSIONS_MAX)
      .execute();
  }
}
