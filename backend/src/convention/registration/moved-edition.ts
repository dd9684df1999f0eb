import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { EditionService } from '../edition/edition.service.ts';

/** Editions that are further apart follow each other; nearer ones are one convention that was moved. */
const MONTHS_APART = 9;

/**
 * Registrations belong to the month in which their edition starts (`EditionService.key`). With another month configured everybody
 * would be unregistered and the schedule empty, so the process does not start then.
 */
@Injectable()
export class MovedEdition implements OnApplicationBootstrap {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly clock: Clock,
  ) {}

  /** @throws Error when there are registrations of a month that is near and not over */
  async onApplicationBootstrap(): Promise<void> {
    const { key } = this.edition;
    const thisMonth = this.clock.now().toISOString().slice(0, key.length);
    const months = sql`abs(extract(year from age) * 12 + extract(month from age))`;
    const other = await firstRowOf<{ edition: string }>(
      this.em.fork(),
      sql`
        select edition from registration,
               lateral age((edition || '-01')::timestamp, (${key}::text || '-01')::timestamp) as age
        where edition <> ${key} and edition >= ${thisMonth} and ${months} < ${MONTHS_APART}
        limit 1`,
    );
    if (other) {
      throw new Error(
        `CONVENTION_START begins in ${key}, but people are registered for ${other.edition}, which is not over: they would not ` +
          `be registered any more. Set CONVENTION_START to a day of ${other.edition} again. To move the convention to ` +
          `another month, stop the product and set "edition" of the tables registration and event, and "key" of the table ` +
          `edition, from ${other.edition} to ${key}; then save each event with its new day.`,
      );
    }
  }
}
