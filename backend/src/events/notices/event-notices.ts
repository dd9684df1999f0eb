import { Injectable } from '@nestjs/common';
import type { EventNews, MailProps } from '@tablefall/mail';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Ledger } from '@tablefall/platform/ledger/ledger';
import { cancelMails } from '@tablefall/platform/ledger/mails';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { accounts, userNames } from '../../users/users.tables.ts';
import type { Event } from '../schedule/event.entity.ts';
import { EVENT_FACTS, EVENT_TIMES, ownerFor } from '../schedule/event-facts.sql.ts';
import type { Caller } from '../schedule/events.policy.ts';

type NoticeProps = MailProps['event-notice'];

/** Somebody who is told: what the mail is about is their participation or their place on the waitlist. */
interface Told {
  about: string;
  name_id: string;
  /** What only this mail says. */
  props: Partial<NoticeProps>;
}

/** So long after the first change of a plan its participants are told of it, and of all that followed. */
export const NOTICE_DELAY_MS = 5 * 60 * 1000;

/**
 * Mails to those who take part in events or wait to, unless they turned these off. Nobody is told of an event that is over.
 */
@Injectable()
export class EventNotices {
  constructor(
    private readonly ledger: Ledger,
    private readonly edition: EditionService,
  ) {}

  tellJoined(unit: UnitOfWork, event: Event, nameId: string): Promise<void> {
    return this.tell(unit, event, 'joined', participants(event, nameId));
  }

  tellPromoted(unit: UnitOfWork, event: Event, nameId: string): Promise<void> {
    return this.tell(unit, event, 'promoted', participants(event, nameId));
  }

  /** Comes before the participant is removed. */
  tellRemoved(unit: UnitOfWork, event: Event, nameId: string): Promise<void> {
    const next = sql`jsonb_build_object('sequence', (select sequence + 1 from event where id = ${event.id}))`;
    return this.tell(unit, event, 'removed', participants(event, nameId, next));
  }

  tellPassedOver(unit: UnitOfWork, event: Event, nameId: string): Promise<void> {
    const one = sql<Told>`${waiting(event)} and name_id = ${nameId}`;
    return this.tell(unit, event, 'passed-over', one);
  }

  /** Tells participants, those who wait, and the owner, but not whoever deletes the event, before it is deleted. */
  async tellCancelled(unit: UnitOfWork, event: Event, caller: Caller): Promise<void> {
    const everybody = sql<Told>`${participantsAndOwner(event)} union all ${waiting(event)}`;
    const others = sql<Told>`
      select * from (${everybody}) as concerned where name_id <> all(${caller.nameIds}::uuid[])`;
    await this.tell(unit, event, 'cancelled', others);
  }

  /** Tells each participant who does not know the plan as it is now. */
  async tellChanged(unit: UnitOfWork, event: Event): Promise<void> {
    const unknowing = sql<Told>`
      select participant.id as about, name_id, jsonb_build_object('before', told_plan) as props
      from participant join event on event.id = participant.event_id
      where event_id = ${event.id} and told_plan <> ${EVENT_TIMES}`;
    await this.tell(unit, event, 'changed', unknowing);
  }

  /** Tells participants and owner what is still missing on the day before. */
  async tellIncomplete(unit: UnitOfWork, event: Event): Promise<void> {
    const missing = { gameOwner: event.gameOwnerId === null, teacher: event.teacher };
    await this.tell(unit, event, 'incomplete', participantsAndOwner(event), { missing });
  }

  /** Takes back what was not sent yet: to a participant, or to all of the event's unless a name is given. */
  async withdraw({ em }: UnitOfWork, event: Event, nameId: string | null = null): Promise<void> {
    await cancelMails(
      em,
      ['event-notice'],
      (id) => sql`${id} in (
        select participant.id from participant
        where event_id = ${event.id} and (${nameId}::uuid is null or name_id = ${nameId}))`,
    );
  }

  private async tell(
    unit: UnitOfWork,
    event: Event,
    news: EventNews,
    people: RawBuilder<Told>,
    shared: Partial<NoticeProps> = {},
  ): Promise<void> {
    if (event.isOver(unit.now)) {
      return;
    }
    const { venue } = this.edition.details;
    await this.ledger.putAll(unit, {
      kind: 'event-notice',
      mailing: null,
      sharedProps: { news, venue, before: null, missing: { gameOwner: false, teacher: 'none' }, ...shared },
      recipients: sql`
        select told.about, user_name.name, account.email as address, ${EVENT_FACTS} || told.props as props
        from (${people}) as told
        join ${userNames} user_name on user_name.id = told.name_id
        join ${accounts} account on account.id = user_name.user_id
        join event on event.id = ${event.id} ${ownerFor(sql`account.id`)}
        left join schedule_settings settings on settings.user_id = account.id
        where coalesce(settings.notices, true)`,
      expiresAt: event.endsAt,
    });
  }
}

/** Participants, all of them unless a name is given. */
function participants(
  { id }: Event,
  nameId: string | null = null,
  props: RawBuilder<unknown> = sql`'{}'::jsonb`,
): RawBuilder<Told> {
  return sql`
    select participant.id as about, name_id, ${props} as props from participant
    where event_id = ${id} and (${nameId}::uuid is null or name_id = ${nameId})`;
}

/** An owner who takes no part is told under the event's own id. */
function participantsAndOwner(event: Event): RawBuilder<Told> {
  return sql`
    ${participants(event)}
    union all
    select event.id, owner_id, '{}'::jsonb from event
    where event.id = ${event.id}
      and not exists (select from participant where event_id = event.id and name_id = event.owner_id)`;
}

function waiting({ id }: Event): RawBuilder<Told> {
  return sql`
    select waitlist_entry.id as about, name_id, '{}'::jsonb as props from waitlist_entry where event_id = ${id}`;
}
