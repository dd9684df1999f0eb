import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { firstRowOf, isoTime, sql } from '@tablefall/platform/database/sql';
import { Commitments } from '../../convention/commitments/commitments.service.ts';
import { hereSince } from '../../convention/registration/presence.tables.ts';
import type { Principal } from '../../http/access/principal.ts';
import { NoLongerPartError } from '../../http/errors/api-error.ts';
import { Event } from '../event.entity.ts';
import { EventNotFoundError } from '../events.errors.ts';
import { Joiners } from '../join-rules/joiners.ts';
import { people, shownName } from '../shown-names.sql.ts';
import { isElsewhere, isServed } from '../spot-offers.sql.ts';
import type { HostTableDto } from './host-table.dto.ts';
import { hostingOf } from './hosting.ts';
import { freeingFrom, tickingFrom } from './presence-rules.ts';

/** What the host of an event sees of its table. */
@Injectable()
export class HostQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly commitments: Commitments,
    private readonly joiners: Joiners,
    private readonly clock: Clock,
  ) {}

  /** Names are shown as far as whoever takes the roll call needs them: those of children, too. */
  async tableOf(principal: Principal, id: string): Promise<HostTableDto> {
    const em = this.em.fork();
    const event = await em.findOne(Event, id);
    if (!event) {
      throw new EventNotFoundError();
    }
    await hostingOf(em, principal, event, new NoLongerPartError());
    const now = this.clock.now();
    const reader = { userId: sql`${principal.userId}::uuid`, readsChildren: sql`true` };
    const seen = await firstRowOf<Pick<HostTableDto, 'players' | 'waiting' | 'next'>>(
      em,
      sql`
        select
          (select coalesce(json_agg(json_build_object(
                    'id', name_id, 'name', ${shownName('person', reader)},
                    'role', case when name_id = event.owner_id then 'owner' when co_host then 'co-host' else 'player' end,
                    'hereSince', ${isoTime('here_at')},
                    'inHallSince', ${isoTime(hereSince('participant.name_id', 'event.edition'))}
                  ) order by name_id = event.owner_id desc, joined_at, participant.id), '[]')
           from participant join ${people} person on person.id = name_id
           where event_id = event.id) as players,
          (select count(*)::int from waitlist_entry where event_id = event.id) as waiting,
          (select ${shownName('person', reader)}
           from waitlist_entry join ${people} person on person.id = name_id
           where event_id = event.id and event.visible and ${isServed(now)} and ${this.joiners.letIn(now)}
             and not ${isElsewhere(this.commitments)}
           order by waitlist_entry.id limit 1) as next
        from event where event.id = ${id}`,
    );
    return {
      ticksFrom: tickingFrom(event)?.toISOString() ?? null,
      freeingFrom: freeingFrom(event)?.toISOString() ?? null,
      ...(seen ?? { players: [], waiting: 0, next: null }),
    };
  }
}
