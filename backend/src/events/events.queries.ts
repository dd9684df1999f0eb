import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import {
  clockText,
  firstRowOf,
  isoTime,
  type RawBuilder,
  rowsOf,
  sql,
  weekdayText,
} from '@tablefall/platform/database/sql';
import { floorTables } from '../convention/content/floor.tables.ts';
import { EditionService } from '../convention/edition/edition.service.ts';
import type { Principal } from '../http/access/principal.ts';
import { NotAllowedError } from '../http/errors/api-error.ts';
import { PrecompressedAnswer } from '../http/serving/precompressed-answer.ts';
import { SingleFlight } from '../http/serving/single-flight.ts';
import { userNames } from '../users/names/accounts.tables.ts';
import { EVENT_VERSION } from './event-facts.sql.ts';
import { callerOf } from './event-locks.ts';
import { UNDETERMINED } from './event-plan.ts';
import type { CancelledEventDto, EventDetailsDto, EventDto } from './events.dto.ts';
import { EventNotFoundError } from './events.errors.ts';
import { mayActAs } from './events.policy.ts';
import {
  ANY_READER,
  type NameReader,
  people,
  placeId,
  STRANGERS_NAME,
  shownName,
  strangersOwnerId,
} from './shown-names.sql.ts';

/** An edition has hundreds of events, at most some thousands. */
const LIST_MAX = 10_000;

/** What the query of events depends on besides which ones. */
interface EventNames {
  ofOwner: NameReader;
  ofPlayers: RawBuilder<string>;
  /** The ids of those who play or wait, by the table with their rows, and of the `owner`. */
  playerId: (row: 'participant' | 'waitlist_entry') => RawBuilder<unknown>;
  ownerId: RawBuilder<unknown>;
}

/** What single events tell besides; of a query that has `chosen`. */
const DETAILS: RawBuilder<unknown> = sql`
  description, min_players as "minPlayers",
  (select json_build_object('id', id, 'name', name, 'thumbnail', thumbnail, 'minPlayers', min_players,
                            'maxPlayers', max_players, 'minutes', minutes)
   from board_game where board_game.id = chosen.board_game_id) as "boardGame",`;

/** Reads about events, straight into their DTOs. */
@Injectable()
export class EventsQueries {
  private readonly strangersSchedule = new SingleFlight(() => this.readSchedule(TO_STRANGERS));
  private readonly schedule = new SingleFlight(() => this.readSchedule(TO_ANYBODY_SIGNED_IN));

  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly clock: Clock,
  ) {}

  /**
   * All events of the edition in the order of the schedule, undetermined ones after all others of their day. Most
   * people begin with it, so it is read once for all who ask at the same time: with names for those who are signed
   * in, without names for strangers. Names that only some may know are told with a single event (`getEvent`).
   */
  listEvents(principal: Principal | null): Promise<PrecompressedAnswer> {
    return (principal ? this.schedule : this.strangersSchedule).get();
  }

  /** Those of `listEvents` that have changed since, or in which somebody's name has. */
  listChangedEvents(principal: Principal | null, since: Date): Promise<PrecompressedAnswer> {
    return this.readSchedule(principal ? TO_ANYBODY_SIGNED_IN : TO_STRANGERS, changedSince(since));
  }

  private async readSchedule(names: EventNames, which = sql<boolean>`true`): Promise<PrecompressedAnswer> {
    const events = this.events(sql`event.edition = ${this.edition.key} and ${which}`, names);
    const row = await firstRowOf<{ json: string }>(
      this.em.fork(),
      sql`select coalesce(json_agg(${SAID}), '[]')::text as json from (${events}) as event`,
    );
    return new PrecompressedAnswer(row?.json ?? '[]');
  }

  /**
   * The events of the edition that one of the principal's names takes part in.
   * Throws NotAllowedError when the name is not theirs.
   */
  async listEventsOf(principal: Principal, nameId: string): Promise<EventDto[]> {
    if (!mayActAs(await callerOf(this.em.fork(), principal), nameId)) {
      throw new NotAllowedError();
    }
    const takesPart = sql`event.id in (select event_id from participant where name_id = ${nameId})`;
    const condition = sql`event.edition = ${this.edition.key} and ${takesPart}`;
    return this.read(this.events(condition, namesTo(principal)));
  }

  /** @param principal who reads the names; null for strangers */
  async getEvent(id: string, principal: Principal | null): Promise<EventDetailsDto> {
    const names = principal ? namesTo(principal) : TO_STRANGERS;
    const [event] = await this.read<EventDetailsDto>(this.events(sql`event.id = ${id}`, names, DETAILS));
    if (!event) {
      throw new EventNotFoundError();
    }
    return event;
  }

  /** Throws EventNotFoundError unless there was one that was deleted. */
  async getCancelledEvent(id: string): Promise<CancelledEventDto> {
    const event = await firstRowOf<CancelledEventDto>(
      this.em.fork(),
      sql`
        select id, game_name as "gameName", ${this.when()}, duration::text
        from (select *, ${this.beginsAt()} as begins_at from cancelled_event where id = ${id}) as event`,
    );
    if (!event) {
      throw new EventNotFoundError();
    }
    return event;
  }

  private async read<Dto extends EventDto>(events: RawBuilder<EventDto>): Promise<Dto[]> {
    const rows = await rowsOf(
      this.em.fork(),
      sql<{ event: Dto }>`select ${SAID} as event from (${events}) as event`,
    );
    return rows.map(({ event }) => event);
  }

  private beginsAt(): RawBuilder<unknown> {
    return sql`coalesce(starts_at, (day + time '00:01') at time zone ${this.edition.timeZone})`;
  }

  /** When an event is, in the words of its DTO; of a query that has its columns and when it `begins_at`. */
  private when(): RawBuilder<unknown> {
    return sql`
      ${weekdayText('day')} as "eventDay",
      coalesce(${clockText('starts_at', this.edition.timeZone)}, ${UNDETERMINED}) as "eventTime",
      ${isoTime('begins_at')} as "eventDate", ${isoTime('ends_at')} as "endDate"`;
  }

  /**
   * People are looked up once and grouped for all events together. Otherwise their names would be searched for each
   * event.
   */
  private events(
    condition: RawBuilder<unknown>,
    names: EventNames,
    details: RawBuilder<unknown> = sql``,
  ): RawBuilder<EventDto> {
    const now = this.clock.now();
    return sql<EventDto>`
      with chosen as materialized (
        select event.*, ${EVENT_VERSION} as version,
               ${this.beginsAt()} as begins_at,
               row_number() over (order by day, starts_at nulls last, lower(game_name), event.id) as place
        from event where ${condition} order by place limit ${LIST_MAX}
      ), person as materialized (
        select id, user_id, name, is_child from ${people} person where id in (
          select owner_id from chosen
          union select name_id from participant join chosen on chosen.id = participant.event_id
          union select name_id from waitlist_entry join chosen on chosen.id = waitlist_entry.event_id)
      ), taking_part as (
        select event_id,
               max(${names.playerId('participant')}::text) filter (where name_id = chosen.game_owner_id) as game_owner,
               json_agg(json_strip_nulls(json_build_object(
                 'id', ${names.playerId('participant')}, 'name', ${names.ofPlayers}, 'location', '',
                 'gameOwner', name_id is not distinct from chosen.game_owner_id, 'coHost', nullif(co_host, false)
               )) order by participant.joined_at, participant.id) as people
        from chosen
        join participant on participant.event_id = chosen.id
        join person on person.id = participant.name_id
        join person owner on owner.id = chosen.owner_id
        group by event_id
      ), waiting as (
        select event_id, count(*) filter (where kept is not null) as kept,
               json_agg(json_strip_nulls(json_build_object(
                 'id', name_id, 'name', name, 'position', position, 'offeredUntil', kept)) order by position) as people
        from (
          select event_id, ${names.playerId('waitlist_entry')} as name_id, ${names.ofPlayers} as name,
                 case when offered_until > ${now} then ${isoTime('offered_until')} end as kept,
                 row_number() over (partition by event_id order by waitlist_entry.id) as position
          from chosen
          join waitlist_entry on waitlist_entry.event_id = chosen.id
          join person on person.id = waitlist_entry.name_id
          join person owner on owner.id = chosen.owner_id
        ) as entry
        group by event_id
      )
      select chosen.id, game_name as "gameName", ${this.when()},
             spots, (spots_taken + coalesce(waiting.kept, 0))::int as "spotsTaken", visible, ${names.ownerId} as "eventOwner",
             ${shownName('owner', names.ofOwner)} as organizer,
             coalesce(taking_part.game_owner, '') as "gameOwner", duration::text, teacher,
             coalesce(taking_part.people, '[]') as participants, coalesce(waiting.people, '[]') as waitlist,
             case when ends_at <= ${now} then 'completed' when starts_at <= ${now} then 'in-progress'
                  else 'upcoming' end as state,
             ends_at <= ${now} as "isExpired", version, ${details} level, children,
             table_id as "tableId", floor_table.label as "table"
      from chosen
      join person owner on owner.id = chosen.owner_id
      left join taking_part on taking_part.event_id = chosen.id
      left join waiting on waiting.event_id = chosen.id
      left join (${floorTables(this.edition.key)}) as floor_table on floor_table.id = chosen.table_id
      order by place`;
  }
}

function changedSince(since: Date): RawBuilder<boolean> {
  const renamed = sql`(select id from ${userNames} user_name where changed_at >= ${since})`;
  return sql`(event.changed_at >= ${since} or owner_id in ${renamed} or event.id in (
    select event_id from participant where name_id in ${renamed}
    union all select event_id from waitlist_entry where name_id in ${renamed}))`;
}

/** An event without the facts that its organizer does not say. */
const SAID: RawBuilder<unknown> = sql`json_strip_nulls(to_json(event))`;

/** Who is signed in may be told of everybody, by name or not, under the same id. */
const TRUE_IDS: Pick<EventNames, 'playerId' | 'ownerId'> = {
  playerId: () => sql`name_id`,
  ownerId: sql`owner_id`,
};

/** Strangers read who offers a game, as its organizer, and how many play. */
const TO_STRANGERS: EventNames = {
  ofOwner: ANY_READER,
  ofPlayers: STRANGERS_NAME,
  playerId: placeId,
  ownerId: strangersOwnerId('chosen', 'owner'),
};
const TO_ANYBODY_SIGNED_IN: EventNames = {
  ofOwner: ANY_READER,
  ofPlayers: shownName('person', ANY_READER),
  ...TRUE_IDS,
};

function namesTo({ userId, roles }: Principal): EventNames {
  const readsChildren = roles.includes('administrator') ? sql`true` : sql`owner.user_id = ${userId}`;
  const reader = { userId: sql`${userId}::uuid`, readsChildren };
  return { ofOwner: reader, ofPlayers: shownName('person', reader), ...TRUE_IDS };
}
