import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { DESK, type DeskPart, type DeskSource } from '../../convention/desk/desk.service.ts';
import { counted, type DeskMoment, numeral } from '../../convention/desk/desk-moment.policy.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';

interface Counts {
  events: number;
  without: number;
  first: string | null;
  firstAt: Date | null;
}

/** Events that have no table yet. One without a time gets none. */
@Injectable()
@contributes(DESK)
export class EventsOnDesk implements DeskSource {
  readonly role = 'administrator';

  constructor(private readonly edition: EditionService) {}

  async look(em: EntityManager, moment: DeskMoment): Promise<DeskPart> {
    const { events, without, first, firstAt } = await this.count(em, moment.now);
    const tables =
      without === 0
        ? 'none waits for a table'
        : `${numeral(without)} ${without === 1 ? 'has' : 'have'} no table`;
    return {
      tasks:
        first === null || firstAt === null
          ? []
          : [
              {
                kind: 'table',
                tone: 'plain',
                by: moment.by(),
                sentence: `${counted(without, 'event has', 'events have')} no table.`,
                detail: `${without === 1 ? '' : 'The first is '}${first}, ${moment.beginning(firstAt).replace(/^on /, '')}.`,
                action: { label: 'Find tables', path: '/eventManagement?tables=none' },
              },
            ],
      tools: [
        {
          tool: 'schedule',
          figure: numeral(events),
          of: null,
          counts: events === 0 ? 'events' : `${events === 1 ? 'event' : 'events'}, ${tables}`,
        },
      ],
    };
  }

  private async count(em: EntityManager, now: Date): Promise<Counts> {
    const counts = await firstRowOf<Counts>(
      em,
      sql`
        select count(*)::int as events, (count(*) filter (where waits))::int as without,
               (array_agg(game_name order by starts_at, id) filter (where waits))[1] as first,
               min(starts_at) filter (where waits) as "firstAt"
        from (
          select *, table_id is null and starts_at is not null and ends_at > ${now} as waits
          from event where edition = ${this.edition.key}
        ) as event`,
    );
    return counts ?? { events: 0, without: 0, first: null, firstAt: null };
  }
}
