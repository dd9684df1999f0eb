import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@tablefall/platform/clock/durations';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { DeskToolDto, TaskDto } from '../../convention/desk/desk.dto.ts';
import { DESK, type DeskPart, type DeskSource } from '../../convention/desk/desk.service.ts';
import { counted, type DeskMoment, listed, numeral } from '../../convention/desk/desk-moment.policy.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { isOpenIn } from '../shift-facts.sql.ts';

/** So long before it begins, a shift that nobody has taken is told. */
const SOON_MS = 2 * DAY_MS;
/** More are counted, not named. */
const NAMED = 3;

interface UntakenShift {
  title: string;
  startsAt: Date;
}

/** Shifts that nobody has taken, two days before, and how many places are taken. */
@Injectable()
@contributes(DESK)
export class ShiftsOnDesk implements DeskSource {
  readonly role = 'organiser';

  constructor(private readonly edition: EditionService) {}

  async look(em: EntityManager, moment: DeskMoment): Promise<DeskPart> {
    const isOpen = await isOpenIn(em, this.edition.key);
    return { tasks: isOpen ? await this.untaken(em, moment) : [], tools: await this.figures(em) };
  }

  private async untaken(em: EntityManager, moment: DeskMoment): Promise<TaskDto[]> {
    const shifts = await rowsOf<UntakenShift>(
      em,
      sql`
        select title, starts_at as "startsAt" from shift
        where edition = ${this.edition.key} and places_taken = 0 and starts_at > ${moment.now}
          and starts_at <= ${new Date(moment.now.getTime() + SOON_MS)}
        order by starts_at, lower(title), id`,
    );
    const [first] = shifts;
    if (!first) return [];
    const named = shifts.slice(0, NAMED).map((shift) => `${shift.title} ${moment.time(shift.startsAt)}`);
    const others = shifts.length - named.length;
    return [
      {
        kind: 'shift',
        tone: 'warning',
        by: moment.by(first.startsAt),
        sentence: `Nobody has taken ${counted(shifts.length, 'shift')} of the next two days.`,
        detail: `${listed([...named, ...(others > 0 ? [`${numeral(others)} more`] : [])])}.`,
        action: { label: 'See them', path: '/shift-management?show=untaken' },
      },
    ];
  }

  private async figures(em: EntityManager): Promise<DeskToolDto[]> {
    const counts = await firstRowOf<{ places: number; taken: number; shifts: number }>(
      em,
      sql`
        select count(*)::int as shifts, coalesce(sum(places), 0)::int as places, coalesce(sum(places_taken), 0)::int as taken
        from shift where edition = ${this.edition.key}`,
    );
    if (!counts) return [];
    const { shifts, places, taken } = counts;
    return [
      {
        tool: 'shifts',
        figure: numeral(taken),
        of: shifts === 0 ? null : numeral(places),
        counts: shifts === 0 ? 'no shift yet' : `places taken in ${counted(shifts, 'shift')}`,
      },
    ];
  }
}
