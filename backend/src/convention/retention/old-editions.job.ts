import { Injectable } from '@nestjs/common';
import type { MailProps } from '@tablefall/mail';
import { Audit } from '@tablefall/platform/audit/audit';
import { Config } from '@tablefall/platform/config/config';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { v7 as uuid } from 'uuid';
import { AccountsService } from '../../users/accounts.service.ts';
import { StaffService } from '../../users/staff/staff.service.ts';
import { conventionActs } from '../convention.audit.ts';
import type { ConventionTables } from '../convention.tables.ts';
import { EditionStatistics } from '../statistics/statistics.service.ts';
import { type EditionCount, EditionRetention, emptiedOn, type PastEdition } from './retention.service.ts';

/**
 * Turns editions that are older than `RETENTION_EDITIONS` into counts. Each is announced first. When its time has come, what
 * there is of it is counted, then deleted piece by piece, then the administrators get a report. What was done so far stands
 * in `edition_remains`, so a run that broke off is continued by the next one.
 */
@Injectable()
@contributes(JOBS)
export class OldEditionsJob implements Job {
  readonly name = 'old-editions';
  readonly everyMinutes = 24 * 60;

  constructor(
    private readonly retention: EditionRetention,
    private readonly statistics: EditionStatistics,
    private readonly accounts: AccountsService,
    private readonly staff: StaffService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const { kept, old } = await this.retention.sorted(unit.em);
    await this.withdraw(unit, kept);
    for (const edition of old) {
      if (edition.announcedAt === null) await this.announce(unit, edition);
    }
    const isDue = (edition: PastEdition) =>
      edition.emptiedAt === null && unit.now >= emptiedOn(edition, unit.now);
    const oldest = old.findLast(isDue);
    return oldest ? this.empty(unit, oldest) : this.forgetPeople(unit, items);
  }

  /** What was announced does not come when more editions are kept by now. It is announced anew if it ever comes. */
  private async withdraw({ em }: UnitOfWork, kept: PastEdition[]): Promise<void> {
    const announced = kept.filter(({ announcedAt, countedAt }) => announcedAt !== null && countedAt === null);
    if (announced.length === 0) return;
    await em
      .getKysely<ConventionTables>()
      .deleteFrom('edition_remains')
      .where(
        'edition',
        'in',
        announced.map(({ edition }) => edition),
      )
      .execute();
  }

  private async announce(unit: UnitOfWork, edition: PastEdition): Promise<void> {
    const { em, now } = unit;
    const id = uuid();
    await em
      .getKysely<ConventionTables>()
      .insertInto('edition_remains')
      .values({ id, edition: edition.edition, announced_at: now })
      .execute();
    await this.tell(unit, id, {
      news: 'announced',
      edition: edition.edition,
      at: emptiedOn(edition, now).toISOString(),
      counts: await this.retention.count(em, edition),
    });
  }

  /** One piece of what is to be done about an edition. */
  private async empty(unit: UnitOfWork, edition: PastEdition): Promise<Progress> {
    const { em, now } = unit;
    const db = em.getKysely<ConventionTables>();
    if (edition.countedAt === null) {
      await this.statistics.keep(unit, edition);
      const counts = sql<EditionCount[]>`${JSON.stringify(await this.retention.count(em, edition))}::jsonb`;
      await db
        .updateTable('edition_remains')
        .set({ counts, counted_at: now })
        .where('edition', '=', edition.edition)
        .execute();
      return 'more';
    }
    for (const holding of this.retention.holdings) {
      if ((await holding.removeSome(unit, edition)) === 'more') return 'more';
    }
    const { id } = await db
      .updateTable('edition_remains')
      .set({ emptied_at: now })
      .where('edition', '=', edition.edition)
      .returning('id')
      .executeTakeFirstOrThrow();
    const counts = edition.counts ?? [];
    await this.tell(unit, id, { news: 'emptied', edition: edition.edition, at: now.toISOString(), counts });
    await this.audit.record(unit, {
      action: conventionActs['edition.emptied'],
      about: edition.edition,
      details: Object.fromEntries(counts.map(({ of, count }) => [of, count])),
    });
    return 'more';
  }

  /** Names and accounts that nothing refers to any more, once an edition was emptied. */
  private async forgetPeople(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const [last] = await rowsOf<{ at: Date | null }>(
      unit.em,
      sql`select max(emptied_at) as at from edition_remains`,
    );
    if (!last?.at) return 'done';
    const staff = (await this.staff.helpers(unit.em)).map(({ address }) => address);
    const forgettable = { openedBefore: last.at, except: staff };
    const names = await this.accounts.forgetNames(unit, items, forgettable);
    return names === 'more' ? names : this.accounts.forgetLeftOver(unit, items, forgettable);
  }

  private async tell(
    unit: UnitOfWork,
    about: string,
    report: Omit<MailProps['retention-report'], 'kept'>,
  ): Promise<void> {
    const helpers = await this.staff.helpers(unit.em);
    for (const { address, role } of helpers) {
      if (role !== 'administrator') continue;
      this.outbox.put(unit, {
        kind: 'retention-report',
        props: { ...report, kept: this.config.RETENTION_EDITIONS },
        recipient: { name: null, address },
        about,
      });
    }
  }
}
