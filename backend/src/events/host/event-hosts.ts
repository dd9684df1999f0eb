import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { InvalidInputError, NotAllowedError } from '../../http/errors/api-error.ts';
import type { Event } from '../event.entity.ts';
import { type Caller, mayHost, mayManage } from '../events.policy.ts';
import { EventNotices } from '../notices/event-notices.ts';
import { coHostsOf, namesIn, setCoHosts } from '../participants.ts';

/** Who is to host an event. */
export interface Hosts {
  /** Id of the owner's user name. */
  ownerId: string;
  /** Ids of user names; unchanged when not given. */
  coHostIds: string[] | undefined;
}

/** Who hosts events: owners name co-hosts among those who play, and hand an event over to one who plays. */
@Injectable()
export class EventHosts {
  constructor(private readonly notices: EventNotices) {}

  /** The caller has locked the event. Throws NotAllowedError unless the caller hosts the event. */
  async refuseStranger(
    em: EntityManager,
    caller: Caller,
    event: Pick<Event, 'id' | 'ownerId'>,
  ): Promise<void> {
    if (!mayHost(caller, event, await coHostsOf(em, event.id))) {
      throw new NotAllowedError();
    }
  }

  /**
   * The caller has locked the event.
   * Throws NotAllowedError unless whoever lets other people host the event owns it.
   * Throws InvalidInputError when a co-host takes no part.
   */
  async refuse(
    em: EntityManager,
    caller: Caller,
    event: Pick<Event, 'id' | 'ownerId'>,
    { ownerId, coHostIds }: Hosts,
  ): Promise<void> {
    const known = await coHostsOf(em, event.id);
    const isHandedOver = ownerId !== event.ownerId;
    const areOthers = coHostIds !== undefined && !isSameSet(coHostIds, known);
    if ((isHandedOver || areOthers) && !mayManage(caller, event)) {
      throw new NotAllowedError();
    }
    const players = await namesIn(em, event.id);
    if (isHandedOver && !caller.nameIds.includes(ownerId) && !players.includes(ownerId)) {
      throw new NotAllowedError();
    }
    if (areOthers) {
      refuseAbsent(coHostIds, players);
    }
  }

  /**
   * Names the co-hosts of an event that was saved with its owner, and tells by mail who hosts it from now on without having
   * done it themselves.
   *
   * @param former who owned it until now
   */
  async change(
    unit: UnitOfWork,
    caller: Caller,
    event: Event,
    coHostIds: string[] | undefined,
    former: string,
  ): Promise<void> {
    const { em } = unit;
    const { ownerId } = event;
    const known = await coHostsOf(em, event.id);
    const coHosts = (coHostIds ?? known).filter((id) => id !== ownerId);
    if (!isSameSet(coHosts, known)) {
      await setCoHosts(em, event.id, coHosts);
    }
    const isOthers = (id: string) => !caller.nameIds.includes(id);
    const named = coHosts.filter((id) => !known.includes(id) && isOthers(id));
    await this.notices.notifyHosts(unit, event, 'co-host', named);
    if (ownerId !== former && isOthers(ownerId)) {
      await this.notices.notifyHosts(unit, event, 'host', [ownerId]);
    }
  }
}

/** Throws InvalidInputError when a co-host takes no part. */
export function refuseAbsent(coHostIds: string[], players: string[]): void {
  if (!coHostIds.every((id) => players.includes(id))) {
    throw new InvalidInputError({ coHosts: 'Co-hosts are chosen among those who take part.' });
  }
}

function isSameSet(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
