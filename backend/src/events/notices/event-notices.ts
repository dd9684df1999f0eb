import { Injectable } from '@nestjs/common';
import { type MailProps, UNFINISHED_MAIL_STATES } from '@tablefall/mail';
import { before, DAY_MS } from '@tablefall/platform/clock/durations';
import { anyOf, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { corrected, happened, passOn } from '@tablefall/platform/outbox/happenings';
import {
  cancelWaitingMailsSaying,
  hasMailAbout,
  lockUnsentMails,
  waitAgain,
  waitingMails,
} from '@tablefall/platform/outbox/mails';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { Event } from '../event.entity.ts';
import { EVENT_TIMES, earlierPlan, SHARED_FACTS } from '../event-facts.sql.ts';
import type { Caller } from '../events.policy.ts';
import {
  aboutAnyPart,
  aboutPart,
  aboutPartsOf,
  type NoticeRecipient,
  othersThan,
  participants,
  participantsAndOwner,
  partOf,
  waiting,
} from './concerned.sql.ts';
import { knownPlans, noticesTo } from './notices.sql.ts';

type NoticeProps = MailProps['event-notice'];

/**
 * Mails to those who take part in events or wait to, unless they turned these off. Nobody is told of an event that is over.
 */
@Injectable()
export class EventNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly edition: EditionService,
  ) {}

  async notifyJoined(unit: UnitOfWork, event: Event, nameId: string): Promise<void> {
    await happened(unit.em, 'joined', aboutPart(event, nameId));
    await this.notify(unit, event, 'joined', participants(event, nameId));
  }

  async notifyPromoted(unit: UnitOfWork, event: Event, nameId: string): Promise<void> {
    await happened(unit.em, 'promoted', aboutPart(event, nameId));
    await this.notify(unit, event, 'promoted', participants(event, nameId));
  }

  /**
   * Comes before the participant is removed.
   *
   * @param leaveAt until then it can be taken back
   */
  notifyRemoved(unit: UnitOfWork, event: Event, nameId: string, leaveAt: Date): Promise<void> {
    const next = sql`jsonb_build_object('sequence', (select sequence + 1 from event where id = ${event.id}))`;
    return this.notify(unit, event, 'removed', participants(event, nameId, next), { leaveAt });
  }

  /** The ids of what somebody is still to be told of their part. */
  waitingFor({ em }: UnitOfWork, event: Event, nameId: string): Promise<string[]> {
    return waitingMails(em, aboutPart(event, nameId));
  }

  /**
   * Takes back what tells somebody of their removal, and lets the mails wait again that it took back.
   *
   * @param removedAt when that was
   * @returns false, with nothing done, when they have been told of it or are being told
   */
  async undoRemoved(
    { em }: UnitOfWork,
    event: Event,
    nameId: string,
    { removedAt, mails }: { removedAt: Date; mails: string[] },
  ): Promise<boolean> {
    const about = aboutPart(event, nameId);
    await lockUnsentMails(em, about);
    const part = partOf(sql.val(event.id), sql.val(nameId));
    const justBefore = before(removedAt, 1);
    const [row] = await rowsOf<{ told: boolean }>(
      em,
      sql`select ${hasMailAbout(part, ['sending', 'sent'], ['event-notice'], ['removed'], justBefore)} as told`,
    );
    if (row?.told) {
      return false;
    }
    await happened(em, 'joined', about);
    await waitAgain(em, mails);
    return true;
  }

  async notifyPassedOver(unit: UnitOfWork, event: Event, nameId: string): Promise<void> {
    await happened(unit.em, 'passed-over', aboutPart(event, nameId));
    await this.notify(unit, event, 'passed-over', waiting(event, nameId));
  }

  /** @param until when the spot that is kept for each of them goes to the next */
  async notifyOffered(unit: UnitOfWork, event: Event, nameIds: string[], until: Date): Promise<void> {
    const asked = sql<NoticeRecipient>`
      select * from (${waiting(event)}) as waits where name_id = ${anyOf(nameIds, 'uuid')}`;
    const props = { keptUntil: until.toISOString() };
    await this.notify(unit, event, 'offered', asked, { props, endsAt: until });
  }

  /**
   * Tells participants, those who wait, and the owner, but not the person who deletes the event. Called before it is
   * deleted; takes back what they were still to be told of it.
   *
   * @param leaveAt when the mails leave; at once without one
   */
  async notifyCancelled(
    unit: UnitOfWork,
    event: Event,
    caller: Caller,
    leaveAt: Date | null = null,
  ): Promise<void> {
    await happened(unit.em, 'event-deleted', aboutAnyPart(event));
    const others = othersThan(event, caller.nameIds);
    await this.notify(unit, event, 'cancelled', others, { ...(leaveAt && { leaveAt }) });
  }

  /**
   * Tells each participant who does not know the plan as it is now, and an owner who takes no part. Somebody for whom
   * a notice still waits that says when the event is reads of the new plan in that notice.
   */
  async notifyChanged(unit: UnitOfWork, event: Event): Promise<void> {
    const { em } = unit;
    const about = aboutAnyPart(event);
    await lockUnsentMails(em, about);
    const unknowing = sql<NoticeRecipient>`
      select name_id, jsonb_build_object('before', ${earlierPlan(sql.ref('knows'))}) as props from (${knownPlans([event.id])}) part join event on event.id = ${event.id}
      where knows <> ${EVENT_TIMES}
        and not ${hasMailAbout(partOf(sql.ref('event.id'), sql.ref('name_id')), ['queued', 'retrying'], ['event-notice'], TELL_PLAN)}`;
    await this.notify(unit, event, 'changed', unknowing);
    const ofEvent = (what: RawBuilder<unknown>) =>
      sql<object>`(select ${what} from event where event.id = ${event.id})`;
    const end = { before: null, now: event.endsAt };
    await corrected(em, 'event-moved', about, { facts: ofEvent(SHARED_FACTS), end });
    // Moved back before the notice left: for this reader nothing has changed.
    const now = sql`${EVENT_TIMES} || jsonb_build_object('tableId', event.table_id)`;
    const back = ofEvent(sql`jsonb_build_object('news', 'changed', 'before', ${now})`);
    await cancelWaitingMailsSaying(em, 'event-notice', about, back);
  }

  /** Tells participants and owner what is still missing on the day before. */
  async notifyIncomplete(unit: UnitOfWork, event: Event): Promise<void> {
    const { gameOwnerId, teacher, spotsTaken, minPlayers } = event;
    const isShort = minPlayers !== null && spotsTaken < minPlayers;
    const players = isShort ? { taken: spotsTaken, least: minPlayers } : null;
    const missing = { gameOwner: gameOwnerId === null, teacher, players };
    await happened(unit.em, 'event-incomplete', aboutAnyPart(event));
    await this.notify(unit, event, 'incomplete', participantsAndOwner(event), { props: { missing } });
  }

  /**
   * Tells participants that the owner has made them a host of the event, or the only one. Whoever was told within a day is
   * not told again: otherwise naming somebody over and over would be a way to mail them.
   */
  async notifyHosts(
    unit: UnitOfWork,
    event: Event,
    news: 'host' | 'co-host',
    nameIds: string[],
  ): Promise<void> {
    if (nameIds.length > 0) {
      const dayAgo = before(unit.now, DAY_MS);
      const named = sql<NoticeRecipient>`
        select * from (${participants(event)}) as plays
        where name_id = ${anyOf(nameIds, 'uuid')}
          and not ${hasMailAbout(partOf(sql.val(event.id), sql.ref('name_id')), [...TOLD], ['event-notice'], [news], dayAgo)}`;
      await this.notify(unit, event, news, named);
    }
  }

  /** Takes back what was still to be told to somebody who no longer takes part or waits. */
  async withdraw({ em }: UnitOfWork, event: Event, nameId: string): Promise<void> {
    const about = aboutPart(event, nameId);
    await passOn(em, 'left', about, aboutAnyPart(event));
    await happened(em, 'left', about);
  }

  /** Takes back what was to be told of the day on which the event is no longer. */
  async leaveDay({ em }: UnitOfWork, event: Event): Promise<void> {
    await happened(em, 'event-on-another-day', aboutAnyPart(event));
  }

  /** Takes back what was to be told of the hour at which the event begins no longer. */
  async leaveTime({ em }: UnitOfWork, event: Event): Promise<void> {
    await happened(em, 'event-at-another-time', aboutAnyPart(event));
  }

  /** The same as of a day for many events. */
  async leaveDays({ em }: UnitOfWork, eventIds: string[]): Promise<void> {
    await happened(em, 'event-on-another-day', aboutPartsOf(eventIds));
  }

  /** Takes back what was to be told of the tables at which events are no longer. */
  async leaveTables({ em }: UnitOfWork, eventIds: string[]): Promise<void> {
    await happened(em, 'event-at-another-table', aboutPartsOf(eventIds));
  }

  private async notify(
    unit: UnitOfWork,
    event: Event,
    news: NoticeProps['news'],
    people: RawBuilder<NoticeRecipient>,
    { props = {}, endsAt = event.endsAt, leaveAt }: NoticeDetails = {},
  ): Promise<void> {
    if (event.isOver(unit.now)) {
      return;
    }
    const { venue } = this.edition.details;
    await this.outbox.putAll(unit, {
      kind: 'event-notice',
      mailing: null,
      sharedProps: { ...sharedProps(news, venue), ...props },
      recipients: noticesTo(event, people),
      endsAt,
      ...(leaveAt && { leaveAt }),
    });
  }
}

/** What the notices of some news say to everybody. */
export function sharedProps(
  news: NoticeProps['news'],
  venue: NoticeProps['venue'],
): Pick<NoticeProps, 'news' | 'venue' | 'before' | 'missing'> {
  return { news, venue, before: null, missing: { gameOwner: false, teacher: 'none' } };
}

/** What is special about some news. */
interface NoticeDetails {
  /** What all of its mails say besides. */
  props?: Partial<NoticeProps>;
  /** When it is of no use any more: by default when the event ends. */
  endsAt?: Date;
  leaveAt?: Date;
}

/** Of mails that have left, or will. */
const TOLD = [...UNFINISHED_MAIL_STATES, 'sent'] as const;

/** The news that say when an event is to somebody who takes part. */
const TELL_PLAN: NoticeProps['news'][] = ['joined', 'promoted', 'changed'];
