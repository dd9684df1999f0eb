import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@tablefall/platform/clock/durations';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { inSavepoint, Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { deleteSome } from '@tablefall/platform/jobs/retention';
import { NoBadgesError } from '../badges/badges.errors.ts';
import type { ConventionTables } from '../convention.tables.ts';
import { EditionService } from '../edition/edition.service.ts';
import { LateWalkInError, OnTheListError } from '../registration/registrations.errors.ts';
import type { WalkInDto } from './walk-ins.dto.ts';
import { WalkInsService } from './walk-ins.service.ts';

/**
 * Walk-ins of phones that came up without a badge: theirs were given to others while they had no network. They are kept, told at the
 * desk, and registered in their order once the house has badges again, by whoever gives some back or by more that the administrator
 * says. After the convention they are forgotten.
 */
@Injectable()
export class LateWalkIns {
  constructor(
    private readonly transactions: Transactions,
    private readonly walkIns: WalkInsService,
    private readonly edition: EditionService,
  ) {}

  /**
   * Registers a walk-in, or keeps it where it came in already and no badge is left.
   * Throws what `WalkInsService.register` throws, and LateWalkInError where it is kept.
   */
  async register(walkIn: WalkInDto, phone: string | null): Promise<string> {
    try {
      return await this.transactions.run((unit) => this.walkIns.register(unit, walkIn, phone));
    } catch (error) {
      if (!walkIn.at || !(error instanceof NoBadgesError)) throw error;
      await this.transactions.run((unit) => this.keep(unit, walkIn));
      throw new LateWalkInError();
    }
  }

  /** Registers the first of them, if there is a badge; after the convention it forgets them. */
  async registerNext(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const { em, now } = unit;
    const db = em.getKysely<ConventionTables>();
    const { key } = this.edition;
    if (this.edition.hasEnded(now)) return deleteSome(db, 'late_walk_in', (row) => row('edition', '=', key));
    const first = await firstRowOf<{ id: string; form: WalkInDto; cameAt: Date }>(
      em,
      sql`
        select id, form, came_at as "cameAt" from late_walk_in where edition = ${key} and ${items.notFailed('id')}
        order by came_at, id limit 1 for update skip locked`,
    );
    if (!first) return 'done';
    let isFull = false;
    // What cannot be registered is kept, and those behind it come first.
    await items.attempt(unit, first.id, async (part) => {
      isFull = !(await this.isRegistered(part, first));
      if (isFull) return;
      const kept = part.em.getKysely<ConventionTables>();
      await kept.deleteFrom('late_walk_in').where('id', '=', first.id).execute();
    });
    return isFull ? 'done' : 'more';
  }

  private async keep({ em, now }: UnitOfWork, walkIn: WalkInDto): Promise<void> {
    await em
      .getKysely<ConventionTables>()
      .insertInto('late_walk_in')
      .values({ id: walkIn.id, edition: this.edition.key, form: walkIn, came_at: now })
      .onConflict((known) => known.doNothing())
      .execute();
  }

  /** Whether there were badges for them, or they are on the list by now. */
  private async isRegistered(
    unit: UnitOfWork,
    { form, cameAt }: { form: WalkInDto; cameAt: Date },
  ): Promise<boolean> {
    const isLongAgo = unit.now.getTime() - new Date(cameAt).getTime() > DAY_MS / 2;
    const walkIn = isLongAgo ? { ...form, at: undefined } : form;
    try {
      await inSavepoint(unit, (part) => this.walkIns.register(part, walkIn, null, true));
    } catch (error) {
      if (error instanceof OnTheListError) return true;
      if (error instanceof NoBadgesError) return false;
      throw error;
    }
    return true;
  }
}
