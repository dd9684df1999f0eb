import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { isForgotten } from '@tablefall/platform/privacy/former-guest';
import type { Principal } from '../http/access/principal.ts';
import { NotAllowedError } from '../http/errors/api-error.ts';
import { AccountsService, namesOf } from '../users/accounts.service.ts';
import { accounts } from '../users/names/accounts.tables.ts';
import { Event } from './event.entity.ts';
import { EventNotFoundError } from './events.errors.ts';
import type { Caller } from './events.policy.ts';

/*
 * Everybody locks in one order: first the events, by id, then the names whose other events matter, by id, then the tables
 * of the edition (`tables/tables.sql.ts`). With an event one locks who takes part in it and who waits; with a name, what
 * else that name takes part in. Whoever joins or leaves locks all names that wait as well, because they are served first
 * (`waitlist/promotions.ts`). Other modules take their locks in the same order: their things, then names.
 */

/** Holds events and names for those who change who takes part. */
@Injectable()
export class EventLocks {
  constructor(private readonly accounts: AccountsService) {}

  async lockEvent(em: EntityManager, id: string): Promise<Event> {
    const event = await em.findOne(Event, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!event) {
      throw new EventNotFoundError();
    }
    return event;
  }

  /** Holds two events. Throws EventNotFoundError unless there are both. */
  async lockEvents(em: EntityManager, one: string, other: string): Promise<[Event, Event]> {
    const [first = one, second = other] = [one, other].sort();
    const locked = new Map<string, Event>();
    for (const id of [first, second]) {
      locked.set(id, await this.lockEvent(em, id));
    }
    return [locked.get(one) as Event, locked.get(other) as Event];
  }

  /** Holds those of the events that there are. */
  lockKnownEvents(em: EntityManager, ids: string[]): Promise<Event[]> {
    return em.find(
      Event,
      { id: { $in: ids } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  /**
   * Holds the account of somebody who writes, so that none is erased meanwhile. Comes after the events.
   * Throws NotAllowedError when it was erased.
   */
  async holdWriter(em: EntityManager, userId: string): Promise<void> {
    const writer = await firstRowOf(
      em,
      sql`
        select id from ${accounts} account
        where id = ${userId} and not ${isForgotten(sql.ref('account.email'))} for share`,
    );
    if (!writer) {
      throw new NotAllowedError();
    }
  }

  /** Comes after the events. @returns the ids that there are */
  lockNames(em: EntityManager, ids: string[]): Promise<string[]> {
    return this.accounts.lockNames(em, ids);
  }
}

/** Who acts, with the names that are the account's at this moment. */
export async function callerOf(em: EntityManager, { userId, roles }: Principal): Promise<Caller> {
  return { userId, nameIds: await namesOf(em, userId), isAdministrator: roles.includes('administrator') };
}
