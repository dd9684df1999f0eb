import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, isoTime, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { Principal } from '../../http/access/principal.ts';
import { linkHolds } from './door-links.sql.ts';

/** Some hours in which an account helps at the door. */
export interface DoorHoursRow {
  user_id: string;
  starts_at: Date;
  ends_at: Date;
}

/** Who helps at the door, and when, as one module knows it. */
export interface DoorHoursSource {
  /** A query with the columns of `DoorHoursRow` in their order, of this edition. */
  doorHours(): RawBuilder<DoorHoursRow>;
}

export const DOOR_HOURS = new Point<DoorHoursSource>('who helps at the door');

/**
 * Accounts that have the door for some hours, as if they had opened the door link, and only while there is one: the administrator
 * makes it, and revoking it shuts the door to them as well. They must have signed in: a registration mail may have been forwarded, and
 * who is expected is no thing to look at for whoever was sent it.
 */
@Injectable()
export class DoorHours {
  constructor(
    private readonly em: EntityManager,
    private readonly contributions: Contributions,
    private readonly edition: CurrentEdition,
    private readonly clock: Clock,
  ) {}

  /** Until when somebody has the door by their hours alone; null for whoever has none at this moment, or has the role. */
  async until(principal: Principal | null): Promise<Date | null> {
    const now = this.clock.now();
    const sources = this.contributions.of(DOOR_HOURS);
    if (!principal?.hasSignedIn || hasRole(principal) || sources.length === 0 || now >= this.edition.end)
      return null;
    const hours = sources.map((source) => source.doorHours());
    const row = await firstRowOf(
      this.em.fork(),
      sql<{ until: string | null }>`
        select ${isoTime(sql`max(ends_at)`)} as until
        from (${sql.join(hours, sql` union all `)}) as hours (user_id, starts_at, ends_at)
        where user_id = ${principal.userId}::uuid and starts_at <= ${now} and ends_at > ${now}
          and exists (select from door_link where ${linkHolds(this.edition.key)})`,
    );
    return row?.until ? new Date(row.until) : null;
  }
}

function hasRole({ roles }: Principal): boolean {
  return roles.some((role) => role === 'door' || role === 'administrator');
}
