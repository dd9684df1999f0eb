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

/** After the convention, for whom only the administrator can still tell what became of them. */
const KEPT_MS = 2 * DAY_MS;

/**
 * Walk-ins of phones that came up without a badge: theirs were given to others while they had no network. They are kept, told at the
 * desk, and registered in their order once the house has badges again, by whoever gives some back or by more that the administrator
 * says. Two days after the convention they are forgotten.
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

  /**
   * Keeps what came in before the convention ended and comes up after it: nobody is registered any more, and nobody is lost without a
   * word. Throws LateWalkInError where it is kept.
   */
  async keepAfterEnd(walkIn: WalkInDto): Promise<void> {
    const isKept = await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const isBefore = walkIn.at !== undefined && !this.edition.hasEnded(new Date(walkIn.at));
      if (!isBefore || !this.edition.hasEnded(now) || this.isForgotten(now)) return false;
      // It had arrived, and its answer was lost.
      if (await this.walkIns.registeredBefore(em, walkIn)) return false;
      await this.keep(unit, walkIn);
      return true;
    });
    if (isKept) throw new LateWalkInError(true);
  }

  /** Registers the first of them, if there is a badge, until the convention is over; two days later it forgets them. */
  async registerNext(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const { em, now } = unit;
    const db = em.getKysely<ConventionTables>();
    const { key } = this.edition;
    if (this.isForgotten(now)) return deleteSome(db, 'late_walk_in', (row) => row('edition', '=', key));
    if (this.edition.hasEnded(now)) return 'done';
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

  private isForgotten(now: Date): boolean {
    return now.getTime() >= this.edition.end.getTime() + KEPT_MS;
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
