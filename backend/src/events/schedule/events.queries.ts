import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { firstRowOf, isoTime, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { Viewer } from '../../http/endpoint/viewer.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { SharedAnswer } from '../../http/responses/shared-answer.ts';
import { SharedRead } from '../../http/responses/shared-read.ts';
import { userNames } from '../../users/users.tables.ts';
import { callerOf } from '../sign-up/event-locks.ts';
import { UNDETERMINED } from './event-plan.ts';
import type { EventDto } from './events.dto.ts';
import { EventNotFoundError } from './events.errors.ts';
import { mayActAs } from './events.policy.ts';

/** An edition has hundreds of events, at most some thousands. */
const LIST_MAX = 10_000;

/** Reads about events, straight into their DTOs. */
@Injectable()
export class EventsQueries {
  private readonly schedule = new SharedRead(() => this.readSchedule());

  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly clock: Clock,
  ) {}

  /**
   * All events of the edition in the order of the schedule: undetermined ones after all others of their day. It is what most
   * people begin with, so that it is read once for all who ask at the same time.
   */
  listEvents(): Promise<SharedAnswer> {
    return this.schedule.get();
  }

  private async readSchedule(): Promise<SharedAnswer> {
    const events = this.events(sql`edition = ${this.edition.key}`);
    const row = await firstRowOf<{ json: string }>(
      this.em.fork(),
      sql`select coalesce(json_agg(event), '[]')::text as json from (${events}) as event`,
    );
    return new SharedAnswer(row?.json ?? '[]');
  }

  /**
   * The events of the edition that one of the viewer's names takes part in.
   *
   * @throws NotAllowedError when the name is not theirs
   */
  async listEventsOf(viewer: Viewer, nameId: string): Promise<EventDto[]> {
    if (!mayActAs(await callerOf(this.em.fork(), viewer), nameId)) {
      throw new NotAllowedError();
    }
    const takesPart = sql`id in (select event_id from participant where name_id = ${nameId})`;
    return rowsOf(this.em.fork(), this.events(sql`edition = ${this.edition.key} and ${takesPart}`));
  }

  /** @throws EventNotFoundError */
  async getEvent(id: string): Promise<EventDto> {
    const [event] = await rowsOf(this.em.fork(), this.events(sql`id = ${id}`));
    if (!event) {
      throw new EventNotFoundError();
    }
    return event;
  }

  /**
   * The same for everybody, so that it may be kept by whoever shows it. People are joined and grouped once for all events:
   * looked up for each, their names would be searched each time.
   */
  private events(condition: RawBuilder<unknown>): RawBuilder<EventDto> {
    const zone = this.edition.timeZone;
    const now = this.clock.now();
    return sql<EventDto>`
      with chosen as materialized (
        select *, coalesce(starts_at, (day + time '00:01') at time zone ${zone}) as begins_at,
               row_number() over (order by day, starts_at nulls last, lower(game_name), id) as place
        from event where ${condition} order by place limit ${LIST_MAX}
      ), taking_part as (
        select event_id, json_agg(json_build_object(
                 'id', name_id, 'name', user_name.name, 'location', '',
                 'gameOwner', name_id is not distinct from chosen.game_owner_id
               ) order by participant.joined_at, participant.id) as people
        from chosen
        join participant on participant.event_id = chosen.id
        join ${userNames} user_name on user_name.id = participant.name_id
        group by event_id
      ), waiting as (
        select event_id, json_agg(json_build_object('id', name_id, 'name', name, 'position', position)
                                  order by position) as people
        from (
          select event_id, name_id, user_name.name,
                 row_number() over (partition by event_id order by waitlist_entry.id) as position
          from chosen
          join waitlist_entry on waitlist_entry.event_id = chosen.id
          join ${userNames} user_name on user_name.id = waitlist_entry.name_id
        ) as entry
        group by event_id
      )
      select chosen.id, game_name as "gameName", to_char(day, 'FMDay') as "eventDay",
             coalesce(to_char(starts_at at time zone ${zone}, 'FMHH12:MI AM'), ${UNDETERMINED}) as "eventTime",
             ${isoTime('begins_at')} as "eventDate", ${isoTime('ends_at')} as "endDate",
             spots, spots_taken as "spotsTaken", visible, owner_id as "eventOwner", owner.name as organizer,
             coalesce(game_owner_id::text, '') as "gameOwner", duration::text, teacher,
             coalesce(taking_part.people, '[]') as participants, coalesce(waiting.people, '[]') as waitlist,
             case when ends_at <= ${now} then 'completed' when starts_at <= ${now} then 'in-progress'
                  else 'upcoming' end as state,
             ends_at <= ${now} as "isExpired"
      from chosen
      join ${userNames} owner on owner.id = chosen.owner_id
      left join taking_part on taking_part.event_id = chosen.id
      left join waiting on waiting.event_id = chosen.id
      order by place`;
  }
}
