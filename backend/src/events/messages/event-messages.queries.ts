import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailProps } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { firstRowOf, isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import { canBeTakenBack } from '@tablefall/platform/outbox/mailing-undo';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { MailPreviewsService } from '../../email/mailings/mail-previews.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { NoLongerPartError } from '../../http/errors/api-error.ts';
import { Event } from '../event.entity.ts';
import { callerOf } from '../event-locks.ts';
import { EventNotFoundError, EventOverError } from '../events.errors.ts';
import { mayHost } from '../events.policy.ts';
import { hostingOf } from '../host/hosting.ts';
import { everybody } from '../notices/concerned.sql.ts';
import { coHostsOf } from '../participants.ts';
import { ANY_READER, people, shownName } from '../shown-names.sql.ts';
import type {
  EventMessageDto,
  EventMessageFormDto,
  EventMessagePreviewDto,
  EventMessagesDto,
} from './event-messages.dto.ts';
import { NobodyPlaysError } from './event-messages.errors.ts';
import { mailsOf, reachOf, writerNamed } from './event-messages.sql.ts';
import { messagesLeft } from './message-limit.ts';

/** So many are shown; an event of two days has a few. */
const SHOWN_MAX = 50;

/** What a message of the administrator says of its writer. */
const ORGANISERS = 'The organisers';

/** Reads about what hosts write to the players of an event. */
@Injectable()
export class EventMessagesQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly previews: MailPreviewsService,
    private readonly edition: EditionService,
    private readonly clock: Clock,
  ) {}

  /** What hosts wrote, for those who play, wait or host, and the administrator. */
  async listMessages(principal: Principal, eventId: string): Promise<EventMessagesDto> {
    const em = this.em.fork();
    const event = await eventOf(em, eventId);
    const caller = await callerOf(em, principal);
    const isHost = mayHost(caller, event, await coHostsOf(em, eventId));
    if (!isHost && !(await isConcerned(em, event, caller.nameIds))) {
      throw new NoLongerPartError();
    }
    const reader = {
      userId: sql`${principal.userId}::uuid`,
      readsChildren: sql`${caller.isAdministrator}::boolean`,
    };
    const now = this.clock.now();
    const items = await rowsOf<EventMessageDto>(
      em,
      sql`
        select id, message, ${isoTime('written_at')} as "writtenAt",
               coalesce(${writerNamed(sql.ref('event_message.name_id'), reader)}, ${ORGANISERS}) as writer,
               author_id = ${principal.userId}::uuid
               and ${canBeTakenBack(sql.ref('event_message.id'), sql.ref('written_at'), now)} as "mayTakeBack"
        from event_message where event_id = ${eventId} order by id desc limit ${SHOWN_MAX}`,
    );
    const left = isHost ? (await messagesLeft(em, eventId, now)).left : null;
    return { items, left };
  }

  /** A message as the first of those who would get it. */
  async previewMessage(
    principal: Principal,
    eventId: string,
    { message, waiting }: EventMessageFormDto,
  ): Promise<EventMessagePreviewDto> {
    const em = this.em.fork();
    const now = this.clock.now();
    const event = await eventOf(em, eventId);
    const { hostName } = await hostingOf(em, principal, event);
    if (event.isOver(now)) {
      throw new EventOverError();
    }
    const audience = { event, waiting, writerId: principal.userId };
    const first = await firstRowOf<{ name: string; props: MailProps['event-message'] }>(
      em,
      sql`
        select ${shownName('person', { ...ANY_READER, readsChildren: sql`true` })} as name, props
        from (${mailsOf(audience, hostName)}) as told join ${people} person on person.id = told.name_id
        order by is_mailed desc, told.name, told.user_id limit 1`,
    );
    if (!first) {
      throw new NobodyPlaysError();
    }
    const props = { ...first.props, venue: this.edition.details.venue, message };
    const words = await this.previews.wordsNow('event-message');
    return {
      mail: this.previews.preview('event-message', props, first.name, words),
      to: first.name,
      ...(await reachOf(em, audience)),
      left: (await messagesLeft(em, eventId, now)).left,
    };
  }
}

async function eventOf(em: EntityManager, id: string): Promise<Event> {
  const event = await em.findOne(Event, id);
  if (!event) {
    throw new EventNotFoundError();
  }
  return event;
}

async function isConcerned(em: EntityManager, event: Event, nameIds: string[]): Promise<boolean> {
  const row = await firstRowOf(
    em,
    sql`select from (${everybody(event)}) as concerned where name_id = any(${nameIds}::uuid[]) limit 1`,
  );
  return row !== null;
}
