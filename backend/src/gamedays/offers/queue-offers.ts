import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { anyOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { happened } from '@tablefall/platform/outbox/happenings';
import { keptUntil, partiesThatFit } from '@tablefall/platform/waiting/offer-rules';
import type { Gameday } from '../gameday.entity.ts';
import { moveOffered } from '../gameday-counters.ts';
import { lockSeats } from '../gameday-locks.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { QueueMails } from './queue-mails.ts';

interface Waiting {
  id: string;
  invitationId: string;
  party: number;
  place: number;
}

/** Parties that one statement reads: each offer takes a seat, so there are seldom more. */
const READ_AT_ONCE = 200;

/**
 * Offers free seats to those who wait for them, in the order in which they came. Every road by which seats may be freed
 * asks here who is next, in its own transaction and when its counters were moved.
 */
@Injectable()
export class QueueOffers {
  constructor(
    private readonly mails: QueueMails,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Offers the seats that are free to the first parties that fit. Who is passed over for that keeps the place and is told
   * so once. Offered seats count as taken until they are answered or the time is over.
   */
  async serve(unit: UnitOfWork, gameday: Gameday): Promise<void> {
    const { em, now } = unit;
    const start = gameday.startsAt(this.edition.timeZone);
    if (start <= now) {
      return;
    }
    let free = await lockSeats(em, gameday.id);
    const served: Waiting[] = [];
    while (free > 0) {
      const fitting = partiesThatFit(await firstWaiting(em, gameday.id, free), free);
      if (fitting.length === 0) {
        break;
      }
      await setOffer(em, fitting, keptUntil(now, start));
      served.push(...fitting);
      free -= seatsOf(fitting);
    }
    if (served.length > 0) {
      await moveOffered(em, gameday.id, seatsOf(served));
      await this.tellServed(unit, gameday, served, keptUntil(now, start));
    }
  }

  private async tellServed(
    unit: UnitOfWork,
    gameday: Gameday,
    served: Waiting[],
    until: Date,
  ): Promise<void> {
    await happened(unit.em, 'seats-offered', aboutThese(served));
    await this.mails.tell(unit, gameday, 'offered', idsOf(served), until);
    const last = Math.max(...served.map(({ place }) => place));
    await this.mails.tell(unit, gameday, 'passed-over', await passOver(unit, gameday.id, last));
  }

  /**
   * Takes back the seats of offers whose time is over and offers them to the next. Who did not answer goes to the end once;
   * the second time ends the wait. Once the gameday has begun nobody is asked any more, and nobody is told.
   */
  async endExpired(unit: UnitOfWork, gameday: Gameday): Promise<void> {
    const { em, now } = unit;
    await lockSeats(em, gameday.id);
    const expired = await expiredOffers(em, gameday.id, now);
    if (expired.length > 0) {
      await happened(em, 'seats-taken-back', aboutThese(expired));
      if (gameday.startsAt(this.edition.timeZone) > now) {
        await this.sendBack(unit, gameday, expired);
      } else {
        await setOffer(em, expired, null);
      }
      await moveOffered(em, gameday.id, -seatsOf(expired));
    }
    await this.serve(unit, gameday);
  }

  private async sendBack(
    unit: UnitOfWork,
    gameday: Gameday,
    expired: (Waiting & { missed: boolean })[],
  ): Promise<void> {
    const twice = expired.filter(({ missed }) => missed);
    const once = expired.filter(({ missed }) => !missed);
    await this.mails.tell(unit, gameday, 'removed', idsOf(twice));
    await unit.em
      .getKysely<GamedaysTables>()
      .deleteFrom('gameday_queue_entry')
      .where('id', '=', anyOf(idsOf(twice), 'uuid'))
      .execute();
    await moveToEnd(unit.em, gameday.id, idsOf(once));
    await this.mails.tell(unit, gameday, 'missed', idsOf(once));
  }

  /** Ends offers at a gameday's new start, when it comes earlier, and offers the seats that there are now. */
  async planChanged(unit: UnitOfWork, gameday: Gameday): Promise<void> {
    const start = gameday.startsAt(this.edition.timeZone);
    await lockSeats(unit.em, gameday.id);
    await unit.em
      .getKysely<GamedaysTables>()
      .updateTable('gameday_queue_entry')
      .set({ offered_until: start })
      .where('gameday_id', '=', gameday.id)
      .where('offered_until', '>', start)
      .execute();
    await this.serve(unit, gameday);
  }
}

function seatsOf(parties: Waiting[]): number {
  return parties.reduce((seats, { party }) => seats + party, 0);
}

function idsOf(parties: Waiting[]): string[] {
  return parties.map(({ id }) => id);
}

function aboutThese(parties: Waiting[]) {
  const ids = parties.map(({ invitationId }) => invitationId);
  return (id: ReturnType<typeof sql.ref<string>>) => sql<boolean>`${id} = ${anyOf(ids, 'uuid')}`;
}

const COLUMNS = ['id', 'invitation_id as invitationId', 'party', 'place'] as const;

/** The first of those who wait whose party is not larger than this. */
async function firstWaiting(em: EntityManager, gamedayId: string, party: number): Promise<Waiting[]> {
  return em
    .getKysely<GamedaysTables>()
    .selectFrom('gameday_queue_entry')
    .select(COLUMNS)
    .where('gameday_id', '=', gamedayId)
    .where('offered_until', 'is', null)
    .where('party', '<=', party)
    .orderBy('place')
    .limit(sql.lit(READ_AT_ONCE))
    .execute();
}

async function expiredOffers(
  em: EntityManager,
  gamedayId: string,
  now: Date,
): Promise<(Waiting & { missed: boolean })[]> {
  return em
    .getKysely<GamedaysTables>()
    .selectFrom('gameday_queue_entry')
    .select(COLUMNS)
    .select('missed')
    .where('gameday_id', '=', gamedayId)
    .where('offered_until', '<=', now)
    .orderBy('place')
    .execute();
}

async function setOffer(em: EntityManager, parties: Waiting[], until: Date | null): Promise<void> {
  await em
    .getKysely<GamedaysTables>()
    .updateTable('gameday_queue_entry')
    .set({ offered_until: until })
    .where('id', '=', anyOf(idsOf(parties), 'uuid'))
    .execute();
}

/** Marks those as told who wait before this place. @returns the ones that were not told before */
async function passOver({ em, now }: UnitOfWork, gamedayId: string, place: number): Promise<string[]> {
  const told = await em
    .getKysely<GamedaysTables>()
    .updateTable('gameday_queue_entry')
    .set({ passed_over_at: now })
    .where('gameday_id', '=', gamedayId)
    .where('offered_until', 'is', null)
    .where('passed_over_at', 'is', null)
    .where('place', '<', place)
    .returning('id')
    .execute();
  return told.map(({ id }) => id);
}

async function moveToEnd(em: EntityManager, gamedayId: string, ids: string[]): Promise<void> {
  await rowsOf(
    em,
    sql`
      update gameday_queue_entry entry
      set offered_until = null, missed = true, place = ended.last + ended.number
      from (
        select id, row_number() over (order by place) as number,
               (select max(place) from gameday_queue_entry where gameday_id = ${gamedayId}) as last
        from gameday_queue_entry where id = ${anyOf(ids, 'uuid')}
      ) ended
      where entry.id = ended.id`,
  );
}
