import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FORMER_GUEST } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { anyOf, changedBy, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { REMOVED_COMMENT } from '@tablefall/platform/privacy/former-guest';
import { userNames } from '../../users/names/accounts.tables.ts';
import {
  PERSONAL_DATA,
  type Person,
  type PersonalPart,
  type ShownCount,
} from '../../users/personal-data/personal-data.service.ts';
import { forgetDiscussionsBy } from '../discussions/forgotten-discussions.ts';
import { forgetCancelled } from '../event-rows.ts';
import { forgetCancelledTitles, forgetTitles, titledByName } from '../forgotten-titles.ts';
import { ScheduleService } from '../schedule/schedule.service.ts';
import { scheduleOf } from '../schedule-of.sql.ts';

/** When an event is, under names that people read. */
const WHEN = sql`event.edition, event.day, event.starts_at as starts, event.ends_at as ends`;

/** What somebody's names organise, play and wait for. */
@Injectable()
@contributes(PERSONAL_DATA)
export class ScheduleData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'events-organised',
      title: 'Events that they organise',
      rows: ({ nameIds }) => sql`
        select event.id::text, game_name as game, ${WHEN}, duration as minutes, spots, spots_taken as "spotsTaken",
               visible as "canBeJoined", teacher, description, level, children, min_players as "minPlayers", event.created_at as created, user_name.name as organizer
        from event join ${userNames} user_name on user_name.id = owner_id
        where owner_id = ${anyOf(nameIds, 'uuid')}`,
    },
    {
      file: 'events-joined',
      title: 'Events that they take part in',
      rows: ({ nameIds }) => sql`
        select participant.id::text, game_name as game, ${WHEN}, user_name.name, joined_at as joined,
               game_owner_id is not distinct from name_id as "bringsTheGame", co_host as "isCoHost",
               here_at as "hereSince"
        from participant
        join event on event.id = event_id
        join ${userNames} user_name on user_name.id = name_id
        where name_id = ${anyOf(nameIds, 'uuid')}`,
    },
    {
      file: 'messages-to-players',
      title: 'Messages to the players of events that they host',
      rows: ({ userId }) => sql`
        select event_message.id::text, game_name as game, ${WHEN}, user_name.name, message, written_at as written
        from event_message
        join event on event.id = event_id
        left join ${userNames} user_name on user_name.id = name_id
        where author_id = ${userId}::uuid`,
    },
    {
      file: 'questions',
      title: 'What they asked about events, and answered',
      rows: ({ userId }) => sql`
        select event_discussion.id::text, game_name as game, ${WHEN}, message,
               case when question_id is null then 'question' else 'answer' end as sort,
               event_discussion.created_at as written
        from event_discussion join event on event.id = event_id
        where author_id = ${userId}::uuid`,
    },
    {
      file: 'waitlists',
      title: 'Events that they wait for',
      rows: ({ nameIds }) => sql`
        select waitlist_entry.id::text, game_name as game, ${WHEN}, user_name.name, joined_at as "waitsSince",
               offered_until as "seatKeptUntil"
        from waitlist_entry
        join event on event.id = event_id
        join ${userNames} user_name on user_name.id = name_id
        where name_id = ${anyOf(nameIds, 'uuid')}`,
    },
    {
      file: 'events-left',
      title: 'Events that they left, which calendars still learn of',
      rows: ({ nameIds }) => sql`
        select event_id::text || name_id as id, user_name.name, facts, ends_at as ends
        from left_event join ${userNames} user_name on user_name.id = name_id
        where name_id = ${anyOf(nameIds, 'uuid')}`,
    },
    {
      file: 'schedule-settings',
      title: 'Choices for the schedule',
      rows: ({ userId }) => sql`
        select user_id::text as id, notices as "wantsNotices", calendar_token is not null as "hasCalendarAddress"
        from schedule_settings where user_id = ${userId}::uuid`,
    },
  ];

  constructor(
    private readonly schedule: ScheduleService,
    private readonly clock: Clock,
  ) {}

  shownToOthers({ userId, nameIds }: Person): RawBuilder<ShownCount> {
    return sql`
      select 'Games to come' as title, count(*)::int as count from event
      where owner_id = ${anyOf(nameIds, 'uuid')} and ends_at > ${this.clock.now()}
      union all
      select 'Questions and answers about games', count(*)::int from event_discussion
      where author_id = ${userId}::uuid and message <> ${REMOVED_COMMENT}`;
  }

  /** Who wanted to play is told, as when an owner deletes an event. */
  async hide(unit: UnitOfWork, { userId, nameIds }: Person): Promise<void> {
    if (!userId) return;
    await forgetDiscussionsBy(unit.em, userId);
    await this.schedule.cancelOf(unit, userId, nameIds);
  }

  /** The events that they own. */
  async thingsToldOf(em: EntityManager, { nameIds }: Pick<Person, 'nameIds'>): Promise<string[]> {
    const owned = await scheduleOf(em)
      .selectFrom('event')
      .select('id')
      .where('owner_id', '=', anyOf(nameIds, 'uuid'))
      .execute();
    return owned.map(({ id }) => id);
  }

  /**
   * Spots of others' events were freed with the registration (`RemovedRegistrants`), which wrote down what the names left. Events that are over keep who took part,
   * under names that say nothing any more.
   */
  async erase(unit: UnitOfWork, { userId, nameIds, names }: Person): Promise<void> {
    if (!userId) return;
    const { em } = unit;
    const db = scheduleOf(em);
    const eventIds = await this.thingsToldOf(em, { nameIds });
    const telling = await titledByName(em, eventIds, names);
    await db.deleteFrom('event_message').where('author_id', '=', userId).execute();
    await forgetDiscussionsBy(em, userId);
    await this.schedule.cancelOf(unit, userId, nameIds);
    await forgetCancelled(em, eventIds);
    await forgetTitles(em, [...telling, ...(await forgetCancelledTitles(em, names))]);
    await db
      .updateTable('event')
      .set({ description: null })
      .where('id', '=', anyOf(eventIds, 'uuid'))
      .execute();
    await db.deleteFrom('left_event').where('name_id', '=', anyOf(nameIds, 'uuid')).execute();
    await db.deleteFrom('schedule_settings').where('user_id', '=', userId).execute();
    const instead = { organizer: FORMER_GUEST };
    await changedBy(
      em,
      sql`
        update left_event set facts = facts || ${JSON.stringify(instead)}::jsonb
        where event_id = ${anyOf(eventIds, 'uuid')} or facts ->> 'organizerId' = ${anyOf(nameIds, 'text')}`,
    );
  }
}
