import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import {
  EDITION_MOVES,
  type EditionMove,
  type MovingThings,
  type PlanFrame,
  type PlannedFrame,
  type PlannedMove,
  TIME_TO_PREPARE_MS,
} from '../../convention/edition/edition-moves.service.ts';
import {
  countHelpers,
  firstNotice,
  type MovedShift,
  planOf,
  ShiftNotices,
} from '../notices/shift-notices.ts';
import { Shift } from '../shift.entity.ts';
import { movedTimes } from '../shifts.policy.ts';

/** Takes the shifts of an edition along when its days move; who has taken them is told. */
@Injectable()
@contributes(EDITION_MOVES)
export class ShiftMoves implements MovingThings {
  constructor(private readonly notices: ShiftNotices) {}

  async preview(
    em: EntityManager,
    edition: string,
    from: PlanFrame,
    to: PlannedFrame,
    now: Date,
  ): Promise<PlannedMove> {
    const shifts = await em.find(Shift, { edition });
    const moved = movedOf(shifts, from, to);
    return {
      ...(await summary(em, moved, now)),
      firstMail: () => firstNotice(em, toCome(moved, now), to.venue),
    };
  }

  async move(
    unit: UnitOfWork,
    edition: string,
    from: PlanFrame,
    to: PlannedFrame,
    waitsUntil: Date | null,
  ): Promise<EditionMove> {
    const { em, now } = unit;
    const shifts = await em.find(
      Shift,
      { edition },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const moved = movedOf(shifts, from, to);
    const before = new Map(moved.map(({ shift }) => [shift.id, planOf(shift)]));
    for (const { shift, times } of moved) shift.change(shift, times);
    // One statement for all of them.
    await em.flush();
    for (const { shift, times } of moved) {
      const plan = before.get(shift.id) ?? null;
      // Helpers come before the doors open, and on the days around: theirs waits only where it comes in time.
      const begins = [times.startsAt, new Date(plan?.startsAt ?? times.startsAt)];
      const canWait = waitsUntil && begins.every((at) => isInTime(waitsUntil, at));
      await this.notices.changed(unit, shift, plan, {
        venue: to.venue,
        ...(canWait && { leaveAt: waitsUntil }),
      });
    }
    return summary(em, moved, now);
  }
}

function isInTime(mailed: Date, begins: Date): boolean {
  return begins.getTime() >= mailed.getTime() + TIME_TO_PREPARE_MS;
}

function movedOf(shifts: Shift[], from: PlanFrame, to: PlanFrame): MovedShift[] {
  return shifts
    .map((shift) => ({ shift, times: movedTimes(shift, from, to) }))
    .filter(({ shift, times }) => shift.isElsewhere({ ...times, place: shift.place }));
}

function toCome(moved: MovedShift[], now: Date): MovedShift[] {
  return moved.filter(({ times }) => times.endsAt > now);
}

async function summary(em: EntityManager, moved: MovedShift[], now: Date): Promise<EditionMove> {
  const ids = toCome(moved, now).map(({ shift }) => shift.id);
  const effect =
    moved.length === 0
      ? ''
      : `${moved.length === 1 ? '1 shift moves' : `${moved.length} shifts move`} with ${moved.length === 1 ? 'its' : 'their'} day.`;
  return { effect, moved: moved.length, people: await countHelpers({ em }, ids) };
}
