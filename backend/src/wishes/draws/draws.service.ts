import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { changedBy, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { type DrawnPlace, DrawnSeats } from '../../events/sign-up/drawn-seats.service.ts';
import { draw } from '../draw/draw.ts';
import type { DrawCounts, DrawInput } from '../draw/draw-input.ts';
import { seedHashOf } from '../draw/drawn-order.ts';
import type { PublishedDraw } from '../draw/published-draw.ts';
import { DrawInputQueries, type NamedDrawInput } from '../draw-input.queries.ts';
import { wishActs } from '../wishes.audit.ts';
import { wishesOf } from '../wishes-of.sql.ts';
import { DrawMails } from './draw-mails.ts';
import {
  DrawInThePastError,
  DrawNotFoundError,
  DrawnAlreadyError,
  DrawWithoutOpeningError,
} from './draws.errors.ts';
import { comesBeforeSignUp } from './draws.policy.ts';

const newSeed = (): string => randomBytes(32).toString('hex');

/** The draw of the edition: planned, tried and run once. */
@Injectable()
export class DrawsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly edition: EditionService,
    private readonly input: DrawInputQueries,
    private readonly seats: DrawnSeats,
    private readonly mails: DrawMails,
    private readonly audit: Audit,
  ) {}

  /**
   * Plans the draw, or moves it. Its seed is made once, so that the hash that was shown stays true.
   * Nobody takes a seat before: sign-up opens later.
   */
  async plan(runsAt: Date): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const { signUp } = await this.edition.holdDetails(em);
      if (runsAt <= now) throw new DrawInThePastError();
      if (!comesBeforeSignUp(runsAt, signUp.opensAt)) throw new DrawWithoutOpeningError();
      const { numInsertedOrUpdatedRows } = await this.added(em, runsAt)
        .onConflict((known) =>
          known.column('edition').doUpdateSet({ runs_at: runsAt }).where('draw.ran_at', 'is', null),
        )
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) throw new DrawnAlreadyError();
      await this.audit.record(unit, { action: wishActs['draw.planned'], about: this.edition.key });
    });
  }

  /** Withdraws the draw: it is as if none had been planned. */
  async withdraw(): Promise<void> {
    await this.transactions.run(async (unit) => {
      const edition = this.edition.key;
      const { numDeletedRows } = await wishesOf(unit.em)
        .deleteFrom('draw')
        .where('edition', '=', edition)
        .where('ran_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n)
        throw (await this.isRun(unit)) ? new DrawnAlreadyError() : new DrawNotFoundError();
      await this.audit.record(unit, { action: wishActs['draw.withdrawn'], about: edition });
    });
  }

  /** What a draw would come to by the wishes of this moment, with a seed of its own. It writes nothing. */
  async rehearse(): Promise<DrawCounts> {
    return this.transactions.runInBackground(
      async ({ em, now }) => draw(published(await this.input.inputOf(em, now)), newSeed()).counts,
    );
  }

  /** Runs the draw if it is due. All seats and waitlists are written in this transaction, or none; it is not run twice. */
  async runIfDue(unit: UnitOfWork): Promise<void> {
    const { em, now } = unit;
    const due = await wishesOf(em)
      .selectFrom('draw')
      .select(['seed', 'seed_hash'])
      .where('edition', '=', this.edition.key)
      .where('ran_at', 'is', null)
      .where('runs_at', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (!due) return;
    await this.seats.holdGames(unit);
    await this.seats.holdNames(unit, (await this.input.inputOf(em, now)).nameIds);
    await this.input.hold(em);
    const named = await this.input.inputOf(em, now);
    const input = published(named);
    const result = draw(input, due.seed);
    const placesOf = (party: number, game: number): DrawnPlace[] =>
      (input.parties[party]?.people ?? []).map((person) => ({
        eventId: named.eventIds[game] ?? '',
        nameId: named.nameIds[person] ?? '',
      }));
    await this.seats.seat(
      unit,
      result.seats.flatMap(({ party, games }) => games.flatMap((game) => placesOf(party, game))),
    );
    await this.seats.wait(
      unit,
      result.waitlists.flatMap(({ game, parties }) => parties.flatMap((party) => placesOf(party, game))),
    );
    const text: PublishedDraw = { seedHash: due.seed_hash, seed: due.seed, input, result };
    await wishesOf(em)
      .updateTable('draw')
      .set({ ran_at: now, published: JSON.stringify(text) })
      .where('edition', '=', this.edition.key)
      .execute();
    await this.note(unit, named);
    await this.mails.tell(
      unit,
      input.parties.flatMap(({ id, wishes }) => wishes.flatMap((game) => placesOf(id, game))),
    );
    await this.audit.record(unit, { action: wishActs['draw.run'], about: this.edition.key });
  }

  /** Draws at once, though nobody was shown a hash before: what a file brings was wished elsewhere. An edition that has a draw keeps it. */
  async runAtOnce(): Promise<void> {
    await this.transactions.runInBackground(async (unit) => {
      await this.added(unit.em, unit.now)
        .onConflict((known) => known.column('edition').doNothing())
        .execute();
      await this.runIfDue(unit);
    });
  }

  private added(em: EntityManager, runsAt: Date) {
    const seed = newSeed();
    return wishesOf(em)
      .insertInto('draw')
      .values({ edition: this.edition.key, runs_at: runsAt, seed, seed_hash: seedHashOf(seed) });
  }

  /** Who was in which party, so that they find themselves in what is published. */
  private async note({ em }: UnitOfWork, { parties, nameIds }: NamedDrawInput): Promise<void> {
    const names = parties.flatMap(({ id, people }) =>
      people.map((person) => ({ id, name: nameIds[person] ?? '' })),
    );
    await changedBy(
      em,
      sql`
        insert into drawn_name (edition, party, name_id)
        select ${this.edition.key}, party, name_id
        from unnest(${names.map(({ id }) => id)}::int[], ${names.map(({ name }) => name)}::uuid[]) as drawn (party, name_id)`,
    );
  }

  private async isRun({ em }: UnitOfWork): Promise<boolean> {
    const row = await wishesOf(em)
      .selectFrom('draw')
      .select('edition')
      .where('edition', '=', this.edition.key)
      .executeTakeFirst();
    return row !== undefined;
  }
}

/** Without whom and what its numbers mean. */
const published = ({ games, parties, limits }: NamedDrawInput): DrawInput => ({ games, parties, limits });
