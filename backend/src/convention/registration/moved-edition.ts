import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { EditionService } from '../edition/edition.service.ts';

/** Editions that are more months apart follow each other. Nearer ones are one convention that was moved. */
const MONTHS_APART = 9;

/**
 * Registrations belong to the month in which their edition starts (`EditionService.key`). With another month configured everybody
 * would be unregistered and the schedule empty, so the process does not start then.
 */
@Injectable()
export class MovedEdition implements OnApplicationBootstrap {
  private readonly logger = new Logger(MovedEdition.name);

  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly clock: Clock,
  ) {}

  /**
   * A database that is away, or still empty, does not stop the start: the process says itself that it is not ready
   * (`Readiness`).
   *
   * @throws Error when there are registrations of a month that is near and not over
   */
  async onApplicationBootstrap(): Promise<void> {
    const { key } = this.edition;
    const other = await this.otherEdition(key).catch((error: Error) => {
      this.logger.warn(`Whether people are registered for another month is not known: ${error.message}`);
      return null;
    });
    if (other) {
      throw new Error(
        `CONVENTION_START begins in ${key}, but people are registered for ${other}, which is not over: they would not ` +
          `be registered any more. Set CONVENTION_START to a day of ${other} again. To move the convention to ` +
          `another month, stop the product and set "edition" of the tables registration and event, and "key" of the table ` +
          `edition, from ${other} to ${key}; then save each event with its new day.`,
      );
    }
  }

  /** The month that is near `key` and not over, and that people are registered for. */
  private async otherEdition(key: string): Promise<string | null> {
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
    return other?.edition ?? null;
  }
}
