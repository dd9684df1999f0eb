import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { anyOf, clockText, rowsOf, sql, weekdayText } from '@tablefall/platform/database/sql';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { planOf } from '../event-plan.ts';
import { EventTables, type FloorTable } from './event-tables.service.ts';
import type { AllPlaced } from './table-placing.service.ts';
import type { FreeTableDto, FreeTablesQuery, PlacedEventsDto, UnplacedEventDto } from './tables.dto.ts';

/** Which tables are free. */
@Injectable()
export class TablesQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly tables: EventTables,
    private readonly edition: EditionService,
  ) {}

  /**
   * The tables that nobody has at a time, besides those for open gaming: first those that seat everybody, the smallest
   * before all, then smaller ones, the largest of them first. None while the time is undetermined.
   */
  async free({ day, time, duration, spots, event }: FreeTablesQuery): Promise<FreeTableDto[]> {
    const { startsAt, endsAt } = planOf(
      { eventDay: day, eventTime: time, duration },
      { days: this.edition.details.days, timeZone: this.edition.timeZone },
    );
    if (!startsAt) return [];
    const free = await this.tables.freeAt(this.em.fork(), { startsAt, endsAt }, event ?? null);
    return byFit(free, spots).map(({ id, label, seats, room }) => ({ id, label, seats, room }));
  }

  /** What placing all came to, in the words of the schedule. */
  async namedPlacing({ left, ...counts }: AllPlaced): Promise<PlacedEventsDto> {
    const reasons = new Map(left.map(({ id, reason }) => [id, reason]));
    const events = await rowsOf<Omit<UnplacedEventDto, 'reason'>>(
      this.em.fork(),
      sql`
        select id, game_name as "gameName", ${weekdayText('day')} as "eventDay",
               ${clockText('starts_at', this.edition.timeZone)} as "eventTime", spots
        from event where id = ${anyOf([...reasons.keys()], 'uuid')} order by starts_at, lower(game_name), id`,
    );
    return {
      ...counts,
      left: events.map((event) => ({ ...event, reason: reasons.get(event.id) ?? 'all-taken' })),
    };
  }
}

function byFit(tables: FloorTable[], spots: number): FloorTable[] {
  const [large, small] = [true, false].map((isLarge) =>
    tables.filter(({ seats }) => seats >= spots === isLarge),
  );
  return [
    ...(large ?? []).sort((one, other) => one.seats - other.seats),
    ...(small ?? []).sort((one, other) => other.seats - one.seats),
  ];
}
