import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isoTime, sql } from '@tablefall/platform/database/sql';
import { displayNameTo } from '../../convention/registration/display-names.tables.ts';
import type { Principal } from '../../http/access/principal.ts';
import { callerOf } from '../event-locks.ts';
import { EventNotFoundError, UnknownQuestionError } from '../events.errors.ts';
import { mayHost } from '../events.policy.ts';
import { coHostsOf } from '../participants.ts';
import { scheduleOf } from '../schedule-of.sql.ts';
import { STRANGERS_NAME } from '../shown-names.sql.ts';
import type { EventDiscussionDto } from './event-discussions.dto.ts';

/** The newest entries that are shown below an event. */
const SHOWN_MAX = 500;

/** Reads about what is asked and answered below events. */
@Injectable()
export class EventDiscussionsQueries {
  constructor(private readonly em: EntityManager) {}

  /**
   * The newest entries of an event in the order of time.
   *
   * @param principal who reads them; strangers (null) are told no name
   */
  async ofEvent(principal: Principal | null, eventId: string): Promise<EventDiscussionDto[]> {
    const em = this.em.fork();
    const event = await scheduleOf(em)
      .selectFrom('event')
      .select(['id', 'owner_id as ownerId'])
      .where('id', '=', eventId)
      .executeTakeFirst();
    if (!event) {
      throw new EventNotFoundError();
    }
    const reader = principal && (await callerOf(em, principal));
    const hosts = reader !== null && mayHost(reader, event, await coHostsOf(em, eventId));
    return this.entries(reader, hosts, 'event_id', eventId);
  }

  /** One entry, for its author. Throws NotFoundError when somebody has deleted it in the meantime. */
  async entry(author: Pick<Principal, 'userId'>, id: string): Promise<EventDiscussionDto> {
    const [entry] = await this.entries(author, false, 'id', id);
    if (!entry) {
      throw new UnknownQuestionError();
    }
    return entry;
  }

  /** @param hosts whether the reader hosts the event */
  private entries(
    reader: Pick<Principal, 'userId'> | null,
    hosts: boolean,
    column: 'id' | 'event_id',
    id: string,
  ): Promise<EventDiscussionDto[]> {
    const db = scheduleOf(this.em.fork());
    const newest = db
      .selectFrom('event_discussion')
      .selectAll()
      .where(column, '=', id)
      .orderBy('id', 'desc')
      .limit(SHOWN_MAX);
    return db
      .selectFrom(newest.as('entry'))
      .select([
        'entry.id',
        'entry.question_id as questionId',
        'entry.message',
        displayNameTo(reader, 'entry.author_id', STRANGERS_NAME).as('userName'),
        'entry.by_host as isHost',
        isoTime('entry.created_at').as('createdAt'),
        sql<boolean>`${hosts} or author_id is not distinct from ${reader?.userId ?? null}::uuid`.as(
          'mayDelete',
        ),
      ])
      .orderBy('entry.id')
      .execute();
  }
}
