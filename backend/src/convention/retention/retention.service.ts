import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { byPlace, Contributions, type Placed, Point } from '@tablefall/platform/contributions/contributions';
import type { RawBuilder } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { Progress } from '@tablefall/platform/jobs/job';
import type { EditionCount } from '../edition/edition-remains.entity.ts';
import { type EditionTime, fallsInto, type PastEdition, pastEditions } from '../edition/edition-time.ts';

export type { EditionCount, EditionTime, PastEdition };

/** Days between telling the administrators that an edition will be emptied, and emptying it. */
const NOTICE_DAYS = 14;

/** When an edition is emptied that is older than those that are kept: so long after it was announced, as it is now at the latest. */
export function emptiedOn({ announcedAt }: PastEdition, now: Date): Date {
  const announced = announcedAt === null ? now : new Date(announcedAt);
  return new Date(announced.getTime() + NOTICE_DAYS * DAY_MS);
}

/**
 * What a module keeps of an edition, and how it goes: all its tables of an edition, unless their entities say why they stay. Its place
 * says where its counts stand in reports, and when it goes, one after the other.
 */
export interface EditionHolding extends Placed {
  /** What there is, in words that follow a number or stand before it. */
  count(em: EntityManager, time: EditionTime): Promise<EditionCount[]>;
  /** Deletes some of it, in a second at most. @returns `more` while there may be more */
  removeSome(unit: UnitOfWork, time: EditionTime): Promise<Progress>;
}

/** What all modules keep of editions. */
export const EDITION_HOLDINGS = new Point<EditionHolding>('what is kept of editions');

/** Which editions are kept whole, and what the modules keep of each. */
@Injectable()
export class EditionRetention {
  constructor(
    private readonly contributions: Contributions,
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly current: CurrentEdition,
  ) {}

  get holdings(): EditionHolding[] {
    return this.contributions.of(EDITION_HOLDINGS).sort(byPlace);
  }

  /** The editions that are over, newest first. */
  past(em = this.em.fork()): Promise<PastEdition[]> {
    return pastEditions(em, this.current.key);
  }

  /** Those that are kept whole, and those that are not, each newest first. */
  async sorted(em = this.em.fork()): Promise<{ kept: PastEdition[]; old: PastEdition[] }> {
    const past = await this.past(em);
    const { RETENTION_EDITIONS: kept } = this.config;
    return { kept: past.slice(0, kept), old: past.slice(kept) };
  }

  /** Whether people of an edition of the past are kept, also of one that nobody was registered for so far. */
  async keeps(edition: string): Promise<boolean> {
    const { kept, old } = await this.sorted();
    if ([...kept, ...old].some((past) => past.edition === edition)) {
      return kept.some((past) => past.edition === edition);
    }
    return kept.filter((past) => past.edition > edition).length < this.config.RETENTION_EDITIONS;
  }

  /** Whether a day falls into the time of an edition, as a condition of a query. */
  fallsInto(time: EditionTime, day: RawBuilder<unknown>): RawBuilder<boolean> {
    return fallsInto(time, day);
  }

  async count(em: EntityManager, time: EditionTime): Promise<EditionCount[]> {
    const counts: EditionCount[] = [];
    for (const holding of this.holdings) counts.push(...(await holding.count(em, time)));
    return counts;
  }
}
